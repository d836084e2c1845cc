import { css } from "linaria";
import { color } from "@kadr/design-system/tokens";

/** All of the shell's place: the page is as high as the screen. */
export const page = css`
  position: absolute;
  inset: 0;
`;

/** In the place of a player that has not come. */
export const poster = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: ${color.player};
`;

export const gate = css`
  position: absolute;
  inset: 0;
  display: grid;
  overflow: auto;
  background: ${color.player};
  & > * {
    aspect-ratio: auto;
    min-height: 100%;
  }
`;
