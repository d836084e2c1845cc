import { css } from "linaria";
import type { ReactNode } from "react";
import { color, font, space } from "@kadr/design-system/tokens";

export interface SectionProps {
  title: string;
  /** Of the heading, which names the section and may name a form in it. */
  headingId: string;
  children: ReactNode;
}

const section = css`
  display: grid;
  gap: ${space[4]};
  max-width: 480px;
  padding-bottom: ${space[8]};
  & + & {
    padding-top: ${space[8]};
    border-top: 1px solid ${color.line};
  }
`;

const heading = css`
  font: ${font.title};
`;

/** One part of the profile that is saved by itself. */
export function Section({ title, headingId, children }: SectionProps) {
  return (
    <section aria-labelledby={headingId} className={section}>
      <h2 id={headingId} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
