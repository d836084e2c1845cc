import { ApiError, type Api } from "@kadr/openapi/client";
import type { VideoReaction, VideoReactionsPorts, WriteResult } from "../../stores/VideoReactionsStore.ts";
import type { WatchProgressPorts } from "../../stores/WatchProgressStore.ts";

function failureOf(error: unknown): WriteResult {
  if (!(error instanceof ApiError)) return { kind: "unknown" };
  switch (error.kind) {
    case "http":
      if (error.status === 401) return { kind: "signedOut" };
      if (error.status === 404 || error.status === 410) return { kind: "gone" };
      if (error.status === 429) return { kind: "tooMany", retryAfterMs: (error.retryAfter ?? 5) * 1000 };
      return { kind: "failed" };
    // The server may have done it: what is true has to be asked.
    case "offline":
    case "timeout":
    case "aborted":
    case "malformed":
    case "wrongShape":
      return { kind: "unknown" };
  }
}

export const createVideoReactionsApi = (api: Api): Pick<VideoReactionsPorts, "read" | "write"> => ({
  async read(videoId, signedIn) {
    if (signedIn) {
      const answer = await api.call("getVideoReaction", { path: { id: videoId } });
      return { reaction: answer.reaction, votes: { likes: answer.likes_number, dislikes: answer.dislikes_number } };
    }
    const votes = await api.call("getVideoVotes", { path: { id: videoId } });
    return { reaction: null, votes: { likes: votes.likes_number, dislikes: votes.dislikes_number } };
  },
  async write(videoId: string, reaction: VideoReaction | null): Promise<WriteResult> {
    try {
      if (reaction === null) await api.call("removeVideoReaction", { path: { id: videoId } });
      else await api.call("setVideoReaction", { body: { videoId, reaction } });
      return { kind: "done" };
    } catch (error) {
      return failureOf(error);
    }
  },
});

export const createWatchProgressApi = (api: Api): Pick<WatchProgressPorts, "read" | "save"> => ({
  read: () => api.call("getVideoProgress", { query: { limit: 300, ct: "video" } }),
  async save(videoId, seconds, isLeaving) {
    await api.call("saveVideoProgress", { body: { video_id: videoId, position: seconds }, keepalive: isLeaving });
  },
});
