/** Draws; told whether the place is on the screen. */
type Draw = (isSeen: boolean) => void;

const waiting = new Map<Element, Draw>();
let frame: number | undefined;

/** How far an element is from the screen, px. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

function drawNext(): void {
  const [nearest] = [...waiting.keys()]
    .map((element) => ({ element, distance: distanceOf(element) }))
    .sort((one, other) => one.distance - other.distance);
  frame = undefined;
  if (nearest === undefined) return;
  const draw = waiting.get(nearest.element);
  waiting.delete(nearest.element);
  if (waiting.size > 0) frame = requestAnimationFrame(drawNext);
  draw?.(nearest.distance === 0);
}

/**
 * Calls `draw` in one of the next frames: one of those that wait in each, the nearest to the screen first, so that no frame is
 * long however many come near at once. Returns what takes the call back.
 */
export function drawSoon(element: Element, draw: Draw): () => void {
  waiting.set(element, draw);
  frame ??= requestAnimationFrame(drawNext);
  return () => {
    waiting.delete(element);
    if (waiting.size > 0 || frame === undefined) return;
    cancelAnimationFrame(frame);
    frame = undefined;
  };
}

export function isOnScreen(element: Element): boolean {
  return distanceOf(element) === 0;
}
