import { css, cx } from "linaria";
import type { ReactNode } from "react";

export interface DottedLineProps {
  /** What stands between the dots, whole each; left out where there is nothing. */
  parts: readonly ReactNode[];
  className?: string | undefined;
}

/* A part that begins a line begins with its dot: what is left of the box is cut off, and the dot with it. */
const box = css`
  display: block;
  min-width: 0;
  overflow: clip;
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: -0.75em;
  & > span {
    max-width: 100%;
    padding-inline-start: 0.75em;
    /* a part wider than the box breaks between its words */
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
`;

const dot = css`
  display: inline-block;
  /* it hangs before its part: the further lines of a part that breaks begin where its words do, not where they would be cut off */
  margin-inline-start: -0.75em;
  width: 0.75em;
  text-align: center;
`;

/**
 * Facts in one line, «1,2 млн просмотров · 10 месяцев назад». Where they do not fit, the line breaks between two of them and
 * never within one while it fits by itself; no line begins or ends with a dot.
 */
export function DottedLine({ parts, className }: DottedLineProps) {
  const said = parts.filter((part) => part !== undefined && part !== null && part !== false && part !== "");
  return (
    <span className={cx(box, className)}>
      <span className={line}>
        {said.map((part, index) => (
          <span key={index}>
            {index === 0 ? null : <span className={dot} aria-hidden> · </span>}
            {part}
          </span>
        ))}
      </span>
    </span>
  );
}
