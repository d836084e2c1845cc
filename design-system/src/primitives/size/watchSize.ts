/**
 * Calls back once `element` is laid out and whenever its size changes: what is hidden at first, a turned screen, a font that comes late.
 * Returns what ends it. Where nothing is laid out (a unit test) it never calls.
 */
export function watchSize(element: Element, notify: ResizeObserverCallback): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(notify);
  observer.observe(element);
  return () => observer.disconnect();
}
