import { useInfiniteQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { AnyCard } from "@kadr/design-system/cards";
import { ChipList } from "@kadr/design-system/shelves/ChipList";
import { Shelf } from "@kadr/design-system/shelves/Shelf";
import type { Card } from "@kadr/openapi/client";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { mySectionPath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { presentCards } from "../../presenters/cards.ts";
import { historyQuery, likedQuery } from "../../queries/library.ts";
import { useApi } from "../../stores/StoresContext.ts";
import { libraryTexts } from "../../texts/library.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { usePagePorts } from "../PagePorts.ts";
import { LibraryList, type PagedQuery } from "./LibraryList.tsx";
import { eachOnce } from "./VideoSections.tsx";

const texts = libraryTexts.folders;
const folders = ["watched", "liked"] as const;
type Folder = (typeof folders)[number];

/** Folders of short videos, each with its address (C §10.1 my area). */
export function ShortsSection({ search }: { search: string }) {
  const folder: Folder = new URLSearchParams(search).get("folder") === "liked" ? "liked" : "watched";
  const path = mySectionPath("shorts");
  return (
    <>
      <ChipList
        label={texts.label}
        texts={shelfTexts}
        chips={folders.map((id) => ({
          id,
          label: texts[id],
          href: id === "liked" ? ownHref(`${path}?folder=liked`) : path,
          isCurrent: id === folder,
        }))}
      />
      {folder === "liked" ? <Liked /> : <Watched />}
    </>
  );
}

function Watched() {
  const query = useInfiniteQuery(historyQuery(useApi(), "shorts"));
  const items = useMemo(
    () => eachOnce(query.data?.pages.flatMap(({ results }) => results.map(({ video }) => video)) ?? []),
    [query.data],
  );
  return <Shorts query={query} items={items} />;
}

function Liked() {
  const query = useInfiniteQuery(likedQuery(useApi()));
  const items = useMemo(
    () =>
      eachOnce(
        query.data?.pages.flatMap(({ results }) =>
          results.map(({ video }) => video).filter(({ origin_type: origin }) => origin === "rshorts"),
        ) ?? [],
      ),
    [query.data],
  );
  return <Shorts query={query} items={items} />;
}

const Shorts = observer(function Shorts({ query, items }: { query: PagedQuery; items: readonly Card[] }) {
  const context = useCardContext(usePagePorts());
  const cards = useMemo(
    () =>
      presentCards(
        items.map((card): Card => ({ ...card, card_type: "shorts" })),
        context,
        { shorts: { source: "my" } },
      ),
    [items, context],
  );
  return (
    <LibraryList query={query} section="shorts" size="shorts" isEmpty={items.length === 0}>
      {(more) => (
        <Shelf id="shorts" label={libraryTexts.tabs.shorts} layout="grid" size="shorts" texts={shelfTexts} {...more}>
          {cards.map((card) => (
            <AnyCard key={card.id} {...card} headingLevel={2} />
          ))}
        </Shelf>
      )}
    </LibraryList>
  );
});
