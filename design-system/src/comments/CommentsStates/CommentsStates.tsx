import { css } from "linaria";
import type { ReactNode } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { CommentIcon, RefreshIcon, WarningIcon } from "../../primitives/Icon/index.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/Skeleton/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";

export interface CommentsSkeletonProps {
  /** Heard once. */
  label: string;
  /** Rows. Default 5. */
  rows?: number | undefined;
}

const row = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[3]};
  ${media.mobile} {
    grid-template-columns: 32px minmax(0, 1fr);
  }
`;

const lines = css`
  display: grid;
  gap: ${space[1]};
  font: ${font.body};
`;

const widths = ["92%", "64%", "80%", "48%", "72%"] as const;

/** The list in its final geometry while it is on its way. */
export function CommentsSkeleton({ label, rows = 5 }: CommentsSkeletonProps) {
  return (
    <SkeletonRegion isLoading label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={row}>
          <Skeleton shape="circle" width="32px" height="32px" />
          <div className={lines}>
            <Skeleton shape="text" width="140px" />
            <Skeleton shape="text" width={widths[index % widths.length]} />
            <Skeleton shape="text" width="96px" height="20px" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}

export interface CommentsStateProps {
  /** empty: nobody has written; failed: the list did not load. */
  kind: "empty" | "failed";
  title: string;
  text?: string | undefined;
  /** «Повторить». */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
}

const state = css`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[10]} ${space[4]};
  color: ${color.textMuted};
  font: ${font.body};
  text-align: center;
  text-wrap: balance;
`;

const title = css`
  margin: 0;
  color: ${color.text};
  font: ${font.leadStrong};
`;

const words = css`
  margin: 0 0 ${space[2]};
  max-width: 44ch;
`;

/** In the place of the rows: nothing there yet, or nothing came. */
export function CommentsState({ kind, title: heading, text, actionLabel, onAction }: CommentsStateProps) {
  return (
    <div className={state} role={kind === "failed" ? "alert" : undefined}>
      {kind === "failed" ? <WarningIcon size={32} /> : <CommentIcon size={32} />}
      <p className={title}>{heading}</p>
      {text !== undefined && <p className={words}>{text}</p>}
      {actionLabel !== undefined && (
        <Button icon={kind === "failed" && <RefreshIcon size={20} />} onPress={() => onAction?.()}>
          {actionLabel}
        </Button>
      )}
    </div>
  );
}

export interface CommentsBarProps {
  /** State of the list: the shown part, or the new comments. */
  children: ReactNode;
  actionLabel: string;
  onAction: () => void;
  /** news: something has come, said aloud; scope: only a part is shown. Default "scope". */
  kind?: "news" | "scope" | undefined;
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.surfaceBlock};
  font: ${font.body};
  &[data-kind="news"] {
    background: ${color.accentSoft};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** A line over the list: «Показан один комментарий», «3 новых комментария». */
export function CommentsBar({ children, actionLabel, onAction, kind = "scope" }: CommentsBarProps) {
  return (
    <div className={bar} data-kind={kind}>
      <span role={kind === "news" ? "status" : undefined}>{children}</span>
      <Button variant="ghost" size="s" onPress={onAction}>
        {actionLabel}
      </Button>
    </div>
  );
}
