import { useState, type RefCallback } from "react";
import { firstScreen } from "../hydration/index.ts";
import { canWait, whenNear } from "./nearScreen.ts";

/** For a picture that waits until it is near the screen: its ref, and whether it may load. A ref and no effect: a page has hundreds. */
export function useNear(loading: "lazy" | "eager"): { isNear: boolean; ref: RefCallback<HTMLElement> | undefined } {
  const [hasCome, setCome] = useState(!canWait || firstScreen.isDrawn);
  const [ref] = useState<RefCallback<HTMLElement>>(
    () => (element: HTMLElement | null) => (element === null ? undefined : whenNear(element, () => setCome(true))),
  );
  const isNear = hasCome || loading === "eager";
  return { isNear, ref: isNear ? undefined : ref };
}
