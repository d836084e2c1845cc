import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { lateComponent } from "@kadr/design-system/primitives/Late";
import { useOwnCards } from "../../features/own-channel/useOwnCards.ts";
import { useOwnerActions } from "../../features/own-channel/useOwnerActions.ts";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { lateTexts } from "../../texts/late.ts";
import { usePagePorts } from "../PagePorts.ts";

const Thumbnail = lateComponent(
  () => import("../../features/own-channel/Thumbnail.tsx").then((module) => module.default),
  { pending: null, texts: lateTexts },
);

/** Queries in whose responses a video's picture stands. */
const withPictures = new Set([
  "channel-videos",
  "own-videos",
  "channel-search",
  "pinned-video",
  "pinned-playlists",
  "video",
  "shelf",
]);

/** What the lists of a tab share: how cards are presented, and their one menu, to be drawn beside them. In an observer. */
export function useChannelCards(channelId: string, isOwn: boolean) {
  const ports = usePagePorts();
  const client = useQueryClient();
  const context = useCardContext(ports);
  const [thumbnailOf, setThumbnailOf] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const onThumbnail = useCallback((videoId: string) => {
    setThumbnailOf(videoId);
    setOpen(true);
  }, []);
  const act = useOwnerActions({ channelId, copyText: ports.copyText, origin: ports.origin, onThumbnail });
  const onOther = useCallback((cardId: string, actionId: string) => void act(cardId, actionId), [act]);
  const { onAction, onMenuOpen, menu } = useCardActions({ ...ports, onOther: isOwn ? onOther : undefined });
  // Its shorts go on with its own.
  const shorts = useMemo(() => ({ source: "channel", channelId }), [channelId]);
  return {
    lists: { context, onAction, onMenuOpen, shorts },
    own: useOwnCards(channelId, isOwn, ports.studioUrl),
    menu: (
      <>
        {menu}
        {thumbnailOf !== null && (
          <Thumbnail
            key={thumbnailOf}
            videoId={thumbnailOf}
            isOpen={isOpen}
            onOpenChange={setOpen}
            upload={async (...video) => (await ports.uploadThumbnail.load())(...video)}
            onDone={() =>
              void client.invalidateQueries({ predicate: ({ queryKey }) => withPictures.has(String(queryKey[0])) })
            }
          />
        )}
      </>
    ),
  };
}
