import { css } from "linaria";
import { color, media, motion, space } from "../tokens/index.ts";

export const shortPlayer = css`
  --centre-bottom: calc(50% - 28px);
  position: absolute;
  inset: 0;
  container: player / size;
  background: ${color.player};
  color: ${color.textOnPlayer};
  color-scheme: dark;
`;

/* A place that is nearly of the picture's shape is filled; one that is wide has the picture in its middle. */
export const fitted = css`
  position: absolute;
  inset: 0;
  pointer-events: none;
  & video,
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @container player (min-aspect-ratio: 3/4) {
    & video,
    & img {
      object-fit: contain;
    }
  }
`;

export const surface = css`
  position: absolute;
  inset: 0;
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
`;

export const sign = css`
  position: absolute;
  inset: 50% auto auto 50%;
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  translate: -50% -50%;
  border-radius: 50%;
  background: ${color.playerChrome};
  pointer-events: none;
`;

export const bar = css`
  position: absolute;
  inset: ${space[2]} ${space[2]} auto auto;
  z-index: 1;
  display: flex;
  gap: ${space[1]};
  & > button {
    background: ${color.playerChrome};
    color: ${color.textOnPlayer};
  }
  ${media.hover} {
    & > button:hover {
      background: ${color.player};
    }
  }
  & > button[aria-pressed="true"] {
    background: ${color.textOnPlayer};
    color: ${color.player};
  }
`;

export const unmute = css`
  position: absolute;
  inset: ${space[2]} auto auto ${space[2]};
  z-index: 1;
`;

export const line = css`
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  height: 3px;
  background: ${color.playerTrack};
  pointer-events: none;
  & > div {
    height: 100%;
    background: ${color.playerAccent};
    transform: scaleX(var(--played, 0));
    transform-origin: 0 0;
  }
  ${media.forcedColors} {
    background: Canvas;
    & > div {
      background: Highlight;
    }
  }
`;

/* over what is said of the short, whose height its place knows */
export const captionsPlace = css`
  position: absolute;
  inset: 0 0 var(--captions-bottom, 150px);
  pointer-events: none;
  transition: translate ${motion.entry};
`;
