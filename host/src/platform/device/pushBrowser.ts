import { registerServiceWorker } from "./serviceWorker.ts";

export interface SubscribedBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export const hasPushes = (): boolean =>
  "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;

const own = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Takes pushes from now on, for a server with this key; rejects where the browser does not. */
async function subscribe(key: string): Promise<SubscribedBrowser> {
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // One of another key, of before the server's data were made anew, stands in the way.
    await (await own())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.["p256dh"] === undefined || keys["auth"] === undefined)
    throw new Error("The browser's subscription to pushes has no keys");
  return { endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } };
}

/** The pushes of this browser. */
export const pushBrowser = {
  /** The browser's own question, which it asks once; says whether pushes may come. */
  ask: async (): Promise<boolean> => hasPushes() && (await Notification.requestPermission()) === "granted",
  isAllowed: (): boolean => hasPushes() && Notification.permission === "granted",
  isSubscribed: async (): Promise<boolean> => hasPushes() && (await own()) !== null,
  subscribe,
  unsubscribe: async (): Promise<void> => {
    if (hasPushes()) await (await own())?.unsubscribe();
  },
};
