import type { QueryClient } from "@tanstack/react-query";
import { reaction } from "mobx";
import { createInterestsApi } from "../platform/api/interestsApi.ts";
import { InterestsStore } from "../stores/InterestsStore.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { interestsTexts } from "../texts/interests.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Interests of the person; they come with their page or their first popup. */
    readonly interests: InterestsStore;
  }
}

export interface InterestsSetup extends StoreSetup {
  readonly measure: Measure;
  readonly queryClient: QueryClient;
  readonly tooltip: { readonly show: () => void; readonly hide: () => void };
}

export function createInterests({
  api,
  account,
  clock,
  notify,
  measure,
  queryClient,
  tooltip,
}: InterestsSetup): InterestsStore {
  const store = new InterestsStore({
    ...createInterestsApi(api),
    account,
    clock,
    notify,
    measure,
    onSaved: () => outdateChosen(queryClient),
    texts: interestsTexts,
  });
  reaction(
    () => store.tooltip === "show" || store.tooltip === "register",
    (isOffered) => (isOffered ? tooltip.show() : tooltip.hide()),
  );
  store.connect();
  return store;
}

/** Topics chosen by the former interests are old: they are asked for anew when they are drawn next, and not under the person's eyes. */
function outdateChosen(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ["interests"] });
  void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.owner === "chosen", refetchType: "none" });
}
