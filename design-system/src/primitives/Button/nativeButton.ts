import { css } from "linaria";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

/**
 * The look of a Button for native elements: what repeats by the hundred, the first screen, and what must stand when much
 * else has failed go without the press machinery. Secondary by default; `data-variant="primary"`, 48 px high, is the way
 * on of a page, `"onPlayer"` the one on a player's dark place, `"lightOnPlayer"` the one over its picture.
 * `--native-height` sets another least height than 40 px.
 */
export const nativeButton = css`
  --native-ground: ${color.control};
  --native-hover: ${color.controlHover};
  --native-press: ${color.controlPressed};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: var(--native-height, 40px);
  padding: ${space[1]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: var(--native-ground);
  color: ${color.text};
  font: ${font.bodyStrong};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: var(--native-hover);
    }
  }
  &:active {
    background: var(--native-press);
  }
  &[aria-disabled="true"] {
    cursor: default;
  }
  ${media.coarse} {
    min-height: 44px;
  }
  &[data-variant="primary"] {
    --native-ground: ${color.accent};
    --native-hover: ${color.accentHover};
    --native-press: ${color.accentPressed};
    min-height: 48px;
    padding: ${space[2]} ${space[6]};
    color: ${color.textOnAccent};
    font: ${font.leadStrong};
  }
  &[data-variant="onPlayer"] {
    --native-ground: transparent;
    --native-hover: ${color.playerHover};
    --native-press: ${color.playerPressed};
    min-height: 44px;
    padding: ${space[2]} ${space[5]};
    border-color: ${color.textOnPlayer};
    color: ${color.textOnPlayer};
    &:focus-visible {
      outline: ${focusRing.onPlayer};
    }
  }
  &[data-variant="lightOnPlayer"] {
    --native-ground: ${color.textOnPlayer};
    --native-hover: ${color.textMutedOnPlayer};
    --native-press: ${color.playerLightPressed};
    min-height: 44px;
    padding: ${space[2]} ${space[6]};
    color: ${color.player};
    &:focus-visible {
      outline: ${focusRing.onPlayer};
    }
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
