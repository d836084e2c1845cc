import { observer } from "mobx-react-lite";
import { useDeferredValue, type ReactNode } from "react";
import { CardSkeleton } from "@kadr/design-system/cards";
import { PlayIcon } from "@kadr/design-system/primitives/Icon";
import type { ShelfCardSize } from "@kadr/design-system/shelves";
import { Shelf, type ShelfPhase } from "@kadr/design-system/shelves/Shelf";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { homePath } from "../../links/addresses.ts";
import { cardTexts } from "../../texts/cards.ts";
import { libraryTexts } from "../../texts/library.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { PageError } from "../PageError.tsx";
import { Sentinel } from "../Sentinel.tsx";
import * as styles from "./LibraryPage.styles.ts";
import type { LibrarySection } from "./sections.ts";

/** Query of a list, as far as the list reads it. */
export interface PagedQuery {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

const phaseOf = (query: PagedQuery): ShelfPhase =>
  query.isFetchingNextPage ? "loadingMore" : query.isFetchNextPageError ? "moreFailed" : "ready";

export function LibrarySkeleton({ size = "video" }: { size?: ShelfCardSize }) {
  const type = size === "playlist" || size === "shorts" || size === "circle" ? size : "video";
  return (
    <Shelf
      id="library-loading"
      layout="grid"
      size={size}
      phase="loading"
      skeleton={<CardSkeleton type={type} hasAvatar={type === "video"} texts={cardTexts} />}
      texts={shelfTexts}
    />
  );
}

export function NothingHere({ section }: { section: LibrarySection }) {
  const { title, text } = libraryTexts.empty[section];
  return (
    <EmptyState
      icon={<PlayIcon size={32} />}
      headingLevel={2}
      title={title}
      text={text}
      action={
        <a className={styles.home} href={homePath}>
          {libraryTexts.home}
        </a>
      }
    />
  );
}

/**
 * A list of the area in each of its states: on its way, failed (a page of its own, ERROR-FETCH-02), empty, and pages that
 * come by their cursor as the end comes near. An observer: what its children read of a store they read while it is drawn.
 */
export const LibraryList = observer(function LibraryList({
  query,
  section,
  size,
  isEmpty,
  children,
}: {
  query: PagedQuery;
  section: LibrarySection;
  size?: ShelfCardSize;
  /** Of what is here. */
  isEmpty: boolean;
  children: (more: {
    readonly phase: ShelfPhase;
    readonly hasMore: boolean;
    readonly onLoadMore: () => void;
    readonly onRetry: () => void;
  }) => ReactNode;
}) {
  const more = () => void query.fetchNextPage();
  const pages = query.data?.pages.length;
  // A long shelf draws what has come a moment later: until then the end is where it was, and near.
  const drawnPages = useDeferredValue(pages);
  if (query.data === undefined)
    return query.isError && !query.isFetching ? (
      <PageError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <LibrarySkeleton {...(size && { size })} />
    );
  if (isEmpty && !query.hasNextPage) return <NothingHere section={section} />;
  return (
    <div className={styles.list}>
      {children({ phase: phaseOf(query), hasMore: query.hasNextPage, onLoadMore: more, onRetry: more })}
      {query.hasNextPage && !query.isFetching && !query.isFetchNextPageError && drawnPages === pages && (
        <Sentinel key={drawnPages} onNear={more} />
      )}
    </div>
  );
});
