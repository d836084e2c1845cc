import { css } from "linaria";
import { color, focusRing, font, layer, media, motion, radius, space } from "../tokens/index.ts";

export const player = css`
  --controls-height: 84px;
  /* what stands in the middle (56 px) stands on the controls of a low player, not under them */
  --centre-bottom: max(50% - 28px, var(--controls-height));
  position: relative;
  container: player / inline-size;
  aspect-ratio: 16 / 9;
  width: 100%;
  /* who lays it out may say how high a screen lets it be */
  max-height: var(--player-max-height, none);
  overflow: hidden;
  isolation: isolate;
  border-radius: ${radius.popup};
  background: ${color.player};
  color: ${color.textOnPlayer};
  color-scheme: dark;
  font: ${font.body};
  outline: none;
  &[data-quiet] {
    cursor: none;
  }
  &[data-mode="cinema"],
  &[data-fullscreen] {
    border-radius: 0;
  }
  /* below that it is as wide as can be in either mode */
  ${media.desktop} {
    &[data-mode="cinema"] {
      aspect-ratio: auto;
      height: min(calc(100vw * 9 / 16), calc(100dvh - var(--k-header-height) - 96px));
      min-height: 240px;
      max-height: none;
    }
  }
  &[data-fullscreen] {
    --controls-height: 100px;
    width: 100%;
    height: 100%;
    max-height: none;
    aspect-ratio: auto;
  }
  &[data-mode="mini"] {
    --controls-height: 0px;
    max-height: none;
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: ${focusRing.inset};
  }
  ${media.mobile} {
    border-radius: 0;
  }
  ${media.coarse} {
    --controls-height: 88px;
    &[data-fullscreen] {
      --controls-height: 104px;
    }
  }
`;

/* Plyr puts two boxes around the video when it comes; none of them may move the picture. */
export const stage = css`
  position: absolute;
  inset: 0;
  & .plyr,
  & .plyr__video-wrapper,
  & video {
    width: 100%;
    height: 100%;
  }
  & video {
    object-fit: contain;
  }
  & .plyr__poster,
  & .plyr__captions,
  & .plyr__control {
    display: none;
  }
  &[data-sound-only] {
    visibility: hidden;
  }
`;

export const surface = css`
  position: absolute;
  inset: 0;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
`;

export const stubPlace = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.playerChrome};
  overflow: auto;
`;

export const soundOnly = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[6]};
  background: ${color.playerChrome};
  font: ${font.lead};
  text-align: center;
  & > span {
    color: ${color.textMutedOnPlayer};
    font: ${font.body};
  }
  & > * {
    transition: opacity ${motion.state};
  }
  /* what stands in the middle for a while does not stand on the words */
  [data-phase="waiting"] > & > * {
    opacity: 0;
  }
  ${media.coarse} {
    [data-player]:not([data-quiet]) > & > * {
      opacity: 0;
    }
  }
`;

/* All controls: the picture between them stays the picture's. */
export const chrome = css`
  position: absolute;
  inset: 0;
  z-index: ${layer.raised};
  pointer-events: none;
`;

export const controls = css`
  position: absolute;
  inset: auto 0 0;
  padding: ${space[8]} ${space[3]} ${space[1]};
  background: linear-gradient(to top, ${color.playerChrome}, transparent);
  transition: opacity ${motion.entry};
  & > * {
    pointer-events: auto;
  }
  &[data-hidden] {
    opacity: 0;
    & > * {
      pointer-events: none;
    }
  }
  @container player (max-width: 419px) {
    padding-inline: ${space[1]};
  }
  ${media.coarse} {
    padding-bottom: 0;
  }
  [data-fullscreen] > * > & {
    padding: ${space[12]} ${space[6]} ${space[3]};
  }
  ${media.forcedColors} {
    padding-top: 0;
    background: Canvas;
  }
`;

/* As long as it runs twice as fast. */
export const fast = css`
  position: absolute;
  inset: ${space[3]} auto auto 50%;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  translate: -50% 0;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.full};
  background: ${color.playerChrome};
  font: ${font.bodyStrong};
  pointer-events: none;
`;
