import type { ResponseBody } from "@kadr/openapi/client";
import { type VideoRating, VideoRatingsStore } from "../stores/VideoRatingsStore.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Ratings of videos; they come with the first press on one. */
    readonly videoRatings: VideoRatingsStore;
  }
}

const ratingFrom = ({ rating, votes_count, my_rating }: ResponseBody<"getVideoRating">): VideoRating => ({
  mean: rating,
  votes: votes_count,
  own: my_rating,
});

export function createVideoRatings({ api, ...setup }: StoreSetup): VideoRatingsStore {
  const store = new VideoRatingsStore({
    ...setup,
    read: async (id, signal) => ratingFrom(await api.call("getVideoRating", { path: { id }, signal })),
    write: async (id, rating, signal) =>
      ratingFrom(await api.call("setVideoRating", { path: { id }, body: { rating }, signal })),
  });
  // As long as the tab: other videos follow.
  store.connect();
  return store;
}
