import { useEffect, useEffectEvent, type RefObject } from "react";

const surfaces = `[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open], [data-floating]`;

/**
 * Escape where nothing has the focus yet: a dialog is on the screen some frames before the focus is in it, on a busy
 * device many, and a person who puts it away at once means it. Only the surface on top is closed; a key inside any
 * surface is that surface's own.
 */
export function useEscapeOutside(surface: RefObject<Element | null>, isEnabled: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || event.defaultPrevented || surface.current === null) return;
      if (!(event.target instanceof Element) || event.target.closest(surfaces) !== null) return;
      const top = [...document.querySelectorAll(surfaces)].at(-1);
      if (top !== undefined && surface.current.contains(top)) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [surface, isEnabled]);
}
