import { css } from "linaria";
import { color, focusRing, font, media, radius, space } from "../../tokens/index.ts";

export const section = css`
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.line};
  &:first-child {
    border-top: 0;
  }
`;

/** A link or a button over the whole width. */
export const row = css`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  width: 100%;
  min-height: 44px;
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
  color: ${color.text};
  font: ${font.body};
  text-align: start;
  & > svg {
    flex: none;
  }
  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
  &:active {
    background: ${color.surfacePressed};
  }
  &[aria-current] {
    background: ${color.surfaceSelected};
    color: ${color.accentText};
    font: ${font.bodyStrong};
  }
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
`;
