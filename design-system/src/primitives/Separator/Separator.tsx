import { css, cx } from "linaria";
import { color, space } from "../../tokens/index.ts";

export interface SeparatorProps {
  /** Default "horizontal". */
  orientation?: "horizontal" | "vertical" | undefined;
  className?: string | undefined;
}

const separator = css`
  width: 100%;
  height: 1px;
  margin: ${space[2]} 0;
  border: 0;
  background: ${color.line};
  &[aria-orientation="vertical"] {
    align-self: stretch;
    width: 1px;
    height: auto;
    margin: 0 ${space[2]};
  }
`;

/** A hairline between groups. */
export function Separator({ orientation = "horizontal", className }: SeparatorProps) {
  return (
    <hr className={cx(separator, className)} aria-orientation={orientation === "vertical" ? "vertical" : undefined} />
  );
}
