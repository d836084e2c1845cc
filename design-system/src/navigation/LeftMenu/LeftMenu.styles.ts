import { css } from "linaria";
import { color, space } from "../../tokens/index.ts";

export const section = css`
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.line};
  &:first-child {
    border-top: 0;
  }
`;
