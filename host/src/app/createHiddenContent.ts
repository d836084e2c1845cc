import { createHiddenContentApi } from "../platform/api/hiddenContentApi.ts";
import { HiddenContentStore } from "../stores/HiddenContentStore.ts";
import { hideTexts } from "../texts/hide.ts";
import type { StoreSetup } from "./StoreSetup.ts";

/** Hiding of videos; loaded with the first one that is hidden. */
export function createHiddenContent({ api, session, auth, notify, clock }: StoreSetup): HiddenContentStore {
  const store = new HiddenContentStore({ ...createHiddenContentApi(api), session, auth, notify, clock, texts: hideTexts });
  // As long as the tab: what is hidden stays hidden on other pages.
  store.connect();
  return store;
}
