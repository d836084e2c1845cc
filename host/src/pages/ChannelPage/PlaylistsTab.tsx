import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { CardShelf } from "../../features/show-cards/CardShelf.tsx";
import { playlistCard } from "../../presenters/playlists.ts";
import { channelPlaylistsQuery } from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { channelTexts } from "../../texts/channel.ts";
import { GridPage } from "./GridPage.tsx";
import type { TabProps } from "./MainTab.tsx";
import { useChannelCards } from "./useChannelCards.tsx";

/** Playlists of the channel, by the page. */
export const PlaylistsTab = observer(function PlaylistsTab({
  channel,
  personId,
  isOwn,
  page,
}: TabProps & { page: number }) {
  const { lists, own, menu } = useChannelCards(channel.id, isOwn);
  const { api, prefetched } = useHost();
  const query = useQuery(channelPlaylistsQuery(api, channel.id, prefetched, page));
  const cards = useMemo(() => query.data?.results.map(playlistCard), [query.data]);
  return (
    <>
      <GridPage
        personId={personId}
        tab="playlists"
        page={page}
        hasNext={query.data?.has_next === true}
        isEmpty={cards?.length === 0}
      >
        <CardShelf
          id="channel-playlists"
          label={channelTexts.tabs.playlists}
          layout="grid"
          kind="playlist"
          cards={cards}
          query={query}
          {...lists}
          dress={own.dressPlaylist}
        />
      </GridPage>
      {menu}
    </>
  );
});
