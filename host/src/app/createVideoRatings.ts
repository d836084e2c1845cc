import { createVideoRatingsApi } from "../platform/api/videoRatingsApi.ts";
import { VideoRatingsStore } from "../stores/VideoRatingsStore.ts";
import type { StoreSetup } from "./StoreSetup.ts";

/** Ratings of videos; loaded with the first press on one. */
export function createVideoRatings({ api, account, auth, notify, clock }: StoreSetup): VideoRatingsStore {
  const store = new VideoRatingsStore({ ...createVideoRatingsApi(api), account, auth, notify, clock });
  // As long as the tab: other videos follow.
  store.connect();
  return store;
}
