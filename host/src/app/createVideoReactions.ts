import type { Api } from "@kadr/openapi/client";
import type { HandedAnswers } from "../queries/handed.ts";
import { createVideoReactionsApi } from "../platform/api/videoReactionsApi.ts";
import type { AuthGate, Clock, Notify, SessionReader } from "../stores/ports.ts";
import { VideoReactionsStore } from "../stores/VideoReactionsStore.ts";

export interface VideoReactionsSetup {
  readonly api: Api;
  /** Answers that came with the document. */
  readonly handed: HandedAnswers;
  readonly session: SessionReader;
  readonly auth: AuthGate;
  readonly notify: Notify;
  readonly clock: Clock;
}

/** Reactions to videos; loaded with the first video. */
export function createVideoReactions({ api, handed, session, auth, notify, clock }: VideoReactionsSetup): VideoReactionsStore {
  const store = new VideoReactionsStore({ ...createVideoReactionsApi(api, handed), session, auth, notify, clock });
  // As long as the tab: other videos follow.
  store.connect();
  return store;
}
