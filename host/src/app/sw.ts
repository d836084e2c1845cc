import { createNetwork, type FetchEvent } from "./swNetwork.ts";
import { shellTexts } from "../texts/shell.ts";
import { webPushTexts } from "../texts/webPush.ts";

// The service worker, an entry of its own (host/package.json: targets): it shows pushes and opens what they tell of, and stands in where
// there is no network (swNetwork.ts).

/** As much of a service worker's surroundings as this one needs: the types of pages and of workers exclude each other. */
interface Worker {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate" | "fetch" | "push" | "notificationclick",
    listener: (event: never) => void,
  ): void;
}
interface Tab {
  readonly url: string;
  readonly visibilityState: "visible" | "hidden";
  focus(): Promise<Tab>;
  navigate(url: string): Promise<unknown>;
}
interface Waits {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Waits {
  readonly data: { json(): unknown } | null;
}
interface PressEvent extends Waits {
  readonly notification: { readonly data: unknown; close(): void };
}

const worker = globalThis as unknown as Worker & Parameters<typeof createNetwork>[0];
const network = createNetwork(worker);

/** An address of our own pages; anything else leads home. */
function ownAddress(link: unknown): string {
  const { origin } = worker.location;
  const home = new URL(origin).href;
  if (typeof link !== "string" || !URL.canParse(link, origin)) return home;
  const url = new URL(link, origin);
  return url.origin === origin ? url.href : home;
}

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === "string" && value !== "" ? value.slice(0, 300) : otherwise;

function read(data: PushEvent["data"]): Readonly<Record<string, unknown>> {
  try {
    const value = data?.json();
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Browsers let no push pass unseen: one that cannot be read says that there is something. */
async function show(data: PushEvent["data"]): Promise<void> {
  const { title, text, link } = read(data);
  await worker.registration.showNotification(textOf(title, shellTexts.siteName), {
    body: textOf(text, webPushTexts.something),
    lang: "ru",
    data: ownAddress(link),
  });
}

/** In the tab that shows it already, else in one of ours, else in a new one. */
async function open(address: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window" });
  const there = tabs.find(({ url }) => url === address);
  const tab = there ?? tabs.find(({ visibilityState }) => visibilityState === "visible") ?? tabs[0];
  if (tab === undefined) {
    await worker.clients.openWindow(address);
    return;
  }
  // Browsers may keep a tab behind: then it is there when the person comes to it.
  await Promise.allSettled([tab.focus(), ...(there === undefined ? [tab.navigate(address)] : [])]);
}

// No page is of its making, so that none waits for an older one to go.
worker.addEventListener("install", (event: Waits) =>
  event.waitUntil(Promise.all([worker.skipWaiting(), network.keepOffline().catch(() => undefined)])),
);
// Tabs that were open before it can be led on, too.
worker.addEventListener("activate", (event: Waits) =>
  event.waitUntil(Promise.all([worker.clients.claim(), network.begin()])),
);
worker.addEventListener("fetch", (event: FetchEvent) => network.respond(event));
worker.addEventListener("push", (event: PushEvent) => event.waitUntil(show(event.data)));
worker.addEventListener("notificationclick", (event: PressEvent) => {
  event.notification.close();
  event.waitUntil(open(ownAddress(event.notification.data)));
});
