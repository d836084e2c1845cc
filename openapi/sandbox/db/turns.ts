/** Hands out turns, one after another in the order in which they were asked for; a turn lasts until its function is called. */
export function createTurns(): () => Promise<() => void> {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    let end = (): void => {};
    last = new Promise((resolve) => (end = resolve));
    await before;
    return end;
  };
}
