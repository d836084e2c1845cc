import { css } from "linaria";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

// Look of every field that a person types into; shared by TextField and TextArea.

export const field = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1.5]};
  min-width: 0;
  font: ${font.body};
  color: ${color.text};
`;

export const fieldLabel = css`
  font: ${font.bodyStrong};
`;

export const fieldInput = css`
  width: 100%;
  min-height: var(--field-min-height, 40px);
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  /* 16 px on touch screens: below it, iOS zooms into the page */
  font: ${font.body};
  outline: none;
  transition: border-color ${motion.state};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &[data-hovered] {
    border-color: ${color.text};
  }
  &[data-focused] {
    border-color: ${color.accent};
    outline: ${focusRing.outline};
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: ${color.danger};
    outline-color: ${color.danger};
  }
  &[data-disabled] {
    border-color: ${color.line};
    background: ${color.control};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-height: max(44px, var(--field-min-height, 0px));
    font: ${font.lead};
  }
  ${media.forcedColors} {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
    &[data-invalid] {
      border-width: 2px;
    }
  }
`;

export const fieldFoot = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  font: ${font.caption};
`;

export const fieldDescription = css`
  flex: 1;
  color: ${color.textMuted};
`;

export const fieldError = css`
  flex: 1;
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  min-width: 0;
  color: ${color.danger};
  overflow-wrap: anywhere;
`;

export const fieldCounter = css`
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: ${color.danger};
    font-weight: 600;
  }
`;
