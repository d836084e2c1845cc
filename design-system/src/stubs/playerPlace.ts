// Styles of a stub that stands in the player's place, in its size, when no video plays there. A stub's class beside one of these adds properties
// that they do not set: they lie in one layer, where of two rules for one property the later chunk would win.
import { css } from "linaria";
import { color, font, media } from "../tokens/index.ts";

export const playerPlace = css`
  display: grid;
  justify-items: center;
  align-content: center;
  width: 100%;
  min-height: var(--place-height, 220px);
  background: ${color.player};
  color: ${color.textOnPlayer};
  text-align: center;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const placeHeading = css`
  max-width: min(32ch, 100%);
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const placeWords = css`
  max-width: min(52ch, 100%);
  overflow-wrap: anywhere;
  color: ${color.textMutedOnPlayer};
  font: ${font.body};
`;
