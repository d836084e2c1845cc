import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { announce } from "@kadr/design-system/primitives/announce";
import { shellTexts } from "../texts/shell.ts";
import { currentArrival, currentMemory, usePlace } from "./navigation.ts";
import { restoreScroll } from "./restoreScroll.ts";

export interface PageArrival {
  /** Title of the document, without the site's name; `null` while it is not known. */
  readonly title: string | null;
  /** Title of the document in full, where the server gives one. */
  readonly fullTitle?: string | undefined;
}

/**
 * Arrival at a page: the title, then on a way forward focus on the heading and a
 * polite announcement, on the way back the scroll position and the focus that had been there. The
 * first load is the browser's own and is left alone.
 */
export function usePageArrival({ title, fullTitle }: PageArrival): void {
  const { path, entryKey } = usePlace();
  const isReady = title !== null;
  const arrivedAt = useRef<{ readonly entryKey: string; readonly path: string } | null>(null);

  useEffect(() => {
    if (title !== null) document.title = fullTitle ?? `${title} — ${shellTexts.siteName}`;
  }, [title, fullTitle]);

  // A new page starts at its top before anything is painted, known or not.
  useLayoutEffect(() => {
    if (currentArrival() === "push") window.scrollTo({ top: 0, behavior: "instant" });
  }, [path]);

  // Back may come before the next page did: that one only hid this page, so nothing is reached anew, but the scroll is gone.
  const wasHidden = useRef(false);
  useLayoutEffect(() => {
    const stop = wasHidden.current && currentArrival() === "back" ? restoreScroll(currentMemory()) : undefined;
    return () => {
      wasHidden.current = true;
      stop?.();
    };
  }, []);

  useEffect(() => {
    if (!isReady || arrivedAt.current?.entryKey === entryKey) return;
    // Only the query changed (a popup, a tab, a start time): nobody went anywhere.
    const isSamePage = arrivedAt.current?.path === path;
    arrivedAt.current = { entryKey, path };
    const how = currentArrival();
    if (how === "load" || isSamePage) return;
    announce(title);
    if (how === "back") {
      const memory = currentMemory();
      memory.shellFocus?.focus({ preventScroll: true });
      return restoreScroll(memory);
    }
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return;
  }, [isReady, entryKey, path, title]);
}

/** State that belongs to a history entry: Back finds it as it was left. */
export function useEntryState<T>(name: string, initial: T): [T, (next: T | ((before: T) => T)) => void] {
  const { entryKey } = usePlace();
  const read = () => (currentMemory().values.has(name) ? (currentMemory().values.get(name) as T) : initial);
  const [held, setHeld] = useState(() => ({ entryKey, value: read() }));
  const value = held.entryKey === entryKey ? held.value : read();
  const set = (next: T | ((before: T) => T)) => {
    setHeld((before) => {
      const base = before.entryKey === entryKey ? before.value : value;
      const chosen = typeof next === "function" ? (next as (before: T) => T)(base) : next;
      currentMemory().values.set(name, chosen);
      return { entryKey, value: chosen };
    });
  };
  return [value, set];
}
