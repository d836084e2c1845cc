import { reaction } from "mobx";
import { notificationSettingsPath } from "../links/addresses.ts";
import type { OverlayArgs } from "../ports/Overlays.ts";
import type { DeviceClass } from "../presenters/deviceClass.ts";
import { createWebPushDevice } from "../platform/device/webPush.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import type { NotificationSettingsStore } from "../stores/NotificationSettingsStore.ts";
import type { Account, Clock, Late, Notify } from "../stores/ports.ts";
import type { BrowserPushes } from "./createBrowserPushes.ts";
import { WebPushStore } from "../stores/WebPushStore.ts";
import { webPushTexts } from "../texts/webPush.ts";

/** Where the question is asked. */
export interface PushOffering {
  readonly deviceClass: () => DeviceClass;
  readonly show: (args: OverlayArgs["push"]) => void;
  readonly hide: () => void;
}

export interface WebPushSetup extends PushOffering {
  readonly account: Account;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly storage: AppStorage;
  readonly settings: Late<NotificationSettingsStore>;
  readonly pushes: BrowserPushes;
}

/** Asks whether pushes may come, and lets them come to who is here, as long as the tab lives. */
export function createWebPush(setup: WebPushSetup): void {
  const { account, clock, notify, storage, settings, deviceClass, show, hide, pushes } = setup;
  const store = new WebPushStore({
    account,
    clock,
    device: createWebPushDevice(deviceClass),
    memory: {
      declinedOn: () => storage.get("web-push-declined"),
      decline: (date) => storage.set("web-push-declined", date),
      isConfirmed: () => storage.get("web-push-confirmed") === true,
      confirm: () => storage.set("web-push-confirmed", true),
    },
    onRefused: () =>
      notify({
        type: "notice",
        text: webPushTexts.refused,
        button: { text: webPushTexts.settings, to: notificationSettingsPath },
      }),
    switchOn: async () => {
      const store = await settings.load();
      await store.load();
      // Switched on elsewhere: then only this browser joins in. The switch brings it with it (createNotificationSettings).
      if (store.switchesOf("ways")["push"] === true) await pushes.begin().catch(ignore);
      else await store.set("ways", "push", true);
    },
  });
  reaction(
    () => store.isDue,
    (isDue) => (isDue ? show({ onConfirm: () => void store.confirm(), onDecline: store.decline }) : hide()),
  );
  store.connect();
  const follow = (): void => {
    if (account.isAuthorised) void join(setup).catch(ignore);
  };
  account.onChange(({ before }) => {
    if (before === null) follow();
    else void pushes.leave().then(follow, ignore);
  });
  follow();
}

/** It was not asked for just now: a failure is tried again on the next visit. */
const ignore = (): void => undefined;

/**
 * A person who has signed in anew gets the pushes that they wanted before: the server has forgotten the browser with the last session. Where they
 * are subscribed it is told again, since the session may have changed without this browser having been asked.
 */
async function join({ settings, pushes, account }: WebPushSetup): Promise<void> {
  const scope = account.now;
  const { isAllowed, isSubscribed } = await pushes.state();
  if (!isAllowed) return;
  if (!isSubscribed) {
    const store = await settings.load();
    await store.load();
    if (store.switchesOf("ways")["push"] !== true) return;
  }
  if (!scope.ended) await pushes.rejoin();
}
