import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Playlist } from "@kadr/openapi/client";
import { playlistCard } from "../../presenters/playlists.ts";
import { favoritePlaylistsQuery, ownPlaylistsQuery } from "../../queries/library.ts";
import { useHost } from "../../ports/Host.ts";
import { LibraryGrid } from "./LibraryGrid.tsx";

const none: readonly Playlist[] = [];

/** Playlists of others that were saved (PLAYLIST-PAGE-04). */
export function FavoritePlaylists() {
  const { api } = useHost();
  const query = useInfiniteQuery(favoritePlaylistsQuery(api));
  const playlists = useMemo(() => query.data?.pages.flatMap(({ results }) => results) ?? none, [query.data]);
  return (
    <LibraryGrid query={query} section="future/favorite" size="playlist" items={playlists} cardOf={playlistCard} />
  );
}

export function OwnPlaylists({ userId }: { userId: string }) {
  const { api } = useHost();
  const query = useInfiniteQuery(ownPlaylistsQuery(api, userId));
  const playlists = useMemo(() => query.data?.pages.flatMap(({ results }) => results) ?? none, [query.data]);
  return <LibraryGrid query={query} section="playlists" size="playlist" items={playlists} cardOf={playlistCard} />;
}
