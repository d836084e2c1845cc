/** The same items in an order that a seed names: for the same list and seed it is the same. `seed`: a whole number from 1. */
export function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const order = [...items];
  let state = seed;
  for (let last = order.length - 1; last > 0; last -= 1) {
    // Lehmer's generator: small, and the same everywhere.
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}
