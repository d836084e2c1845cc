/** On iOS and mobile the check may never answer; after this it counts as refused, ms (`player.autoplayTestMs`). */
const autoplayTestMs = 1_000;

export interface AutoplayEnvironment {
  /** iOS or a mobile device, where browsers refuse. */
  readonly isMobile: boolean;
  /** Plays the tiny muted test video; rejects where the browser refuses. */
  playTest(): Promise<void>;
  /** Calls back on the first click or tap anywhere; returns its disposer. */
  onFirstClick(listener: () => void): () => void;
  after(delayMs: number, task: () => void): () => void;
}

/**
 * Whether playback may begin by itself: asked of a tiny muted video with a time limit on iOS and mobile
 * (PLAYER-AUTOPLAY-01), allowed elsewhere (PLAYER-AUTOPLAY-02), and allowed from the first click on (PLAYER-AUTOPLAY-03).
 */
export function createAutoplayCheck(environment: AutoplayEnvironment): () => Promise<boolean> {
  let isFixed = false;
  let result: Promise<boolean> | null = null;
  environment.onFirstClick(() => {
    isFixed = true;
  });

  const ask = () =>
    new Promise<boolean>((resolve) => {
      const stop = environment.after(autoplayTestMs, () => resolve(false));
      environment
        .playTest()
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(stop);
    });

  return async () => {
    if (isFixed || !environment.isMobile) return true;
    result ??= ask();
    return (await result) || isFixed;
  };
}
