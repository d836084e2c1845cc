/** What the page tells of itself while it loads; times in ms from the start of the navigation. */
export interface Seen {
  lcp: number;
  lcpElement: string;
  cls: number;
  tasks: { start: number; duration: number }[];
  firstFrame: number | null;
  moves: number | null;
}

/** Runs in the page before anything of its own: it may use nothing from outside itself. */
export const watch = (): void => {
  const seen: Seen = { lcp: 0, lcpElement: "", cls: 0, tasks: [], firstFrame: null, moves: null };
  Object.assign(globalThis, { kadrBench: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
      seen.lcp = entry.startTime;
      seen.lcpElement = `${entry.element?.tagName ?? "?"} ${entry.url ?? entry.element?.textContent?.slice(0, 40) ?? ""}`;
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push({ start: entry.startTime, duration: entry.duration });
  }).observe({ type: "longtask", buffered: true });

  /** Nobody sees a frame that is transparent, or under the poster that comes after it in the same place. */
  const isSeen = (video: HTMLVideoElement): boolean => {
    if (!video.isConnected || !video.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const own = video.getBoundingClientRect();
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
    return ![...(video.closest("[data-player], #kadr-stage")?.querySelectorAll("img") ?? [])].some((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const isOver = (video.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return isOver && picture.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && left <= x && right >= x && top <= y && bottom >= y;
    });
  };
  /** So far the position has to go, s: the event `playing` comes before anything moves, and also when nothing will. */
  const leastMove = 0.1;
  const known = new WeakSet<HTMLVideoElement>();
  const follow = (video: HTMLVideoElement): void => {
    let from: number | null = null;
    const see = (now: number): void => {
      if (isSeen(video)) seen.firstFrame ??= now;
      // the frame is there, what lies over it goes later
      else if (seen.firstFrame === null) requestAnimationFrame(see);
    };
    const onFrame = (now: number, { mediaTime }: VideoFrameCallbackMetadata): void => {
      if (from === null) see(now);
      from ??= mediaTime;
      if (mediaTime - from >= leastMove && isSeen(video)) seen.moves ??= now;
      if (seen.moves === null) video.requestVideoFrameCallback(onFrame);
    };
    video.requestVideoFrameCallback(onFrame);
  };
  new MutationObserver(() => {
    for (const video of document.querySelectorAll("video")) {
      if (known.has(video)) continue;
      known.add(video);
      follow(video);
    }
  }).observe(document, { childList: true, subtree: true });
};
