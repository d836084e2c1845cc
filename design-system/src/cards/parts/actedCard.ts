/**
 * The card whose menu was opened last. When it turns into the «hidden» overlay it takes the focus
 * that its menu button loses; the same video in another shelf must not. A weak reference: no leak.
 */
let acted: WeakRef<Element> | null = null;

export function rememberActed(card: Element | null): void {
  acted = card === null ? null : new WeakRef(card);
}

/** True once for the card that was acted on. */
export function takeActed(card: Element | null): boolean {
  const isActed = card !== null && acted?.deref() === card;
  if (isActed) acted = null;
  return isActed;
}
