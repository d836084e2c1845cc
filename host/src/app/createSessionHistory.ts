import { historyEntryOf } from "../platform/storage/sessionHistory.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import type { AccountScope } from "../stores/account/AccountScope.ts";
import { SessionHistoryStore } from "../stores/SessionHistoryStore.ts";

/** Longer ones are cut: fifty of them have one place on the device. */
const longestTitle = 80;

export interface SessionHistorySetup {
  readonly storage: AppStorage;
  readonly account: AccountScope;
}

/** What was opened in this tab; it comes with the first video, or with the person's own area. */
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
            title.slice(0, longestTitle),
            thumbnailUrl,
            isAudio,
          ]),
        ),
    },
  });
  account.onLeft(store.forget);
  return store;
}
