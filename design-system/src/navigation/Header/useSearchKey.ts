import { useEffect, useRef, type RefObject } from "react";

const always = (): boolean => true;

/** «/» puts the focus into the search field, which a phone opens first. By the key's place, so that a Russian layout has it too. */
export function useSearchKey(
  place: RefObject<HTMLElement | null>,
  isOn: () => boolean = always,
  open: () => void,
): void {
  const latest = useRef({ isOn, open });
  useEffect(() => {
    latest.current = { isOn, open };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== "Slash" && event.key !== "/") return;
      if (
        event.defaultPrevented ||
        event.repeat ||
        event.shiftKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !latest.current.isOn()
      )
        return;
      const target = event.target instanceof Element ? event.target : document.body;
      // Where letters are typed or an open popup has the keys for itself.
      if (
        target.closest(
          "input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]",
        ) !== null
      )
        return;
      event.preventDefault();
      const field = place.current?.querySelector("input");
      if (!field) return;
      if (field.checkVisibility?.() === false) return latest.current.open();
      field.focus();
      field.select();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [place]);
}
