import { css } from "linaria";
import { color, font, layer, media, motion, radius, space } from "../../tokens/index.ts";

/** At the foot of the window, as the keyboards of devices are: the line and what it suggests stay in sight. */
export const panel = css`
  --key: 48px;
  position: fixed;
  inset: auto 0 ${space[4]};
  z-index: ${layer.popover};
  display: grid;
  gap: ${space[1.5]};
  width: min(800px, calc(100vw - 32px));
  margin-inline: auto;
  padding: ${space[3]};
  ${media.wide} {
    --key: 80px;
    width: min(1440px, calc(100vw - 64px));
    inset-block-end: ${space[8]};
    gap: ${space[2]};
    padding: ${space[4]};
  }
  ${media.wall} {
    --key: 104px;
    width: min(1920px, calc(100vw - 64px));
  }
`;

export const row = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: inherit;
`;

export const key = css`
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: auto;
  height: var(--key);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.control};
  color: ${color.text};
  font: ${font.lead};
  user-select: none;
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: ${color.controlHover};
    }
  }
  &:active {
    background: ${color.controlPressed};
  }
  &[data-action] {
    background: ${color.surfaceBlock};
    color: ${color.textMuted};
    ${media.hover} {
      &:hover {
        background: ${color.controlHover};
        color: ${color.text};
      }
    }
  }
  &[data-action="space"] {
    background: ${color.control};
  }
  &[aria-pressed="true"] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &[data-action="submit"] {
    background: ${color.accent};
    color: ${color.textOnAccent};
    font: ${font.leadStrong};
    ${media.hover} {
      &:hover {
        background: ${color.accentHover};
        color: ${color.textOnAccent};
      }
    }
  }
  &[data-span="2"] {
    grid-column: span 2;
  }
  &[data-span="5"] {
    grid-column: span 5;
  }
  ${media.mobile} {
    &[data-action="submit"] {
      font: ${font.captionStrong};
    }
  }
  ${media.wide} {
    font: ${font.heading};
    &[data-action="submit"] {
      font: ${font.heading};
    }
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
    &[aria-pressed="true"] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;
