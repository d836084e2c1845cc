import { useEffect } from "react";
import { useHost } from "../../ports/Host.ts";
import type { VideoReactionsStore } from "../../stores/VideoReactionsStore.ts";

/** Asks for the votes of a video, and anew after a login or a logout: whose reaction it is depends on who is here. Null: not yet. Use it in an observer. */
export function useReactionsOf(videoId: string, reactions: VideoReactionsStore | null): void {
  const { userId, phase } = useHost().stores.session;
  useEffect(() => {
    if (phase !== "unknown") void reactions?.open(videoId);
  }, [reactions, videoId, userId, phase]);
}
