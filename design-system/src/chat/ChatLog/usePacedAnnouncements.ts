import { useEffect, useEffectEvent, useRef } from "react";
import { announce } from "../../primitives/announce/index.ts";
import type { ChatMessageView } from "../ChatMessage/index.ts";

export interface ChatHeardTexts {
  /** One message, as it is heard. */
  readonly heard: (name: string, text: string) => string;
  /** Several that came since something was said: how many, and the last of them. */
  readonly heardMany: (count: number, name: string, text: string) => string;
}

/** A talk is told at most this often, ms: who listens has the film to hear, too. */
const paceMs = 8000;

/**
 * Says what others have written, at a pace that leaves room: the first thing at once, what comes meanwhile together. What is there when the
 * chat is opened is not said.
 */
export function usePacedAnnouncements(
  messages: readonly ChatMessageView[],
  { heard, heardMany }: ChatHeardTexts,
): void {
  const known = useRef<string | null>(null);
  const waiting = useRef<ChatMessageView[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const say = useEffectEvent(() => {
    timer.current = null;
    const all = waiting.current;
    const last = all.at(-1);
    if (last === undefined) return;
    waiting.current = [];
    announce(all.length === 1 ? heard(last.authorName, last.text) : heardMany(all.length, last.authorName, last.text));
    timer.current = setTimeout(say, paceMs);
  });
  useEffect(() => {
    const last = messages.at(-1)?.id ?? null;
    const before = known.current;
    known.current = last ?? before;
    if (before === null || last === null || last === before) return;
    const at = messages.findIndex(({ id }) => id === before);
    waiting.current = [...waiting.current, ...messages.slice(at + 1).filter(({ isOwn }) => isOwn !== true)];
    if (timer.current === null) say();
  }, [messages]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
}
