import { useEffect, useEffectEvent, useState } from "react";
import { untilWords } from "../../presenters/announced.ts";
import { tvTexts } from "../../texts/tv.ts";
import { useHost } from "../../ports/Host.ts";

export interface CountdownProps {
  /** When it begins, ms since the epoch. */
  at: number;
  /** The moment has come; again every few seconds while this is shown, since a server may be late. */
  onDue: () => void;
}

const secondMs = 1000;
/** Pause between two questions once the moment has come, seconds. */
const askAgainEvery = 5;

/** How long it is until something begins. It is a timer (ARIA), which is silent: nobody wants to hear each second. */
export function Countdown({ at, onDue }: CountdownProps) {
  const { now } = useHost();
  const [left, setLeft] = useState(() => at - now());
  const tick = useEffectEvent((turn: number) => {
    const rest = at - now();
    setLeft(rest);
    if (rest <= 0 && turn % askAgainEvery === 0) onDue();
  });
  useEffect(() => {
    let turn = 0;
    const timer = setInterval(() => tick(turn++), secondMs);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{left <= 0 ? tvTexts.waiting.begins : tvTexts.waiting.left(untilWords(left))}</span>;
}
