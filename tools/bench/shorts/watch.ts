/** Times of one step, ms from the key. */
export interface Step {
  /** A frame of the next one is on the screen: half of it is in sight, and nothing lies over it. */
  frame: number | null;
  /** Its time has moved. */
  moves: number | null;
}

/** Runs in the page before anything of its own: it may use nothing from outside itself. */
export const watchSteps = (): void => {
  const steps: Step[] = [];
  Object.assign(globalThis, { kadrSteps: steps });
  const isSeen = (video: HTMLVideoElement): boolean => {
    const { top, bottom, left, width, height } = video.getBoundingClientRect();
    const inSight = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (inSight < height / 2) return false;
    const x = left + width / 2;
    const y = Math.max(top, 0) + inSight / 2;
    const article = video.closest("article");
    return ![...(article?.querySelectorAll("img") ?? [])].some((picture) => {
      const box = picture.getBoundingClientRect();
      const isAfter = (video.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return isAfter && box.left <= x && box.right >= x && box.top <= y && box.bottom >= y;
    });
  };
  addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "ArrowDown") return;
      const start = performance.now();
      const before = document.querySelector("article[data-current]");
      const step: Step = { frame: null, moves: null };
      steps.push(step);
      let from: number | null = null;
      const look = (): void => {
        const article = document.querySelector("article[data-current]");
        const video = article === before ? null : (article?.querySelector("video") ?? null);
        if (video !== null && video.readyState >= 2 && isSeen(video)) {
          step.frame ??= performance.now() - start;
          from ??= video.currentTime;
          if (!video.paused && video.currentTime > from) step.moves ??= performance.now() - start;
        }
        if (step.moves === null && performance.now() - start < 10_000) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
};
