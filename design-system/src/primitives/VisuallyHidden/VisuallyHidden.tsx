import { css, cx } from "linaria";
import type { ReactNode } from "react";

/** For elements that only assistive technology meets; a class so that any element can wear it. */
export const visuallyHidden = css`
  position: absolute !important;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** The element. Default "span". */
  as?: "span" | "div" | "h1" | "h2" | "h3" | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A text, or a short form that a screen reader would spell: «22 тыс.» is seen, «22 тысячи» is heard. */
export type SpokenText = string | { readonly seen: string; readonly heard: string };

export interface SpokenProps {
  text: SpokenText;
}

export function Spoken({ text }: SpokenProps) {
  if (typeof text === "string") return text;
  return (
    <>
      <span aria-hidden="true">{text.seen}</span>
      <VisuallyHidden>{text.heard}</VisuallyHidden>
    </>
  );
}

/** Text that is heard and not seen. */
export function VisuallyHidden({ as: Element = "span", children, id, className }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={cx(visuallyHidden, className)}>
      {children}
    </Element>
  );
}
