import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { ShelfPhase } from "../props.ts";

/** Announcement of «load more» once the new cards are there. */
export interface LoadMore {
  /** For a polite status: how many came, or nothing yet. */
  announcement: string;
  /** The next cards come without a press: that they are there is not said, and the focus is nobody's. */
  loadQuietly: () => void;
  /** On the element that holds the cards and the button. */
  ref: RefObject<HTMLElement | null>;
}

/**
 * Announces how many cards came and keeps the focus: it stays on the button while there is one, and goes to the
 * first new card when the last page took the button away.
 */
export function useLoadMore(phase: ShelfPhase, count: number, added: (count: number) => string): LoadMore {
  const ref = useRef<HTMLElement | null>(null);
  const before = useRef<{ count: number; hadFocus: boolean } | null>(null);
  const isQuiet = useRef(false);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const box = ref.current;
    if (phase === "loadingMore") {
      before.current ??= {
        count,
        hadFocus: box?.querySelector("[data-load-more]")?.contains(document.activeElement) === true,
      };
      return;
    }
    if (phase !== "ready" || before.current === null) return;
    const { count: had, hadFocus } = before.current;
    before.current = null;
    const wasQuiet = isQuiet.current;
    isQuiet.current = false;
    if (count <= had || wasQuiet) return;
    setAnnouncement(added(count - had));
    const isFocusLost = document.activeElement === document.body || document.activeElement === null;
    if (!hadFocus || !isFocusLost || box === null) return;
    // a long list has only some of its cards in the page, and says of each which it is
    const card = box.querySelector(`[aria-posinset="${had + 1}"]`) ?? box.querySelectorAll("li:not([role])")[had];
    card?.querySelector<HTMLElement>("a[href]")?.focus();
  }, [phase, count, added]);
  const loadQuietly = useCallback(() => {
    isQuiet.current = true;
  }, []);
  return { announcement, loadQuietly, ref };
}
