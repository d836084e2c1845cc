import { css } from "linaria";
import { color, focusRing, media, radius, space } from "../../tokens/index.ts";

export const frame = css`
  position: relative;
  height: 100%;
  min-height: 0;
  overflow: hidden;
`;

export const scroller = css`
  height: 100%;
  overflow-y: scroll;
  overscroll-behavior: contain;
  scroll-snap-type: y mandatory;
  scrollbar-width: none;
  touch-action: pan-y;
  outline: none;
  &::-webkit-scrollbar {
    display: none;
  }
`;

export const slide = css`
  height: 100%;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  /* what is far away costs nothing */
  contain: strict;
  outline: none;
  &:focus-visible > * {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
`;

export const steps = css`
  position: absolute;
  inset: 50% ${space[8]} auto auto;
  display: none;
  gap: ${space[3]};
  translate: 0 -50%;
  /* fingers swipe; there is no room for them beside the picture */
  ${media.desktop} {
    display: grid;
  }
`;

export const step = css`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${color.control};
  color: ${color.text};
  ${media.hover} {
    &:not([aria-disabled="true"]):hover {
      background: ${color.controlHover};
    }
  }
  &:not([aria-disabled="true"]):active {
    background: ${color.controlPressed};
  }
  &[aria-disabled="true"] {
    color: ${color.textDisabled};
  }
  &:focus-visible {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
