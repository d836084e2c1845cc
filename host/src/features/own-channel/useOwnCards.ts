import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { CardMenuItem, CardPresentation } from "@kadr/design-system/cards";
import { ownOriginHref } from "../../links/ownHref.ts";
import { pinnedPlaylistsQuery, pinnedVideoQuery } from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { ownChannelTexts as texts } from "../../texts/ownChannel.ts";

const withEntries = (card: CardPresentation, entries: readonly CardMenuItem[]): CardPresentation => ({
  ...card,
  menu: [...(card.menu ?? []), ...entries],
});

export interface OwnCards {
  /** Stable while nothing is pinned anew. */
  readonly dressVideo: ((card: CardPresentation) => CardPresentation) | undefined;
  readonly dressPlaylist: ((card: CardPresentation) => CardPresentation) | undefined;
}

/** The author's entries in the menus of their own cards; nobody else has them (OWNER-TOOLS-09). */
export function useOwnCards(channelId: string, isOwn: boolean, studioUrl: string): OwnCards {
  const { api } = useHost();
  const pinned = useQuery({ ...pinnedVideoQuery(api, channelId, undefined), enabled: isOwn }).data?.video?.id;
  const playlists = useInfiniteQuery({ ...pinnedPlaylistsQuery(api, channelId), enabled: isOwn }).data;
  const pinnedPlaylists = useMemo(
    () => new Set(playlists?.pages.flatMap(({ results }) => results.map(({ id }) => id))),
    [playlists],
  );
  const dressVideo = useCallback(
    (card: CardPresentation) =>
      withEntries(card, [
        card.id === pinned ? { id: "unpin", label: texts.unpin } : { id: "pin", label: texts.pin },
        { id: "thumbnail", label: texts.thumbnail },
      ]),
    [pinned],
  );
  const dressPlaylist = useCallback(
    (card: CardPresentation) => {
      const studio = { href: ownOriginHref(studioUrl, `/playlist/${encodeURIComponent(card.id)}/`), opensNewTab: true };
      const { playlist: words } = texts;
      return withEntries(card, [
        { id: "playlist.add", label: words.add, ...studio },
        { id: "playlist.edit", label: words.edit, icon: "edit", ...studio },
        { id: "playlist.share", label: words.share, icon: "share" },
        pinnedPlaylists.has(card.id)
          ? { id: "playlist.unpin", label: texts.unpin }
          : { id: "playlist.pin", label: texts.pin },
        { id: "playlist.remove", label: words.remove, ...studio },
      ]);
    },
    [studioUrl, pinnedPlaylists],
  );
  return isOwn ? { dressVideo, dressPlaylist } : { dressVideo: undefined, dressPlaylist: undefined };
}
