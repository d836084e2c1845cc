import { navigate as push, usePathname, useSearch } from "wouter/use-browser-location";
import { createContext, use, useSyncExternalStore } from "react";
import { openerAround } from "@kadr/design-system/primitives/focus";
import { beginOverlays, isCovered, overlaysMoved, stateOf, withoutOverlays } from "./overlayStack.ts";
import { placeOf, type LinkPlace } from "./restoreScroll.ts";

/**
 * The history of this tab. Every entry has a key, and under the key it is remembered what the
 * address does not say: the scroll position, what was focused, how many batches were loaded. Back
 * finds all of it again (docs/invariants.md, A5).
 */
export interface EntryMemory {
  scrollY: number;
  /** Place that was focused: mostly the link that was followed. */
  focus: LinkPlace | null;
  /** A button of the header, which every page has, where that was focused. */
  shellFocus?: HTMLElement | null;
  readonly values: Map<string, unknown>;
  /** The address that took the place of the entry's own while something lay over the page. */
  address?: string;
}

/** How the current entry was reached. */
export type Arrival = "load" | "push" | "back" | "replace";

export interface ScrollMemory {
  get(key: "scroll"): Readonly<Record<string, number>> | undefined;
  set(key: "scroll", value: Readonly<Record<string, number>>): void;
}

const memories = new Map<string, EntryMemory>();
const maxMemories = 60;
let arrival: Arrival = "load";
let currentKey = "";
let listeners: (() => void)[] = [];

const newKey = () => Math.random().toString(36).slice(2, 12);
const keyOf = (state: unknown) => {
  const key: unknown = (state as { kadr?: unknown } | null)?.kadr;
  return typeof key === "string" && /^[a-z0-9]{1,24}$/.test(key) ? key : null;
};

function memoryOf(key: string): EntryMemory {
  let memory = memories.get(key);
  if (!memory) {
    memory = { scrollY: 0, focus: null, values: new Map() };
    memories.set(key, memory);
    // Oldest first; an entry that far back starts at its top.
    if (memories.size > maxMemories) memories.delete(memories.keys().next().value ?? "");
  }
  return memory;
}

export const currentMemory = (): EntryMemory => memoryOf(currentKey);
export const currentEntryKey = (): string => currentKey;
export const currentArrival = (): Arrival => arrival;
/** With its «#», or empty; a server knows none. */
export const currentFragment = (): string => (typeof window === "undefined" ? "" : window.location.hash);

function remember(): void {
  const memory = memoryOf(currentKey);
  memory.scrollY = window.scrollY;
  const active = document.activeElement;
  // An overlay's link goes with it: whoever comes back was at what opened that.
  const from = active === null ? null : (openerAround(active) ?? active);
  memory.focus = placeOf(from?.closest("a[href]") ?? null);
  memory.shellFocus = memory.focus === null && from?.closest("header") != null ? (from as HTMLElement) : null;
}

/** The entry's key has to be known before wouter tells its subscribers of the new address. */
function enter(how: Arrival, key: string): void {
  arrival = how;
  currentKey = key;
}

function notifyArrival(): void {
  for (const listener of listeners) listener();
}

export interface NavigateOptions {
  /** Takes the place of the current history entry. Default false. */
  readonly replace?: boolean;
}

/** Goes to a path of our own; it was checked by `safeUrl` before. */
export function navigate(path: string, { replace = false }: NavigateOptions = {}): void {
  if (path === window.location.pathname + window.location.search + window.location.hash) {
    // The same address again means "from the top".
    if (!replace) window.scrollTo({ top: 0 });
    return;
  }
  if (replace) {
    const state = stateOf(currentKey);
    if (state.over !== undefined) memoryOf(currentKey).address = path;
    push(path, { replace: true, state });
    return;
  }
  withoutOverlays(() => {
    remember();
    const key = newKey();
    enter("push", key);
    push(path, { state: { kadr: key } });
    notifyArrival();
  });
}

/** Goes to another document once nothing lies over the page any more; false where nothing does, and the browser may go by itself. */
export function leaveFor(href: string): boolean {
  if (!isCovered()) return false;
  withoutOverlays(() => window.location.assign(href));
  return true;
}

/** Begins to keep the history; returns what ends it. */
export function connectHistory(storage: ScrollMemory): () => void {
  const before = window.history.scrollRestoration;
  window.history.scrollRestoration = "manual";
  const known = keyOf(window.history.state);
  currentKey = known ?? newKey();
  if (known === null) window.history.replaceState({ kadr: currentKey }, "");
  else {
    // A reload or a return to the tab: where each entry had been.
    for (const [key, y] of Object.entries(storage.get("scroll") ?? {})) memoryOf(key).scrollY = y;
    if (memoryOf(currentKey).scrollY > 0) arrival = "back";
  }
  beginOverlays();
  const onPop = (event: PopStateEvent) => {
    const key = keyOf(event.state) ?? newKey();
    const isSamePage = key === currentKey;
    if (isSamePage) takeAddress(memoryOf(key), event.state);
    else {
      remember();
      enter("back", key);
      notifyArrival();
    }
    overlaysMoved(event.state, isSamePage);
  };
  const onPageHide = () => {
    remember();
    storage.set(
      "scroll",
      Object.fromEntries([...memories].slice(-50).map(([key, { scrollY }]) => [key, Math.round(scrollY)])),
    );
  };
  // Before wouter's own listener, which tells the pages.
  window.addEventListener("popstate", onPop, { capture: true });
  window.addEventListener("pagehide", onPageHide);
  return () => {
    window.history.scrollRestoration = before;
    window.removeEventListener("popstate", onPop, { capture: true });
    window.removeEventListener("pagehide", onPageHide);
  };
}

/** Before anybody reads the address: the entry below an overlay still has the one that was replaced. */
function takeAddress(memory: EntryMemory, state: unknown): void {
  const { address } = memory;
  if (address === undefined) return;
  delete memory.address;
  window.history.replaceState(state, "", address);
}

const subscribe = (listener: () => void) => {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
};

/** Tells of each page that is come to, by a link or by Back, once its address is the page's. */
export const onArrival: (listener: () => void) => () => void = subscribe;

export interface Place {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly entryKey: string;
}

const FirstPlace = createContext<Pick<Place, "path" | "search"> | null>(null);

/** The address that a server draws, and that the browser takes over from it. */
export const FirstPlaceProvider = FirstPlace.Provider;

const readKey = () => currentKey;

export function usePlace(): Place {
  const first = use(FirstPlace);
  const path = usePathname(first === null ? undefined : { ssrPath: first.path });
  const search = useSearch(first === null ? undefined : { ssrSearch: first.search });
  const entryKey = useSyncExternalStore(subscribe, readKey, readKey);
  return { path, search, entryKey };
}
