/**
 * The history entries of what lies over a page. Each open overlay has one, with the page's own address and key: Back then
 * closes the overlay and leaves the page. An overlay that is closed in any other way takes its entry with it, so that
 * Back never needs a second press.
 *
 * The wanted height (`open`) and that of the history (`held`) are two numbers, and `settle` brings them together: history
 * moves answer later, and overlays come and go meanwhile. One that closes for another (a menu for its dialog) hands its
 * entry over.
 */
interface OpenOverlay {
  readonly close: () => void;
}

/** Closed this long without a follower, an overlay gives its entry back, in milliseconds. */
const handOverMs = 60;
/**
 * A move of the history that nothing was heard of for so long has taken an entry of a frame inside the overlay instead, in
 * milliseconds. Where no frame has added one, a slow machine is all that is left to explain it, and a second move would leave
 * the page: that is waited for much longer.
 */
const silenceMs = 500;
const slowMs = 10_000;
/** Browsers count no further: whether a frame has added an entry is not known then. */
const maxEntries = 50;

/** After so many moves in silence the entry is kept, and only says that nothing lies there. */
const maxSilentMoves = 6;

let open: OpenOverlay[] = [];
let held = 0;
/** Entries of the history, those of frames among them, when the last of ours was added. */
let lengthThen = 0;
/** The height that the history was asked to go to and has not answered for; null: it stands still. */
let aim: number | null = null;
let silentMoves = 0;
let silence: ReturnType<typeof setTimeout> | undefined;
let handOver: ReturnType<typeof setTimeout> | undefined;
let afterwards: (() => void)[] = [];
/** The address of the next entry above the page; null: the page's own. */
let nextAddress: string | null = null;
/** The page's own address while an entry above it has another one. */
let pageAddress: string | null = null;

/** The address of a placeholder that has just gone: what it held the place for has the same. */
let placeAddress: string | null = null;

/** How many overlays the history entry stands above its page. */
const heightOf = (state: unknown): number => {
  const over: unknown = (state as { over?: unknown } | null)?.over;
  return typeof over === "number" && Number.isInteger(over) && over > 0 && over < 100 ? over : 0;
};

/** The state of a page's entry in the place where the history stands now. */
export const stateOf = (key: string): { readonly kadr: string; readonly over?: number } =>
  held === 0 ? { kadr: key } : { kadr: key, over: held };

function settle(): void {
  clearTimeout(handOver);
  if (aim !== null) return;
  if (held > open.length) {
    placeAddress = null;
    aim = open.length;
    const { length } = window.history;
    silence = setTimeout(heardNothing, length > lengthThen || length >= maxEntries ? silenceMs : slowMs);
    window.history.go(open.length - held);
    return;
  }
  while (held < open.length) {
    held += 1;
    if (nextAddress !== null) pageAddress ??= addressOfNow();
    window.history.pushState({ ...(window.history.state as object | null), over: held }, "", nextAddress);
    nextAddress = null;
    lengthThen = window.history.length;
  }
  silentMoves = 0;
  const tasks = afterwards;
  afterwards = [];
  for (const task of tasks) task();
}

function heardNothing(): void {
  silentMoves += 1;
  if (silentMoves >= maxSilentMoves)
    window.history.replaceState({ ...(window.history.state as object | null), over: open.length }, "");
  arriveAt(window.history.state);
}

function arriveAt(state: unknown): void {
  clearTimeout(silence);
  aim = null;
  held = heightOf(state);
  if (held === 0) pageAddress = null;
  settle();
}

/**
 * The history has moved. Steps back close as many overlays, the upper ones first, and another page closes all. An overlay that
 * has closed and still has its entry, for a follower, does not count: who goes back then means what is on the screen. A move
 * that was asked for here closes nothing: what has opened meanwhile gets its entry now.
 */
export function overlaysMoved(state: unknown, isSamePage: boolean): void {
  const height = isSamePage ? heightOf(state) : 0;
  if (aim !== null && isSamePage && height >= aim) return arriveAt(state);
  const steps = Math.max(0, (aim ?? held) - height);
  const stays = isSamePage ? Math.max(0, open.length - steps) : 0;
  // the entries of closed ones were gone back over in place of pages
  const owed = isSamePage ? Math.max(0, steps - open.length) : 0;
  const above = open.slice(stays).reverse();
  open = open.slice(0, stays);
  for (const overlay of above) overlay.close();
  if (owed > 0) afterwards.push(() => window.history.go(-owed));
  arriveAt(state);
}

/** The next overlay is a popup with an address: its entry has that one, so the address goes when the popup does. */
export function giveNextEntry(address: string | null): void {
  nextAddress = address;
}

/** The history stands at what lies over a page, and not at the page. */
export const isOverlayEntry = (): boolean => heightOf(window.history.state) > 0;

/** A reload of an entry that stood above its page: what lay there is gone, and so is its entry. */
export function beginOverlays(): void {
  held = heightOf(window.history.state);
  if (held > 0) settle();
}

/** Whether anything lies over the page, or its entries of the history still do. */
export const isCovered = (): boolean => open.length > 0 || held > 0 || aim !== null;

/** Closes all that lies over the page; then, with the history at the page itself, goes on. At once where nothing lies there. */
export function withoutOverlays(task: () => void): void {
  if (!isCovered()) return task();
  const all = open.reverse();
  open = [];
  for (const overlay of all) overlay.close();
  afterwards.push(task);
  settle();
}

/**
 * Does the task once the history stands, at once where it does: the browser calls off a download or a way to another site that
 * has begun when the entry of a closed overlay is given back.
 */
export function onceStill(task: () => void): void {
  if (aim === null && held === open.length) return task();
  afterwards.push(task);
}

const addressOfNow = (): string => window.location.pathname + window.location.search + window.location.hash;

/** An overlay has the entry of the one before it now, and its own address, that of its placeholder, or the page's. */
function takeOverAddress(): void {
  const address = nextAddress ?? placeAddress ?? pageAddress;
  placeAddress = null;
  if (address === null) return;
  pageAddress ??= addressOfNow();
  nextAddress = null;
  window.history.replaceState(window.history.state, "", address);
}

/** `isPlaceHolder`: what opens holds the place of an overlay whose code is on its way. */
export function overlayOpened(close: () => void, isPlaceHolder = false): () => void {
  const overlay: OpenOverlay = { close };
  open.push(overlay);
  const before = held;
  settle();
  if (aim === null && held === before) takeOverAddress();
  return () => {
    const place = open.indexOf(overlay);
    if (place < 0) return;
    open.splice(place, 1);
    if (isPlaceHolder && pageAddress !== null) placeAddress = addressOfNow();
    clearTimeout(handOver);
    handOver = setTimeout(settle, handOverMs);
  };
}
