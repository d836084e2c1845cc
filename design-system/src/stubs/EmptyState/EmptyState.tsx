import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { color, font, radius, space } from "../../tokens/index.ts";

export interface EmptyStateProps {
  /** Content that is missing, short. */
  title: string;
  /** Advice to the person. */
  text?: ReactNode;
  /** 32 px, quiet. */
  icon?: ReactNode;
  /** A Button or a link. */
  action?: ReactNode;
  /** failed is heard at once, as an alert. Default "empty". */
  kind?: "empty" | "failed" | undefined;
  /** The level of its heading; without it the title is a paragraph. */
  headingLevel?: 2 | 3 | undefined;
  className?: string | undefined;
}

const state = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[8]} ${space[4]};
  text-align: center;
`;

const mark = css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  margin-bottom: ${space[2]};
  border-radius: ${radius.full};
  background: ${color.control};
  color: ${color.textMuted};
  [data-kind="failed"] > & {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;

const heading = css`
  max-width: 36ch;
  font: ${font.leadStrong};
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const words = css`
  max-width: 48ch;
  color: ${color.textMuted};
  font: ${font.body};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const wayOn = css`
  margin-top: ${space[3]};
`;

/** A place with nothing in it yet, or one that failed: what, why, and the way on. */
export function EmptyState({ title, text, icon, action, kind = "empty", headingLevel, className }: EmptyStateProps) {
  const Heading = headingLevel === undefined ? "p" : (`h${headingLevel}` as const);
  return (
    <div className={cx(state, className)} data-kind={kind} role={kind === "failed" ? "alert" : undefined}>
      {icon !== undefined && (
        <span className={mark} aria-hidden>
          {icon}
        </span>
      )}
      <Heading className={heading}>{title}</Heading>
      {text !== undefined && <p className={words}>{text}</p>}
      {action !== undefined && <div className={wayOn}>{action}</div>}
    </div>
  );
}
