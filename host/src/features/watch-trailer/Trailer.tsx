import { useQuery } from "@tanstack/react-query";
import { css } from "linaria";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createMediaEngine, Player } from "@kadr/design-system/player";
import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { font, space } from "@kadr/design-system/tokens";
import type { VideoPage } from "@kadr/openapi/client";
import { videoPath } from "../../links/addresses.ts";
import { playerSourceOf } from "../../presenters/video.ts";
import { videoPageQuery } from "../../queries/video.ts";
import type { PlayerStore } from "../../stores/PlayerStore.ts";
import { useHost } from "../../ports/Host.ts";
import { playerTexts } from "../../texts/player.ts";
import { trailerTexts } from "../../texts/trailer.ts";
import type { TrailerPorts } from "./types.ts";

export interface TrailerProps {
  videoId: string;
  /** Of what it is the trailer of. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Path of the page under it: another one closes it (CARD-TRAILER-02). */
  path: string;
  player: { readonly store: PlayerStore; readonly ports: TrailerPorts };
}

const state = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  aspect-ratio: 16 / 9;
  padding: ${space[4]};
  font: ${font.body};
  text-align: center;
`;

/** The trailer over the page (CARD-TRAILER-01). It counts neither as watched nor as begun. */
export function Trailer({ videoId, title, isOpen, onOpenChange, path, player }: TrailerProps) {
  const { api } = useHost();
  const query = useQuery(videoPageQuery(api, videoId, ""));
  const [openedAt] = useState(path);
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (path !== openedAt) close();
  }, [path, openedAt]);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={trailerTexts.title(title)}
      closeLabel={trailerTexts.close}
      size="l"
      isFlush
      footer={<LinkButton href={videoPath(videoId)}>{trailerTexts.toPage}</LinkButton>}
    >
      {query.data ? (
        <Screen page={query.data} title={title} {...player} />
      ) : query.isError && !query.isFetching ? (
        <div className={state} role="alert">
          <p>{trailerTexts.failed}</p>
          <Button onPress={() => void query.refetch()}>{playerTexts.retry}</Button>
        </div>
      ) : (
        <Skeleton width="100%" height="auto" className={state} />
      )}
    </Dialog>
  );
}

interface ScreenProps extends Pick<TrailerProps, "title"> {
  page: VideoPage;
  store: PlayerStore;
  ports: TrailerPorts;
}

function Screen({ page, title, store, ports }: ScreenProps) {
  const { mediaUrl } = useHost();
  const [engine] = useState(() => {
    const source = playerSourceOf(page, mediaUrl);
    return source === null
      ? null
      : createMediaEngine({
          source,
          loadText: (url, signal) => ports.loadText(url, signal),
          loadStatus: (url, signal) => ports.loadStatus(url, signal),
          loadHls: (hasSeparateSound) => ports.loadHls(hasSeparateSound),
          volume: store.volume,
          isMuted: store.isMuted,
        });
  });
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    // Two sounds at once are noise: what plays on the page or in the corner waits.
    for (const media of document.querySelectorAll<HTMLMediaElement>("[data-player] video, [data-player] audio"))
      if (!own.current?.contains(media)) media.pause();
    engine?.play();
  }, [engine]);
  if (engine === null) return <p className={state}>{trailerTexts.failed}</p>;
  return (
    <Player
      ref={own}
      model={{
        engine,
        texts: playerTexts,
        video: { title: trailerTexts.title(title), poster: mediaUrl(page.video.thumbnail_url) },
      }}
    />
  );
}
