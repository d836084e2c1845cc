import { watchSize } from "@kadr/design-system/primitives/size";
import { useEffect, useRef, useState } from "react";

/** How far below the screen the comments begin to load once the page moves, px. */
const nearPx = 600;

/** Whether the place of the comments has been seen, or nearly so once the page was scrolled; `come`: they are wanted at once. */
export function useNearComments(isAskedFor: boolean) {
  const [isNear, setNear] = useState(isAskedFor);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear) return;
    const look = () => {
      const top = place.current?.getBoundingClientRect().top ?? Infinity;
      if (top < window.innerHeight + (window.scrollY > 0 ? nearPx : 0)) setNear(true);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    // The blocks above them may turn out empty.
    const endWatch = watchSize(document.body, look);
    return () => {
      endWatch();
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [isNear]);
  return { place, isNear: isNear || isAskedFor, come: () => setNear(true) };
}
