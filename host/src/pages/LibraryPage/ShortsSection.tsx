import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ChipList } from "@kadr/design-system/shelves/ChipList";
import type { Card } from "@kadr/openapi/client";
import { mySectionPath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { eachOnce } from "../../presenters/eachOnce.ts";
import { historyQuery, likedQuery } from "../../queries/library.ts";
import { useHost } from "../../ports/Host.ts";
import { libraryTexts } from "../../texts/library.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { LibraryGrid } from "./LibraryGrid.tsx";
import type { PagedQuery } from "./LibraryList.tsx";

const texts = libraryTexts.folders;
const folders = ["watched", "liked"] as const;
type Folder = (typeof folders)[number];

/** Folders of short videos, each with its address (LIBRARY-MY-01). */
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
  const { api } = useHost();
  const query = useInfiniteQuery(historyQuery(api, "shorts"));
  const items = useMemo(
    () => eachOnce(query.data?.pages.flatMap(({ results }) => results.map(({ video }) => video)) ?? []),
    [query.data],
  );
  return <Shorts query={query} items={items} />;
}

function Liked() {
  const { api } = useHost();
  const query = useInfiniteQuery(likedQuery(api));
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

const cardOf = (card: Card): Card => ({ ...card, card_type: "shorts" });
const place = { shorts: { source: "my" } } as const;

const Shorts = ({ query, items }: { query: PagedQuery; items: readonly Card[] }) => (
  <LibraryGrid query={query} section="shorts" size="shorts" items={items} cardOf={cardOf} place={place} />
);
