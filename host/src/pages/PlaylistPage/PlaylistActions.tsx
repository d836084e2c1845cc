import { useQueryClient } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import {
  CheckIcon,
  EditIcon,
  FlagIcon,
  PlayIcon,
  PlusIcon,
  RefreshIcon,
  ShareIcon,
  TrashIcon,
} from "@kadr/design-system/primitives/Icon";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import type { Card, Playlist } from "@kadr/openapi/client";
import { playlistPath, problemPath, videoInPlaylist } from "../../links/addresses.ts";
import { ownOriginHref } from "../../links/ownHref.ts";
import { shuffledPlaylistQuery } from "../../queries/playlists.ts";
import { navigate } from "../../routes/navigation.ts";
import type { SavedPlaylistsStore } from "../../stores/SavedPlaylistsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { lateTexts } from "../../texts/late.ts";
import { playlistTexts as texts } from "../../texts/playlist.ts";
import { videoTexts } from "../../texts/video.ts";
import { Subscribe } from "../../features/follow/Subscribe.tsx";
import * as styles from "./PlaylistPage.styles.ts";

export interface PlaylistActionsProps {
  playlist: Playlist;
  /** The first video on the page; null where there is none. */
  first: Card | null;
}

/** Actions on a playlist (PLAYLIST-PAGE-05), and its owner's (PLAYLIST-PAGE-06). */
export const PlaylistActions = observer(function PlaylistActions({ playlist, first }: PlaylistActionsProps) {
  const { stores, measure } = useHost();
  const { session } = stores;
  const { id, user_id: ownerId } = playlist;
  const isOwn = session.userId !== null && ownerId === session.userId;
  return (
    <>
      <div className={styles.actions}>
        {first !== null && (
          <>
            <a
              className={styles.way}
              data-primary
              href={videoInPlaylist(first.id, `?playlist=${id}`, first.is_audio)}
              onClick={() => measure("playlist.play", { location: "playlist" })}
            >
              <PlayIcon size={20} />
              {texts.play}
            </a>
            <Shuffle id={id} />
          </>
        )}
        {isOwn ? <Share id={id} isOwn /> : <Save playlist={playlist} />}
        {!isOwn && ownerId !== undefined && (
          <Subscribe
            place={{ model: "userchannel", id: ownerId }}
            name={first?.author?.id === ownerId ? first.author.name : texts.owner}
            trigger="subscription"
            onFollow={() => measure("playlist.subscribeChannel", { location: "playlist" })}
          />
        )}
        {!isOwn && (
          <>
            <Share id={id} isOwn={false} />
            <a
              className={styles.way}
              href={problemPath}
              onClick={() => measure("playlist.complain", { location: "playlist" })}
            >
              <FlagIcon size={20} />
              {texts.complain}
            </a>
          </>
        )}
      </div>
      {isOwn && <InStudio id={id} />}
    </>
  );
});

function Save({ playlist }: { playlist: Playlist }) {
  const { savedPlaylists } = useHost().stores;
  return (
    <LatePlace of={{ saved: savedPlaylists }} pending={<Skeleton width="140px" height="40px" />} texts={lateTexts}>
      {({ saved }) => <SaveButton playlist={playlist} saved={saved} />}
    </LatePlace>
  );
}

const SaveButton = observer(function SaveButton({
  playlist,
  saved,
}: {
  playlist: Playlist;
  saved: SavedPlaylistsStore;
}) {
  const isSaved = saved.isSaved(playlist.id) ?? playlist.favorite === true;
  return (
    <Button
      icon={isSaved ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
      isSelected={isSaved}
      aria-pressed={isSaved}
      onPress={() => void saved.set(playlist.id, !isSaved)}
    >
      {isSaved ? texts.saved : texts.save}
    </Button>
  );
});

/** All of it in another order, which the address keeps on the way to the next video. */
function Shuffle({ id }: { id: string }) {
  const client = useQueryClient();
  const { api, stores } = useHost();
  const { toasts } = stores;
  const [isPending, setPending] = useState(false);
  const play = async () => {
    setPending(true);
    try {
      const seed = 1 + Math.floor(Math.random() * 999);
      const [first] = (await client.fetchQuery(shuffledPlaylistQuery(api, id, seed))).items;
      if (first !== undefined) navigate(videoInPlaylist(first.id, `?playlist=${id}&shuffle=${seed}`, first.is_audio));
    } catch {
      toasts.notify({ type: "danger" });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      icon={<RefreshIcon size={20} />}
      isPending={isPending}
      pendingLabel={texts.shuffle}
      onPress={() => void play()}
    >
      {texts.shuffle}
    </Button>
  );
}

function Share({ id, isOwn }: { id: string; isOwn: boolean }) {
  const { stores, measure, copyText, origin } = useHost();
  const { toasts } = stores;
  return (
    <Button
      icon={<ShareIcon size={20} />}
      onPress={() => {
        if (isOwn) measure("owner.playlist.share", { location: "playlist" });
        void copyText(origin + playlistPath(id)).then((isCopied) => {
          if (isCopied) toasts.notify({ type: "success", text: videoTexts.linkCopied });
        });
      }}
    >
      {texts.share}
    </Button>
  );
}

const inStudio = [
  { event: "owner.playlist.add", label: texts.add, Icon: PlusIcon },
  { event: "owner.playlist.edit", label: texts.edit, Icon: EditIcon },
  { event: "owner.playlist.remove", label: texts.remove, Icon: TrashIcon },
] as const;

/** The owner changes the playlist in the studio, in a new tab (PLAYLIST-PAGE-07). */
function InStudio({ id }: { id: string }) {
  const { measure, studioUrl } = useHost();
  const href = ownOriginHref(studioUrl, `/playlist/${encodeURIComponent(id)}/`);
  if (href === undefined) return null;
  return (
    <div className={styles.actions} role="group" aria-label={texts.own}>
      {inStudio.map(({ event, label, Icon }) => (
        <a
          key={event}
          className={styles.way}
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={`${label}, ${texts.newTab}`}
          onClick={() => measure(event, { location: "playlist", link: href })}
        >
          <Icon size={20} />
          {label}
        </a>
      ))}
    </div>
  );
}
