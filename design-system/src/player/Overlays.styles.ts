import { css } from "linaria";
import { color, focusRing, font, media, radius, space } from "../tokens/index.ts";

export const message = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: safe center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[4]};
  background: ${color.playerChrome};
  color: ${color.textOnPlayer};
  text-align: center;
  overflow: auto;
  /* on a telephone held upright the words and the way on have no room for a picture */
  @container player (max-width: 419px) {
    gap: ${space[1]};
    padding: ${space[2]};
    & > svg {
      display: none;
    }
  }
  /* over a ground of its own, because the controls stay below */
  &[data-ended] {
    bottom: var(--controls-height);
    background: none;
    text-align: start;
    @container player (max-width: 559px) {
      padding-block: ${space[1]};
      & svg {
        display: none;
      }
    }
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
  &[data-at="start"] {
    justify-content: flex-start;
    @container player (max-width: 559px) {
      flex-wrap: nowrap;
      margin-top: ${space[1.5]};
      & > * {
        padding-inline: ${space[3]};
      }
    }
  }
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: min(360px, 80cqw);
  min-height: 40px;
  padding: 0 ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.textOnPlayer};
  color: ${color.player};
  font: ${font.bodyStrong};
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: 2px;
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;
