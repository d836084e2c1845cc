import type { PlayerEngine } from "@kadr/design-system/player";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Clock } from "../../stores/ports.ts";
import { createUpNext, type UpNext } from "./createUpNext.ts";

export interface UpNextOptions {
  engine: PlayerEngine;
  clock: Clock;
  /** Address of what begins by itself; without it nothing does. */
  href: string | undefined;
  /** It ended in the corner of the page, while a person was elsewhere on it. */
  isAway: boolean;
  onNext: ((href: string) => void) | undefined;
}

const fields = "textarea, select, [contenteditable=true], input:not([type=range], [type=checkbox], [type=radio])";

/** A text is being written, or an overlay lies over the page. */
const isBusy = (): boolean =>
  (document.activeElement?.matches(fields) ?? false) ||
  document.querySelector("[role=dialog], [role=alertdialog], dialog[open]") !== null;

/** `seconds` until the next video begins by itself, whole s; null: none does. */
export function useUpNext({ engine, clock, href, isAway, onNext }: UpNextOptions): {
  seconds: number | null;
  stay: () => void;
} {
  const [seconds, setSeconds] = useState<number | null>(null);
  const upNext = useRef<UpNext | null>(null);
  const begin = useEffectEvent(() => {
    if (href !== undefined) onNext?.(href);
  });
  const isElsewhere = useEffectEvent(() => isAway || isBusy());
  const isOn = href !== undefined && onNext !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const made = createUpNext(engine, { clock, isBusy: () => isElsewhere(), show: setSeconds, begin: () => begin() });
    upNext.current = made;
    return () => {
      upNext.current = null;
      made.dispose();
    };
  }, [engine, clock, isOn]);
  return { seconds, stay: () => upNext.current?.stay() };
}
