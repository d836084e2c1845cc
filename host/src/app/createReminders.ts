import { paramsOf } from "@kadr/openapi/pages";
import type { AppStorage } from "../platform/storage/storage.ts";
import type { AccountScope } from "../stores/account/AccountScope.ts";
import type { Clock, Notify } from "../stores/ports.ts";
import { RemindersStore } from "../stores/RemindersStore.ts";
import { reminderTexts } from "../texts/video.ts";

/** Tells what came out since the last visit as soon as it is made, and the rest at its time. */
export function createReminders(
  storage: AppStorage,
  clock: Clock,
  notify: Notify,
  account: AccountScope,
): RemindersStore {
  const store = new RemindersStore({
    clock,
    notify,
    texts: {
      open: reminderTexts.open,
      // a channel is there already: what begins is a programme of it
      cameOut: (title, path) =>
        paramsOf("liveVideo", path) === null ? reminderTexts.cameOut(title) : reminderTexts.begins(title),
    },
    device: { read: () => storage.get("reminders") ?? {}, write: (reminders) => storage.set("reminders", reminders) },
  });
  store.connect();
  account.onLeft(store.forget);
  return store;
}
