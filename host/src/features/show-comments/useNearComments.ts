import { watchNear } from "@kadr/design-system/primitives/near";
import { useEffect, useRef, useState } from "react";

/** How far from the screen the comments begin to load once the page was scrolled, px. */
const nearPx = 600;

/** Whether the place of the comments has been seen, or nearly so once the page was scrolled; `come`: they are wanted at once. */
export function useNearComments(isAskedFor: boolean) {
  const [isNear, setNear] = useState(isAskedFor);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (isNear || element === null) return undefined;
    const watch = (px: number) =>
      watchNear(element, `${px}px 0px`, (nearness) => {
        if (nearness.isNear) setNear(true);
      });
    let endWatch = watch(0);
    const onScroll = () => {
      endWatch();
      endWatch = watch(nearPx);
    };
    window.addEventListener("scroll", onScroll, { passive: true, once: true });
    return () => {
      endWatch();
      window.removeEventListener("scroll", onScroll);
    };
  }, [isNear]);
  return { place, isNear: isNear || isAskedFor, come: () => setNear(true) };
}
