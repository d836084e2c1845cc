import { useEffect, useEffectEvent, useRef } from "react";
import { announce } from "./announce.ts";

/** Says what is shown whenever that has become another; what is there first is the page itself. Null is not here yet, or nothing to say. */
export function useChangeSaid(shown: string | number | null, textOf: () => string | null): void {
  const said = useRef<string | number | null>(null);
  const say = useEffectEvent(() => {
    const text = textOf();
    if (text !== null) announce(text);
  });
  useEffect(() => {
    if (shown === null) return;
    if (said.current !== null && said.current !== shown) say();
    said.current = shown;
  }, [shown]);
}
