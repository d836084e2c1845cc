import type { PushPermission } from "../../stores/NotificationSettingsStore.ts";
import type { Dispose } from "../../stores/ports.ts";
import { registerServiceWorker } from "./serviceWorker.ts";

export interface SubscribedBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const named = { granted: "allowed", default: "askable", denied: "refused" } as const;

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

const hasPushes = (): boolean => "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;

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

/** The browser's own question, which it asks once; says whether pushes may come. */
async function ask(): Promise<boolean> {
  const isAllowed = hasPushes() && (await Notification.requestPermission()) === "granted";
  notify();
  return isAllowed;
}

const permission = (): PushPermission => (hasPushes() ? named[Notification.permission] : "impossible");

/** Calls back after each answer to the question, and when the person changes it in the browser's settings. */
function onPermission(listener: () => void): Dispose {
  const end = new AbortController();
  listeners.add(listener);
  // a browser that knows no such permission tells nothing
  void navigator.permissions?.query({ name: "notifications" }).then(
    (status) => status.addEventListener("change", listener, { signal: end.signal }),
    () => undefined,
  );
  return () => {
    listeners.delete(listener);
    end.abort();
  };
}

/** The pushes of this browser. */
export const pushBrowser = {
  ask,
  permission,
  onPermission,
  isAllowed: (): boolean => permission() === "allowed",
  isSubscribed: async (): Promise<boolean> => hasPushes() && (await own()) !== null,
  subscribe,
  unsubscribe: async (): Promise<void> => {
    if (hasPushes()) await (await own())?.unsubscribe();
  },
};
