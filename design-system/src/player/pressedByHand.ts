/** An element that a pointer or a finger pressed keeps the focus, though it was not chosen by keys. */
export interface PressedByHand {
  /** The element with the focus was pressed by hand, or got the focus from one that was. */
  isSo(): boolean;
  stop(): void;
}

/**
 * Follows what the focus came by. `:focus-visible` says less: browsers differ in whether any key makes it true of what was clicked before, and a
 * person who clicked a button and then pressed K still has nothing in mind with that button.
 */
export function followHand(): PressedByHand {
  const life = new AbortController();
  const options = { capture: true, passive: true, signal: life.signal };
  let isHandLast = false;
  let isSo = false;
  document.addEventListener("pointerdown", () => (isHandLast = isSo = true), options);
  document.addEventListener("keydown", () => (isHandLast = false), options);
  document.addEventListener("focusin", () => (isSo = isHandLast), options);
  return { isSo: () => isSo, stop: () => life.abort() };
}
