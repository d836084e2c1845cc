import type { Api } from "@kadr/openapi/client";
import { nothingPrefetched, type Prefetched } from "./prefetched.ts";
import type { VideoReactionsPorts } from "../../stores/VideoReactionsStore.ts";

export const createVideoReactionsApi = (
  api: Api,
  prefetched: Prefetched = nothingPrefetched,
): Pick<VideoReactionsPorts, "read" | "write"> => ({
  async read(videoId, signedIn, signal) {
    const path = { id: videoId };
    if (signedIn) {
      const response =
        prefetched.take("getVideoReaction", { path }) ?? (await api.call("getVideoReaction", { path, signal }));
      return {
        reaction: response.reaction,
        votes: { likes: response.likes_number, dislikes: response.dislikes_number },
      };
    }
    const votes = prefetched.take("getVideoVotes", { path }) ?? (await api.call("getVideoVotes", { path, signal }));
    return { reaction: null, votes: { likes: votes.likes_number, dislikes: votes.dislikes_number } };
  },
  async write(videoId, reaction, signal) {
    if (reaction === null) await api.call("removeVideoReaction", { path: { id: videoId }, signal });
    else await api.call("setVideoReaction", { body: { videoId, reaction }, signal });
  },
});
