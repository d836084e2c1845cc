import { useEffect, useEffectEvent, type RefObject } from "react";
import { watchNear } from "./watchNear.ts";

export interface NearScreenOptions {
  /** How far above and below the screen counts as near, px. Default 0: on the screen. */
  nearPx?: number;
  /** While it is false nobody is called. What begins to be wanted while it is near is called for at once. Default true. */
  isWanted?: boolean;
}

/** Calls `onNear` each time the element of `box` comes near the screen: the end of a list asks for what comes next by it. */
export function useNearScreen(
  box: RefObject<Element | null>,
  onNear: () => void,
  { nearPx = 0, isWanted = true }: NearScreenOptions = {},
): void {
  const come = useEffectEvent(onNear);
  useEffect(() => {
    const element = box.current;
    if (!isWanted || element === null) return undefined;
    return watchNear(element, `${nearPx}px 0px`, ({ isNear }) => {
      if (isNear) come();
    });
  }, [box, nearPx, isWanted]);
}
