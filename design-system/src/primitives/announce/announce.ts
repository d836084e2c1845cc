/** Words for several things that happen at once: «Не получилось загрузить подборки: 5». */
export type SaidTogether = (count: number) => string;

/** Messages of one kind within this time are said as one, ms. */
const togetherMs = 500;

const listeners = new Set<(text: string) => void>();
const waiting = new Map<string, { count: number; only: string }>();

/** Says something politely to who listens. The same words twice are said twice. */
export function announce(text: string): void {
  for (const say of listeners) say(text);
}

/** As `announce`, but what several parts of a page have to say of the same `kind` at about the same time becomes one message. */
export function announceTogether(kind: string, only: string, several: SaidTogether): void {
  const before = waiting.get(kind);
  if (before !== undefined) {
    before.count += 1;
    return;
  }
  const entry = { count: 1, only };
  waiting.set(kind, entry);
  setTimeout(() => {
    waiting.delete(kind);
    announce(entry.count === 1 ? only : several(entry.count));
  }, togetherMs);
}

/** Hears what is announced; returns what ends it. */
export function hearAnnouncements(say: (text: string) => void): () => void {
  listeners.add(say);
  return () => {
    listeners.delete(say);
  };
}
