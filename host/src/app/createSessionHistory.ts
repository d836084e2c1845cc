import { historyEntryOf } from "../platform/storage/sessionHistory.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import type { AccountScope } from "../stores/account/AccountScope.ts";
import { SessionHistoryStore } from "../stores/SessionHistoryStore.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Videos that were opened in this tab; it comes with the first. */
    readonly sessionHistory: SessionHistoryStore;
  }
}

/** Longer ones are cut: fifty of them have one place on the device. */
const maxTitleLength = 80;

export interface SessionHistorySetup {
  readonly storage: AppStorage;
  readonly account: AccountScope;
}

export function createSessionHistory({ storage, account }: SessionHistorySetup): SessionHistoryStore {
  const store = new SessionHistoryStore({
    device: {
      read: () => (storage.get("session-history") ?? []).flatMap(historyEntryOf),
      write: (entries) =>
        storage.set(
          "session-history",
          entries.map(({ id, url, title, thumbnailUrl, isAudio }) => [
            id,
            url,
            title.slice(0, maxTitleLength),
            thumbnailUrl,
            isAudio,
          ]),
        ),
    },
  });
  account.onLeft(store.forget);
  return store;
}
