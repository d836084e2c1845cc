import { css } from "linaria";
import { color, focusRing, motion, font, media, radius, space } from "../../tokens/index.ts";

/** The row of tabs, also of those that are links (TabLinks). */
export const list = css`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.line};
`;

/** One tab; as a link it has its states from the browser. */
export const tab = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  padding: 0 ${space[4]};
  border-radius: ${radius.control} ${radius.control} 0 0;
  color: ${color.textMuted};
  font: ${font.bodyStrong};
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  transition: color ${motion.state};
  &::after {
    content: "";
    position: absolute;
    inset: auto ${space[4]} -1px;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: transparent;
    transition: background-color ${motion.state};
  }
  &[data-hovered] {
    color: ${color.text};
  }
  ${media.hover} {
    &:any-link:hover {
      color: ${color.text};
    }
  }
  &[data-pressed],
  &:any-link:active {
    background: ${color.surfacePressed};
  }
  &:is([data-selected], [aria-current]) {
    color: ${color.text};
    &::after {
      background: ${color.accent};
    }
  }
  &:is([data-focus-visible], :any-link:focus-visible) {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &:is([data-selected], [aria-current])::after {
      background: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
