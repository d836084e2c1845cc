import { css } from "linaria";
import type { Ref } from "react";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, font, media, numerals, radius, space } from "../../tokens/index.ts";

export interface CommentsSortOption {
  id: string;
  label: string;
}

export interface CommentsHeaderProps {
  /** «128 комментариев». */
  title: string;
  /** Id of the heading, for the section around it. */
  titleId: string;
  /** «Порядок комментариев». */
  sortLabel: string;
  sorts: readonly CommentsSortOption[];
  sort: string;
  onSort: (id: string) => void;
  /** The heading; it can take the focus when a row it was on has gone. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** The focus may be moved to the title; not where it will be replaced. Default true. */
  canHaveFocus?: boolean | undefined;
}

const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`;

const heading = css`
  margin: 0;
  border-radius: ${radius.badge};
  font: ${font.title};
  overflow-wrap: anywhere;
  font-variant-numeric: ${numerals.tabular};
`;

const group = css`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

const option = css`
  min-height: 32px;
  padding: 0 ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  color: ${color.textMuted};
  font: ${font.bodyStrong};
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
  &[aria-pressed="true"] {
    background: ${color.control};
    color: ${color.text};
  }
  ${media.coarse} {
    min-height: 44px;
  }
  ${media.forcedColors} {
    &[aria-pressed="true"] {
      border-color: Highlight;
    }
  }
`;

/** How many there are, and in which order they stand. */
export function CommentsHeader({
  title,
  titleId,
  sortLabel,
  sorts,
  sort,
  onSort,
  ref,
  canHaveFocus = true,
}: CommentsHeaderProps) {
  return (
    <div className={header}>
      <h2 id={titleId} ref={ref} tabIndex={canHaveFocus ? -1 : undefined} className={heading}>
        {title}
      </h2>
      {sorts.length > 0 && (
        <div role="group" aria-label={sortLabel} className={group}>
          {sorts.map(({ id, label }) => (
            <PlainButton key={id} className={option} aria-pressed={id === sort} onClick={() => onSort(id)}>
              {label}
            </PlainButton>
          ))}
        </div>
      )}
    </div>
  );
}
