/** How much room a window has beside the page: none below desktop, for the wide left menu from 1434 px on (`menu.wideBreakpoint`). */
export type Room = "none" | "narrow" | "wide";

const isAtLeast = (px: number): MediaQueryList => window.matchMedia(`(min-width: ${px}px)`);
/** Mobile ends, desktop begins, the wide menu begins: px. */
const edges = { tablet: 768, desktop: 1024, wide: 1434 } as const;

export const roomNow = (): Room =>
  isAtLeast(edges.wide).matches ? "wide" : isAtLeast(edges.desktop).matches ? "narrow" : "none";

/** Calls back when the window has come over one of the edges; `isWider`: to the larger side. */
export function watchRoom(listener: (isWider: boolean) => void): () => void {
  const queries = Object.values(edges).map(isAtLeast);
  const onChange = ({ matches }: MediaQueryListEvent) => listener(matches);
  for (const query of queries) query.addEventListener("change", onChange);
  return () => {
    for (const query of queries) query.removeEventListener("change", onChange);
  };
}
