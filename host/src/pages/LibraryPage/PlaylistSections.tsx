import { useInfiniteQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { AnyCard } from "@kadr/design-system/cards";
import { Shelf } from "@kadr/design-system/shelves/Shelf";
import type { Playlist } from "@kadr/openapi/client";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { presentCards } from "../../presenters/cards.ts";
import { playlistCard } from "../../presenters/playlists.ts";
import { favoritePlaylistsQuery, ownPlaylistsQuery } from "../../queries/library.ts";
import { useApi } from "../../stores/StoresContext.ts";
import { libraryTexts } from "../../texts/library.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { usePagePorts } from "../PagePorts.ts";
import { LibraryList, type PagedQuery } from "./LibraryList.tsx";
import type { LibrarySection } from "./sections.ts";

interface PlaylistsProps {
  query: PagedQuery;
  section: LibrarySection;
  playlists: readonly Playlist[];
}

const Playlists = observer(function Playlists({ query, section, playlists }: PlaylistsProps) {
  const context = useCardContext(usePagePorts());
  const cards = useMemo(() => presentCards(playlists.map(playlistCard), context, {}), [playlists, context]);
  return (
    <LibraryList query={query} section={section} size="playlist" isEmpty={playlists.length === 0}>
      {(more) => (
        <Shelf
          id={section.replace("/", "-")}
          label={libraryTexts.tabs[section]}
          layout="grid"
          size="playlist"
          texts={shelfTexts}
          {...more}
        >
          {cards.map((card) => (
            <AnyCard key={card.id} {...card} headingLevel={2} />
          ))}
        </Shelf>
      )}
    </LibraryList>
  );
});

const none: readonly Playlist[] = [];

/** Playlists of others that were saved (PLAYLIST-PAGE-04). */
export function FavoritePlaylists() {
  const query = useInfiniteQuery(favoritePlaylistsQuery(useApi()));
  const playlists = useMemo(() => query.data?.pages.flatMap(({ results }) => results) ?? none, [query.data]);
  return <Playlists query={query} section="future/favorite" playlists={playlists} />;
}

export function OwnPlaylists({ userId }: { userId: string }) {
  const query = useInfiniteQuery(ownPlaylistsQuery(useApi(), userId));
  const playlists = useMemo(() => query.data?.pages.flatMap(({ results }) => results) ?? none, [query.data]);
  return <Playlists query={query} section="playlists" playlists={playlists} />;
}
