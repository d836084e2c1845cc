import { ApiError, type Api } from "@kadr/openapi/client";
import { nothingHanded, type Handed } from "./handed.ts";
import type { VideoReaction, VideoReactionsPorts, WriteResult } from "../../stores/VideoReactionsStore.ts";

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

export const createVideoReactionsApi = (api: Api, handed: Handed = nothingHanded): Pick<VideoReactionsPorts, "read" | "write"> => ({
  async read(videoId, signedIn) {
    if (signedIn) {
      const answer = handed.take("getVideoReaction", { path: { id: videoId } }) ?? (await api.call("getVideoReaction", { path: { id: videoId } }));
      return { reaction: answer.reaction, votes: { likes: answer.likes_number, dislikes: answer.dislikes_number } };
    }
    const votes = handed.take("getVideoVotes", { path: { id: videoId } }) ?? (await api.call("getVideoVotes", { path: { id: videoId } }));
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
