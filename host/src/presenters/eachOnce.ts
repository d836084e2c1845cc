/** Pages may overlap when a list moved on between two calls: an item is shown once. */
export function eachOnce<T extends { readonly id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
