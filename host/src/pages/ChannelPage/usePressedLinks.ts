import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** Calls `tell` with the address of each link inside that is followed, by whatever means. */
export function usePressedLinks<E extends HTMLElement>(tell: (address: string) => void): RefObject<E | null> {
  const place = useRef<E>(null);
  const told = useEffectEvent(tell);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link !== null) told(link.getAttribute("href") ?? "");
    };
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, []);
  return place;
}
