/** Where a key of the APG's menu leads from entry `at` of `count`, at the ends to the other end; `null` for other keys. */
export function nextIndex(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return (at <= 0 ? count : at) - 1;
    case "Home":
    case "PageUp":
      return 0;
    case "End":
    case "PageDown":
      return count - 1;
    default:
      return null;
  }
}

/** Letters that follow each other within so many milliseconds are one word. */
const pauseMs = 700;

/** Typing goes to the next entry that begins so; the same letter again and again goes through all that begin with it. */
export function createTypeAhead(now: () => number = () => performance.now()) {
  let typed = "";
  let typedAt = -Infinity;
  return (key: string, labels: readonly string[], at: number): number | null => {
    if ([...key].length !== 1 || (key === " " && now() - typedAt > pauseMs)) return null;
    typed = now() - typedAt > pauseMs ? key : typed + key;
    typedAt = now();
    const isOneLetter = [...typed].every((letter) => letter.toLocaleLowerCase("ru") === key.toLocaleLowerCase("ru"));
    const wanted = (isOneLetter ? key : typed).toLocaleLowerCase("ru");
    // A growing word may stay where it is; a letter goes on.
    const from = isOneLetter ? at + 1 : Math.max(at, 0);
    for (let step = 0; step < labels.length; step++) {
      const index = (from + step) % labels.length;
      if (labels[index]?.trim().toLocaleLowerCase("ru").startsWith(wanted)) return index;
    }
    return null;
  };
}
