import type { Api } from "@kadr/openapi/client";
import { createVideoReactionsApi } from "../platform/api/videoReactionsApi.ts";
import type { AuthGate, Clock, Notify, SessionReader } from "../stores/ports.ts";
import { VideoReactionsStore } from "../stores/VideoReactionsStore.ts";

export interface VideoReactionsSetup {
  readonly api: Api;
  readonly session: SessionReader;
  readonly auth: AuthGate;
  readonly notify: Notify;
  readonly clock: Clock;
}

/** Reactions to videos; loaded with the first video. */
export function createVideoReactions({ api, session, auth, notify, clock }: VideoReactionsSetup): VideoReactionsStore {
  const store = new VideoReactionsStore({ ...createVideoReactionsApi(api), session, auth, notify, clock });
  // As long as the tab: other videos follow.
  store.connect();
  return store;
}
