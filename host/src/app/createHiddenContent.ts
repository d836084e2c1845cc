import { createHiddenContentApi } from "../platform/api/hiddenContentApi.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { HiddenContentStore } from "../stores/HiddenContentStore.ts";
import { hideTexts } from "../texts/hide.ts";
import type { StoreSetup } from "./StoreSetup.ts";

/** Hiding of videos; loaded with the first one that is hidden. */
export function createHiddenContent({
  api,
  account,
  auth,
  notify,
  clock,
  measure,
}: StoreSetup & { readonly measure: Measure }): HiddenContentStore {
  const store = new HiddenContentStore({
    ...createHiddenContentApi(api),
    account,
    auth,
    notify,
    measure,
    clock,
    texts: hideTexts,
  });
  // As long as the tab: what is hidden stays hidden on other pages.
  store.connect();
  return store;
}
