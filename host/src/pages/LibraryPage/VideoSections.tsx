import { useInfiniteQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import type { Card } from "@kadr/openapi/client";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { eachOnce } from "../../presenters/eachOnce.ts";
import { likedQuery, watchLaterQuery } from "../../queries/library.ts";
import { useHost } from "../../ports/Host.ts";
import { useLoaded } from "../../ports/useStore.ts";
import type { WatchLaterStore } from "../../stores/WatchLaterStore.ts";
import { lateTexts } from "../../texts/late.ts";
import { LibraryGrid } from "./LibraryGrid.tsx";
import { LibrarySkeleton, type PagedQuery } from "./LibraryList.tsx";
import type { LibrarySection } from "./sections.ts";

const cardOf = (card: Card): Card => card;

/** Cards of videos with the menu of every card. */
function Videos(props: { query: PagedQuery; section: LibrarySection; items: readonly Card[] }) {
  const { onMenuOpen, menu } = useCardActions();
  return (
    <>
      <LibraryGrid {...props} cardOf={cardOf} onMenuOpen={onMenuOpen} />
      {menu}
    </>
  );
}

/** Videos to watch later; one that is taken out goes at once. */
export function FutureSection() {
  const { watchLater } = useHost().stores;
  return (
    <LatePlace of={{ watchLater }} pending={<LibrarySkeleton />} texts={lateTexts}>
      {(arrived) => <Future {...arrived} />}
    </LatePlace>
  );
}

const Future = observer(function Future({ watchLater }: { watchLater: WatchLaterStore }) {
  const { api } = useHost();
  const query = useInfiniteQuery(watchLaterQuery(api));
  useLoaded(watchLater);
  const items = useMemo(() => eachOnce(query.data?.pages.flatMap(({ results }) => results) ?? []), [query.data]);
  const ids = watchLater.isKnown ? watchLater.ids : null;
  const left = useMemo(() => (ids === null ? items : items.filter(({ id }) => ids.has(id))), [items, ids]);
  return <Videos query={query} section="future" items={left} />;
});

export function LikedSection() {
  const { api } = useHost();
  const query = useInfiniteQuery(likedQuery(api));
  const items = useMemo(
    () => eachOnce(query.data?.pages.flatMap(({ results }) => results.map(({ video }) => video)) ?? []),
    [query.data],
  );
  return <Videos query={query} section="liked" items={items} />;
}
