import { observer } from "mobx-react-lite";
import type { VideoPage } from "@kadr/openapi/client";
import type { PlaylistRow } from "../../features/browse-playlist/usePlaylistRow.ts";
import type { CardContext } from "../../presenters/cards.ts";
import { LatePlayerSlot, type LatePlayerSlotProps } from "./LatePlayerSlot.tsx";
import { useNext } from "./useNext.ts";

export interface QueuedPlayerProps extends Omit<LatePlayerSlotProps, "queue"> {
  /** Of the address: what follows belongs to its video, also while a recording plays. */
  page: VideoPage;
  search: string;
  context: CardContext;
  inPlaylist: PlaylistRow | undefined;
  /** The page is still being opened. */
  isEarly: boolean;
}

/** The player with what follows. By itself: when the recommendations come, nothing around the player is drawn again. */
export const QueuedPlayer = observer(function QueuedPlayer(props: QueuedPlayerProps) {
  const { page, search, context, inPlaylist, isEarly, ...player } = props;
  const queue = useNext(page, search, context, inPlaylist, isEarly);
  return <LatePlayerSlot {...player} queue={queue} />;
});
