import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState, type ReactNode } from "react";
import { lateComponent } from "@kadr/design-system/primitives/Late";
import { lateTexts } from "../texts/late.ts";
import { useHost } from "../ports/Host.ts";

const Thumbnail = lateComponent(
  () => import("../features/own-channel/Thumbnail.tsx").then((module) => module.default),
  { pending: null, texts: lateTexts },
);

/** Queries in whose responses a video's picture stands. */
const withPictures = new Set([
  "channel-videos",
  "own-videos",
  "channel-search",
  "pinned-video",
  "pinned-playlists",
  "shelf",
]);

export interface ThumbnailDialog {
  /** Asks for another picture of this video. Stable. */
  readonly change: (videoId: string) => void;
  /** To be drawn beside what asks. */
  readonly dialog: ReactNode;
}

/** The dialog that changes the picture of an own video. */
export function useThumbnail(): ThumbnailDialog {
  const { uploadThumbnail } = useHost();
  const client = useQueryClient();
  const [videoId, setVideoId] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const change = useCallback((id: string) => {
    setVideoId(id);
    setOpen(true);
  }, []);
  const onDone = () => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => withPictures.has(String(queryKey[0])) });
    // The page of a video that plays would start it anew: it is read again when it is opened again.
    void client.invalidateQueries({ queryKey: ["video"], refetchType: "none" });
  };
  return {
    change,
    dialog: videoId !== null && (
      <Thumbnail
        key={videoId}
        videoId={videoId}
        isOpen={isOpen}
        onOpenChange={setOpen}
        upload={async (...video) => (await uploadThumbnail.load())(...video)}
        onDone={onDone}
      />
    ),
  };
}
