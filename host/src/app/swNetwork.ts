// The part of the service worker that stands between the pages and the network (docs/adr/0045-installable.md). No page is ever kept, so
// that none is shown of yesterday: a navigation goes to the network, and only where there is none to the page that says so.

/** As much of a service worker's surroundings as this part needs. */
interface Worker {
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly caches: {
    open(name: string): Promise<Kept>;
    keys(): Promise<readonly string[]>;
    delete(name: string): Promise<boolean>;
  };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
}
interface Kept {
  match(request: Request | string): Promise<Response | undefined>;
  put(request: Request | string, response: Response): Promise<void>;
  keys(): Promise<readonly Request[]>;
  delete(request: Request): Promise<boolean>;
}
export interface FetchEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** Page without a network, with its files. */
const offlineCache = "kadr-offline-1";
/** Files with a hash in their names: what has one never changes. */
const filesCache = "kadr-files-1";
const ours = [offlineCache, filesCache];
const offlinePage = "/offline/";
/** So many files are kept, those that came first going first: some visits' worth of two builds. */
const maxFiles = 150;

const hashed = /^\/(?:[\w-]+\/)?[\w.-]+\.[0-9a-f]{8}\.(?:js|css|woff2|svg|png|webp)$/;
/** Documents of others' frames and of the sandbox have their own words. */
const notOurPages = /^\/(?:play\/embed|backend|sandbox|card)\b/;

export function createNetwork(worker: Worker) {
  /** Keeps the page for no network, and the files that it names, as they are now. */
  const keepOffline = async (): Promise<void> => {
    const page = await worker.fetch(offlinePage, { cache: "no-cache", credentials: "omit" });
    if (!page.ok) throw new Error(`the page for no network came with ${page.status}`);
    const text = await page.clone().text();
    const kept = await worker.caches.open(offlineCache);
    const before = await kept.match(offlinePage);
    if (before !== undefined && (await before.text()) === text) return;
    const files = [...text.matchAll(/(?:src|href)="?(\/offline\/[\w.-]+)/g)].flatMap(([, file]) => file ?? []);
    // The files first: a page without them says nothing.
    for (const file of new Set(files)) {
      const response = await worker.fetch(file);
      if (!response.ok) throw new Error(`a file of the page for no network came with ${response.status}`);
      await kept.put(file, response);
    }
    await kept.put(offlinePage, page);
  };

  /** Once for each start of the worker: a deployment may have brought another. */
  let isFresh = false;
  const refreshOffline = async (): Promise<void> => {
    if (isFresh) return;
    isFresh = true;
    await keepOffline().catch(() => undefined);
  };

  const page = async (event: FetchEvent): Promise<Response> => {
    try {
      const response = (await event.preloadResponse) ?? (await worker.fetch(event.request));
      event.waitUntil(refreshOffline());
      return response;
    } catch (error) {
      const kept = await (await worker.caches.open(offlineCache)).match(offlinePage);
      if (kept === undefined) throw error;
      return kept;
    }
  };

  const trim = async (kept: Kept): Promise<void> => {
    const all = await kept.keys();
    for (const request of all.slice(0, Math.max(0, all.length - maxFiles))) await kept.delete(request);
  };

  const file = async (event: FetchEvent): Promise<Response> => {
    const { request } = event;
    const files = await worker.caches.open(filesCache);
    const known = (await files.match(request)) ?? (await (await worker.caches.open(offlineCache)).match(request));
    if (known !== undefined) return known;
    const response = await worker.fetch(request);
    if (response.status === 200) {
      const copy = response.clone();
      // A full device keeps nothing, and the page goes on.
      event.waitUntil(
        files
          .put(request, copy)
          .then(() => trim(files))
          .catch(() => undefined),
      );
    }
    return response;
  };

  return {
    keepOffline,
    /** Caches of an earlier version go; the browser asks for a page while the worker is still waking. */
    begin: async (): Promise<void> => {
      for (const name of await worker.caches.keys())
        if (name.startsWith("kadr-") && !ours.includes(name)) await worker.caches.delete(name);
      await worker.registration.navigationPreload?.enable();
    },
    respond: (event: FetchEvent): void => {
      const { request } = event;
      const url = new URL(request.url);
      if (request.method !== "GET" || url.origin !== worker.location.origin) return;
      if (request.mode === "navigate") {
        if (!notOurPages.test(url.pathname)) event.respondWith(page(event));
      } else if (hashed.test(url.pathname)) event.respondWith(file(event));
    },
  };
}
