/** Record that the page makes of itself while it loads; times in ms from the start of the navigation. */
export interface Seen {
  lcp: number;
  lcpElement: string;
  cls: number;
  tasks: { start: number; duration: number }[];
  firstFrame: number | null;
  moves: number | null;
  /** Since when the first titles of cards have been readable, and still are. */
  titles: number | null;
  /** The server has drawn the page; false of floors. */
  isDrawn: boolean;
  /** The same of twelve titles, however few the server draws. */
  twelve: number | null;
  /** A press has begun or stopped the video. */
  hasToggled: boolean;
  /** When what the press should do was seen (usable.ts). */
  answeredAt: number | null;
}

/**
 * Runs in the page before anything of its own: it may use nothing from outside itself. `titleCount`: how many titles are waited for.
 */
export const watch = (titleCount: number): void => {
  const seen: Seen = {
    lcp: 0,
    lcpElement: "",
    cls: 0,
    tasks: [],
    firstFrame: null,
    moves: null,
    titles: null,
    isDrawn: false,
    twelve: null,
    hasToggled: false,
    answeredAt: null,
  };
  Object.assign(globalThis, { kadrBench: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url?: string })[]) {
      seen.lcp = entry.startTime;
      seen.lcpElement = `${entry.element?.tagName ?? "?"} ${entry.url ?? entry.element?.textContent?.slice(0, 40) ?? ""}`;
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push({ start: entry.startTime, duration: entry.duration });
  }).observe({ type: "longtask", buffered: true });

  /** A frame cannot be seen that is transparent, or under the poster that comes after it in the same place. */
  const isSeen = (video: HTMLVideoElement): boolean => {
    if (!video.isConnected || !video.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const own = video.getBoundingClientRect();
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
    return ![...document.querySelectorAll("img")].some((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const isOver = (video.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return (
        isOver &&
        picture.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        left <= x &&
        right >= x &&
        top <= y &&
        bottom >= y
      );
    });
  };
  /** So far the position has to go, s: the event `playing` comes before anything moves, and also when nothing will. */
  const minMove = 0.1;
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
      if (mediaTime - from >= minMove && isSeen(video)) seen.moves ??= now;
      if (seen.moves === null) video.requestVideoFrameCallback(onFrame);
    };
    video.requestVideoFrameCallback(onFrame);
  };

  new MutationObserver(() => {
    // the host takes it away again
    seen.isDrawn ||= document.getElementById("kadr-drawn") !== null;
    for (const video of document.querySelectorAll("video")) {
      if (known.has(video)) continue;
      known.add(video);
      follow(video);
    }
  }).observe(document, { childList: true, subtree: true });

  /** Whether the video plays, and what its button says: a player that still waits for the video shows a press there. */
  const playState = (): string => {
    const label = [...document.querySelectorAll("main button")]
      .map((button) => button.getAttribute("aria-label") ?? button.textContent)
      .find((text) => text === "Смотреть" || text === "Пауза");
    return `${document.querySelector("video")?.paused} ${label}`;
  };
  // A press toggles while it is dispatched, or right after it; what begins by itself does so at another time.
  let before: string | null = null;
  addEventListener("pointerdown", () => (before = playState()), { capture: true });
  addEventListener(
    "click",
    () => {
      const own = before ?? playState();
      before = null;
      setTimeout(() => setTimeout(() => (seen.hasToggled ||= playState() !== own)));
    },
    { capture: true },
  );

  /** Letters of a face that may not be shown by another one meanwhile are not there until it is. */
  const waitsForFont = (family: string): boolean =>
    [...document.fonts].some(
      (face) =>
        face.status === "loading" &&
        ["auto", "block"].includes(face.display) &&
        family.includes(face.family.replaceAll('"', "")),
    );
  const isReadable = (title: Element): boolean => {
    if ((title.textContent ?? "").trim() === "") return false;
    if (!title.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const letters = document.createRange();
    letters.selectNodeContents(title);
    const { width, height } = letters.getBoundingClientRect();
    const { color, fontFamily } = getComputedStyle(title);
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(color)?.[1];
    return width > 0 && height > 0 && Number(alpha ?? 1) > 0 && !waitsForFont(fontFamily);
  };
  /** The first titles, once all of them are readable; null before. */
  const readable = (count: number): Element[] | null => {
    const titles: Element[] = [];
    for (const card of document.querySelectorAll("main article")) {
      // of comments nobody waits for a title
      if (card.closest("[role=feed]") !== null) continue;
      const title = card.querySelector("h2, h3, h4");
      if (title === null || !isReadable(title)) return null;
      if (titles.push(title) === count) return titles;
    }
    return null;
  };
  /** So often whoever has read them looks again, ms, and only whether they are there: a page that is measured must not work for that. */
  const lookAgainMs = 500;
  const waitFor = (name: "titles" | "twelve", count: number): void => {
    const stay = (titles: Element[]): void => {
      if (titles.every((title) => title.isConnected && title.checkVisibility()))
        setTimeout(() => stay(titles), lookAgainMs);
      else look();
    };
    const look = (): void => {
      const titles = readable(count);
      // titles that went away again do not count
      if (titles === null) {
        seen[name] = null;
        // what the server has not drawn comes much later than a frame
        if (name === "titles") requestAnimationFrame(look);
        else setTimeout(() => requestAnimationFrame(look), 100);
      } else
        // the frame that this belongs to is painted before the next task
        setTimeout(() => {
          seen[name] ??= performance.now();
          stay(titles);
        });
    };
    requestAnimationFrame(look);
  };
  waitFor("titles", titleCount);
  waitFor("twelve", 12);
};
