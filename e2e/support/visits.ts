/** What is tried one after another on one visit of a page, by the key of the visit, in the order of the first of each. */
export function visitsOf<T>(items: readonly T[], keyOf: (item: T) => string): [key: string, items: [T, ...T[]]][] {
  const visits = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const visit = visits.get(keyOf(item));
    if (visit === undefined) visits.set(keyOf(item), [item]);
    else visit.push(item);
  }
  return [...visits];
}
