import { css, cx } from "linaria";
import { color, font, media, space } from "../../tokens/index.ts";
import { nativeButton } from "../Button/nativeButton.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../Icon/index.ts";
import type { SafeHref } from "../SafeAddress/index.ts";

export interface PaginationTexts {
  readonly previous: string;
  readonly next: string;
  /** «Страница 2». */
  readonly page: (page: number) => string;
}

export interface PaginationProps {
  /** List that is paged: the name of the `nav`. */
  label: string;
  /** The page of now, from 1. */
  page: number;
  /** Left out on the first page. */
  previousHref?: SafeHref | undefined;
  /** Left out on the last page. */
  nextHref?: SafeHref | undefined;
  texts: PaginationTexts;
  className?: string | undefined;
}

/* The middle stays in the middle, whichever side has no link; on a phone it stands above both. */
const row = css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${space[3]};
  align-items: center;
  max-width: 480px;
  margin-inline: auto;
  ${media.mobile} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;

const way = css`
  justify-self: start;
  overflow-wrap: normal;
  text-decoration: none;
  &[rel="next"] {
    grid-column: 3;
    justify-self: end;
    margin-inline-start: auto;
  }
`;

const now = css`
  grid-column: 2;
  color: ${color.textMuted};
  font: ${font.body};
  font-variant-numeric: tabular-nums;
  text-align: center;
  ${media.mobile} {
    flex: 0 0 100%;
    order: -1;
  }
`;

/**
 * The way through a list that comes by the page: links, so that each page has its address, opens in a new tab and lies in the history.
 * A list of one page has none.
 */
export function Pagination({ label, page, previousHref, nextHref, texts, className }: PaginationProps) {
  if (previousHref === undefined && nextHref === undefined) return null;
  return (
    <nav aria-label={label} className={cx(row, className)}>
      {previousHref !== undefined && (
        <a className={cx(nativeButton, way)} rel="prev" href={previousHref}>
          <ChevronLeftIcon size={20} />
          {texts.previous}
        </a>
      )}
      <span className={now} aria-current="page">
        {texts.page(page)}
      </span>
      {nextHref !== undefined && (
        <a className={cx(nativeButton, way)} rel="next" href={nextHref}>
          {texts.next}
          <ChevronRightIcon size={20} />
        </a>
      )}
    </nav>
  );
}
