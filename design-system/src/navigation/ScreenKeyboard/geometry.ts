/** Where a key lies, px. */
export interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const middle = ({ left, right }: Place): number => (left + right) / 2;

/**
 * The key that an arrow leads to: the neighbour in the row, or in the next row the one that lies over or under `aim`, the middle of where
 * the walk up and down began. Null: there is none in that direction.
 */
export function neighbour(places: readonly Place[], from: number, direction: Direction, aim: number): number | null {
  const here = places[from];
  if (here === undefined) return null;
  const candidates = places.map((place, at) => ({ place, at }));
  const nearest = (of: typeof candidates, distance: (place: Place) => number) =>
    of.reduce<(typeof candidates)[number] | null>(
      (best, one) => (best === null || distance(one.place) < distance(best.place) ? one : best),
      null,
    )?.at ?? null;
  const inRow = candidates.filter(({ place, at }) => at !== from && place.top === here.top);
  if (direction === "ArrowLeft")
    return nearest(
      inRow.filter(({ place }) => place.left < here.left),
      (place) => here.left - place.left,
    );
  if (direction === "ArrowRight")
    return nearest(
      inRow.filter(({ place }) => place.left > here.left),
      (place) => place.left - here.left,
    );
  const isDown = direction === "ArrowDown";
  const beyond = candidates.filter(({ place }) => (isDown ? place.top > here.top : place.top < here.top));
  const tops = beyond.map(({ place }) => place.top);
  const top = isDown ? Math.min(...tops) : Math.max(...tops);
  return nearest(
    beyond.filter(({ place }) => place.top === top),
    (place) => (place.left <= aim && aim <= place.right ? 0 : Math.abs(middle(place) - aim)),
  );
}
