import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import type { Card } from "@kadr/openapi/client";
import { PlaylistPanel } from "../../features/browse-playlist/PlaylistPanel.tsx";
import type { PlaylistRow } from "../../features/browse-playlist/usePlaylistRow.ts";
import { presentCards, type CardContext } from "../../presenters/cards.ts";
import { playlistQuery } from "../../queries/playlists.ts";
import { videoInPlaylist } from "../../links/addresses.ts";
import { useHost } from "../../ports/Host.ts";
import { videoTexts } from "../../texts/video.ts";

export interface PlaylistSlotProps {
  playlistId: string;
  row: PlaylistRow;
  currentId: string;
  search: string;
  context: CardContext;
}

/** The playlist of the address, every link keeping it (ROUTE-ADDRESS-12). */
const PlaylistSlot = observer(function PlaylistSlot({
  playlistId,
  row: { items, from, before, after },
  currentId,
  search,
  context,
}: PlaylistSlotProps) {
  const { api } = useHost();
  const playlist = useQuery(playlistQuery(api, playlistId)).data;
  const index = items.findIndex(({ id }) => id === currentId);
  if (index === -1) return null;
  // The playlist may count videos that are hidden from this person; once its end is here, the visible ones are counted.
  const count =
    after === undefined ? from + items.length : Math.max(playlist?.videos_count ?? 0, from + items.length + 1);
  const isAudio = new Set(items.filter((item) => item.is_audio === true).map(({ id }) => id));
  const cards = presentCards(
    items.map((card): Card => ({ ...card, card_type: "video-horizontal" })),
    context,
  ).map((card) => ({
    ...card,
    href: videoInPlaylist(card.id, search, isAudio.has(card.id)),
  }));
  return (
    <PlaylistPanel
      title={playlist?.title ?? videoTexts.playlist}
      position={videoTexts.position(from + index + 1, count)}
      before={before}
      after={after}
      cards={cards}
      currentId={currentId}
    />
  );
});

export default PlaylistSlot;
