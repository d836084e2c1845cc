/** One preview at a time in the whole page, and one timer for all cards. */
interface Turn {
  readonly owner: Element;
  readonly stop: () => void;
}

let waiting: { readonly owner: Element; readonly timer: ReturnType<typeof setTimeout> } | null = null;
let running: Turn | null = null;

/** Starts `start` after `delayMs` unless the pointer leaves or another card asks first. */
export function requestPreview(owner: Element, delayMs: number, start: () => void, stop: () => void): void {
  if (running?.owner === owner) return;
  if (waiting !== null) clearTimeout(waiting.timer);
  if (running !== null) releasePreview(running.owner);
  const timer = setTimeout(() => {
    waiting = null;
    if (!owner.isConnected) return; // the card left the page while its pointer rested on it
    running = { owner, stop };
    document.addEventListener("keydown", stopByEscape, true);
    start();
  }, delayMs);
  waiting = { owner, timer };
}

/** A preview that moves under the pointer is put away without moving the pointer (WCAG 1.4.13); it comes again when the pointer does. */
function stopByEscape(event: KeyboardEvent): void {
  if (event.key === "Escape" && running !== null) releasePreview(running.owner);
}

/** Ends what `owner` started or waits for; others are left alone. */
export function releasePreview(owner: Element): void {
  if (waiting?.owner === owner) {
    clearTimeout(waiting.timer);
    waiting = null;
  }
  if (running?.owner === owner) {
    const { stop } = running;
    running = null;
    document.removeEventListener("keydown", stopByEscape, true);
    stop();
  }
}
