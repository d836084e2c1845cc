import type { HandedAnswers } from "../queries/handed.ts";
import { createVideoReactionsApi } from "../platform/api/videoReactionsApi.ts";
import { VideoReactionsStore } from "../stores/VideoReactionsStore.ts";
import type { StoreSetup } from "./StoreSetup.ts";

export interface VideoReactionsSetup extends StoreSetup {
  /** Answers that came with the document. */
  readonly handed: HandedAnswers;
}

/** Reactions to videos; loaded with the first video. */
export function createVideoReactions({ api, handed, session, auth, notify, clock }: VideoReactionsSetup): VideoReactionsStore {
  const store = new VideoReactionsStore({ ...createVideoReactionsApi(api, handed), session, auth, notify, clock });
  // As long as the tab: other videos follow.
  store.connect();
  return store;
}
