import { css } from "linaria";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, font, media, space } from "../../tokens/index.ts";

export interface PaidRowProps {
  /** A mark or a picture before the words, 40 px wide. */
  mark?: ReactNode;
  title: string;
  /** The title for who listens, where signs in it say nothing. Default: the title. */
  spokenTitle?: string | undefined;
  /** Beside the title: a badge. */
  badge?: ReactNode;
  /** How it stands; a muted one comes to its end. */
  status?: { readonly text: string; readonly isMuted: boolean } | undefined;
  note?: string | undefined;
  /** At the end of the row: a sum. */
  end?: ReactNode;
  /** Buttons; under the words where the screen is narrow. */
  children?: ReactNode;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]} 0;
  border-bottom: 1px solid ${color.line};
  &:last-child {
    border-bottom: 0;
  }
`;

const words = css`
  flex: 1 1 180px;
  min-width: 0;
`;

const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font: ${font.leadStrong};
  overflow-wrap: anywhere;
`;

const state = css`
  color: ${color.success};
  font: ${font.body};
  &[data-muted] {
    color: ${color.textMuted};
  }
`;

const quiet = css`
  color: ${color.textMuted};
  font: ${font.body};
  overflow-wrap: anywhere;
`;

const last = css`
  margin-inline-start: auto;
  font: ${font.leadStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.mobile} {
    flex-basis: 100%;
  }
`;

/** One thing of a list of what is paid for or paid with: a card, a subscription, a payment. */
export function PaidRow({ mark, title, spokenTitle, badge, status, note, end, children }: PaidRowProps) {
  return (
    <li className={row}>
      {mark}
      <div className={words}>
        <p className={heading}>
          {spokenTitle === undefined ? (
            <span dir="auto">{title}</span>
          ) : (
            <>
              <span aria-hidden>{title}</span>
              <VisuallyHidden>{spokenTitle}</VisuallyHidden>
            </>
          )}
          {badge}
        </p>
        {status !== undefined && (
          <p className={state} data-muted={status.isMuted || undefined}>
            {status.text}
          </p>
        )}
        {note !== undefined && <p className={quiet}>{note}</p>}
      </div>
      {end !== undefined && <span className={last}>{end}</span>}
      {children !== undefined && <div className={buttons}>{children}</div>}
    </li>
  );
}
