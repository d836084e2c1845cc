import { css } from "linaria";
import { color, focusRing, font, layer, media, motion, radius, space } from "../tokens/index.ts";

export const player = css`
  --controls-height: 84px;
  position: relative;
  container: player / inline-size;
  aspect-ratio: 16 / 9;
  width: 100%;
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
  &[data-mode="cinema"] {
    aspect-ratio: auto;
    height: min(calc(100vw * 9 / 16), calc(100dvh - var(--k-header-height) - 96px));
    min-height: 240px;
  }
  &[data-fullscreen] {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: ${focusRing.inset};
  }
  ${media.mobile} {
    border-radius: 0;
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

export const controls = css`
  position: absolute;
  inset: auto 0 0;
  z-index: ${layer.raised};
  padding: ${space[8]} ${space[3]} ${space[1]};
  background: linear-gradient(to top, ${color.playerChrome}, transparent);
  transition: opacity ${motion.entry};
  &[data-hidden] {
    opacity: 0;
    pointer-events: none;
  }
  [data-fullscreen] > & {
    padding: ${space[12]} ${space[6]} ${space[3]};
  }
  ${media.forcedColors} {
    background: Canvas;
  }
`;

/* Large and in the middle, for fingers only. */
export const centreRow = css`
  position: absolute;
  inset: 0 0 auto;
  height: calc(100% - 32px);
  display: none;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  pointer-events: none;
  transition: opacity ${motion.state};
  & > button {
    width: 56px;
    height: 56px;
    background: ${color.playerChrome};
    pointer-events: auto;
  }
  &[data-hidden] {
    opacity: 0;
    visibility: hidden;
  }
  &[data-waiting] > :nth-child(2) {
    visibility: hidden;
  }
  ${media.coarse} {
    display: flex;
  }
`;

export const miniCorner = css`
  position: absolute;
  inset: ${space[1]} ${space[1]} auto auto;
  display: flex;
  gap: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.playerChrome};
`;

export const miniLink = css`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.full};
  color: ${color.textOnPlayer};
  &:hover {
    background: ${color.playerHover};
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: ${focusRing.inset};
  }
`;

export const bezel = css`
  position: absolute;
  inset: 12% auto auto 50%;
  translate: -50% 0;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.full};
  background: ${color.playerChrome};
  font: ${font.leadStrong};
  pointer-events: none;
  white-space: nowrap;
`;
