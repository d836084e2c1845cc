import type { Api } from "@kadr/openapi/client";
import { createHiddenContentApi } from "../platform/api/hiddenContentApi.ts";
import { HiddenContentStore } from "../stores/HiddenContentStore.ts";
import type { AuthGate, Clock, Notify, SessionReader } from "../stores/ports.ts";
import { hideTexts } from "../texts/hide.ts";

export interface HiddenContentSetup {
  readonly api: Api;
  readonly session: SessionReader;
  readonly auth: AuthGate;
  readonly notify: Notify;
  readonly clock: Clock;
}

/** Hiding of videos; loaded with the first one that is hidden. */
export function createHiddenContent({ api, session, auth, notify, clock }: HiddenContentSetup): HiddenContentStore {
  const store = new HiddenContentStore({ ...createHiddenContentApi(api), session, auth, notify, clock, texts: hideTexts });
  // As long as the tab: what is hidden stays hidden on other pages.
  store.connect();
  return store;
}
