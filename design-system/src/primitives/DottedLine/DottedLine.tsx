import { css, cx } from "linaria";
import { Fragment, type AriaAttributes, type ReactNode } from "react";
import { VisuallyHidden, type SpokenText } from "../VisuallyHidden/index.ts";

export interface DottedLineProps extends Pick<AriaAttributes, "aria-hidden"> {
  /** Parts between the dots, whole each; an empty one is left out. A short form is heard in whole words. */
  parts: readonly (ReactNode | SpokenText)[];
  /** The element. Default "span". */
  as?: "span" | "p" | undefined;
  className?: string | undefined;
}

/* A part that begins a line begins with its dot, which lies before the edge of the box and is cut off. One element: cards repeat it. */
const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  margin-inline-start: -0.75em;
  clip-path: inset(0 0 0 0.75em);
`;

const piece = css`
  max-width: 100%;
  padding-inline-start: 0.75em;
  /* a part wider than the box breaks between its words */
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

const dot = css`
  display: inline-block;
  /* it hangs before its part: the further lines of a part that breaks begin where its words do, not where they would be cut off */
  margin-inline-start: -0.75em;
  width: 0.75em;
  text-align: center;
`;

const isSpoken = (part: ReactNode | SpokenText): part is Exclude<SpokenText, string> =>
  typeof part === "object" && part !== null && "heard" in part;

/**
 * Facts in one line, «1,2 млн просмотров · 10 месяцев назад». Where they do not fit, the line breaks between two of them and
 * never within one while it fits by itself; no line begins or ends with a dot.
 */
export function DottedLine({ parts, as: Element = "span", className, ...rest }: DottedLineProps) {
  const said = parts.filter((part) => part !== undefined && part !== null && part !== false && part !== "");
  return (
    <Element {...rest} className={cx(line, className)}>
      {said.map((part, index) => {
        const before =
          index === 0 ? null : (
            <span className={dot} aria-hidden>
              {" · "}
            </span>
          );
        if (!isSpoken(part))
          return (
            <span key={index} className={piece}>
              {before}
              {part}
            </span>
          );
        return (
          <Fragment key={index}>
            <span className={piece} aria-hidden>
              {before}
              {part.seen}
            </span>
            <VisuallyHidden>{part.heard}</VisuallyHidden>
          </Fragment>
        );
      })}
    </Element>
  );
}
