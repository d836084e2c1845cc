/** The first and the longest pause between two questions, ms. */
const firstPauseMs = 2_000;
const maxPauseMs = 30_000;
/** After as many questions without a moving picture only the person's own try counts, and the machine's going online. */
const maxQuestions = 6;

export interface LineWatchOptions {
  /** Asks the media host whether it answers. */
  isBack: () => Promise<boolean>;
  onBack(): void;
  /** The end of the element's life. */
  signal: AbortSignal;
}

export interface LineWatch {
  /** Asks until the line is back, in ever longer pauses; half of each is chance, so that not all viewers ask at once. */
  wait(): void;
  stop(): void;
  /** It plays: the next wait begins with short pauses again. */
  forget(): void;
}

/** Waits for a line that was lost. */
export function createLineWatch({ isBack, onBack, signal }: LineWatchOptions): LineWatch {
  let questions = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const stop = () => {
    turn += 1;
    clearTimeout(timer);
  };
  const ask = async (own: number) => {
    const is = await isBack();
    if (own !== turn) return;
    if (is) onBack();
    else wait();
  };
  function wait(): void {
    stop();
    if (questions >= maxQuestions || signal.aborted) return;
    const own = turn;
    const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** questions);
    questions += 1;
    timer = setTimeout(() => void ask(own), pause * (0.5 + Math.random() / 2));
  }
  signal.addEventListener("abort", stop, { once: true });

  return {
    wait,
    stop,
    forget() {
      questions = 0;
    },
  };
}
