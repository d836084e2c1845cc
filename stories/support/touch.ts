interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger that is set down at a point of a place, drawn on by so much and lifted, in px; a frame between its steps, for how fast it moves tells a swipe. */
export async function drag(place: HTMLElement, at: Point, by: Partial<Point>): Promise<void> {
  const box = place.getBoundingClientRect();
  const target = document.elementFromPoint(box.left + at.x, box.top + at.y) ?? place;
  const send = (type: string, share: number) => {
    const touch = new Touch({
      identifier: 1,
      target,
      clientX: box.left + at.x + (by.x ?? 0) * share,
      clientY: box.top + at.y + (by.y ?? 0) * share,
    });
    target.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: type === "touchend" ? [] : [touch],
        changedTouches: [touch],
      }),
    );
  };
  send("touchstart", 0);
  for (let step = 0; step <= 10; step++) {
    send("touchmove", step / 10);
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  }
  send("touchend", 1);
}

/** Animations of a surface that comes or goes have come to their end. */
export const untilStill = (surface: HTMLElement): Promise<unknown> =>
  Promise.all(surface.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined)));
