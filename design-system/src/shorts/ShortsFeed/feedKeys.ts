type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey" | "defaultPrevented" | "target">;

/** Elements that read keys themselves, or lie over the page. */
const busy =
  "a[href], button, input, select, textarea, summary, iframe, [contenteditable], " +
  "[tabindex]:not([tabindex='-1']), dialog, [role=dialog], [role=menu], [role=listbox]";
/** In the feed itself the arrows are everywhere its own but where one writes or chooses. */
const ownKeys = "input, select, textarea, [contenteditable], [role=menu], [role=listbox], [role=dialog]";

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

/** The step that a key asks for: in the feed, and while nothing on the page that reads keys has the focus. */
export function stepOf(press: Press, feed: HTMLElement): 1 | -1 | 0 {
  const { target, key } = press;
  if (press.defaultPrevented || press.ctrlKey || press.altKey || press.metaKey || press.shiftKey) return 0;
  if (!(target instanceof Element) || feed.closest("[inert], [aria-hidden=true]") !== null) return 0;
  if (target.closest(feed.contains(target) ? ownKeys : busy) !== null) return 0;
  return steps[key] ?? 0;
}
