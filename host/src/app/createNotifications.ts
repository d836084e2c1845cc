import { announce } from "@kadr/design-system/primitives/announce";
import { createNotificationsApi } from "../platform/api/notificationsApi.ts";
import { createNotificationSettingsApi } from "../platform/api/notificationSettingsApi.ts";
import { attention } from "../platform/device/attention.ts";
import { pushBrowser } from "../platform/device/pushBrowser.ts";
import { onLeave } from "../platform/device/leaving.ts";
import { createNotificationTabs } from "../platform/device/notificationTabs.ts";
import { NotificationSettingsStore } from "../stores/NotificationSettingsStore.ts";
import { NotificationsStore } from "../stores/NotificationsStore.ts";
import { webPushTexts } from "../texts/webPush.ts";
import { notificationsTexts } from "../texts/notifications.ts";
import { createBrowserPushes, type BrowserPushes } from "./createBrowserPushes.ts";
import { createWebPush, type WebPushSetup } from "./createWebPush.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** The switches of notifications; they come with their page. */
    readonly notificationSettings: NotificationSettingsStore;
  }
}

export interface NotificationsSetup extends StoreSetup {
  readonly push: Omit<WebPushSetup, "account" | "clock" | "notify" | "pushes">;
}

/** The bell's store; it comes once the first screen stands, for who is signed in. */
export function createNotifications({ api, push, ...setup }: NotificationsSetup): NotificationsStore {
  const store = new NotificationsStore({
    ...setup,
    api: createNotificationsApi(api),
    tabs: createNotificationTabs(),
    attention,
    random: Math.random,
    onLeave,
    onArrived: (count) => announce(notificationsTexts.arrived(count)),
  });
  // As long as the tab: the bell is on every page.
  store.connect();
  const { account, clock, notify } = setup;
  createWebPush({ ...push, account, clock, notify, pushes: createBrowserPushes(api) });
  return store;
}

/** The switches of notifications; they come with their page. */
export function createNotificationSettings({ api, ...setup }: StoreSetup): NotificationSettingsStore {
  const calls = createNotificationSettingsApi(api);
  const pushes = createBrowserPushes(api);
  const store = new NotificationSettingsStore({
    ...setup,
    read: calls.read,
    write: async (group, code, isOn, signal) => {
      const isPush = group === "ways" && code === "push";
      // A browser asks its person within a press alone.
      const permission = isPush && isOn ? pushes.ask() : null;
      await calls.write(group, code, isOn, signal);
      if (!isPush) return;
      // The switch is the person's, for every browser of theirs; that this one does not take part is said, and changes nothing of it.
      void (permission === null ? pushes.end() : permission.then((isAllowed) => begin(pushes, isAllowed))).catch(() =>
        setup.notify({ type: "danger", text: webPushTexts.failed }),
      );
    },
    pushes: pushBrowser,
    texts: notificationsTexts.settings,
  });
  store.connect();
  return store;
}

async function begin(pushes: BrowserPushes, isAllowed: boolean): Promise<void> {
  if (!isAllowed) throw new Error("The browser's person allows no pushes");
  await pushes.begin();
}
