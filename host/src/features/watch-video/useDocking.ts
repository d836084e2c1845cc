import type { PlayerEngine } from "@kadr/design-system/player";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

/** Less of the player than this is seen: it goes to the corner; it comes back when more than half is seen again. */
const minVisibleShare = 0.25;
const backSeen = 0.5;

export interface Docking {
  /** Height that the player's place keeps while the player is in the corner, px; null: it is in its place. */
  readonly height: number | null;
  /** Back up to its place. */
  readonly home: () => void;
  /** Stops it and puts it back, out of sight. */
  readonly close: () => void;
}

/**
 * A video that plays follows a person who scrolls on, in the corner of the page. `place`: where it stands, `player`: what moves.
 * `isHeld`: something on the page belongs to the player in its place, whose controls must stay to take the focus back.
 */
export function useDocking(
  engine: PlayerEngine,
  place: RefObject<HTMLElement | null>,
  player: RefObject<HTMLElement | null>,
  isHeld = false,
): Docking {
  const [height, setHeight] = useState<number | null>(null);
  /** Element that had the focus before the player came into the corner. */
  const before = useRef<HTMLElement | null>(null);

  const mayLeave = useEffectEvent(() => !isHeld);
  useEffect(() => {
    const box = place.current;
    const root = player.current;
    if (box === null || root === null) return undefined;
    let left: number | null = null;
    const look = () => {
      const { isWanted, phase, isPictureInPicture, isFullscreen } = engine.getSnapshot();
      if (left === null || isPictureInPicture || isFullscreen) setHeight(null);
      else if (mayLeave() && isWanted && phase !== "ended" && phase !== "failed") setHeight(left);
    };
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return;
        const { intersectionRatio: seen, boundingClientRect: at } = entry;
        if (seen < minVisibleShare && at.top < 0) left ??= at.height;
        else if (seen > backSeen || at.top >= 0) left = null;
        look();
      },
      { threshold: [0, minVisibleShare, backSeen, 1] },
    );
    sight.observe(box);
    const stopFacts = engine.subscribe(look);
    const onFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !root.contains(relatedTarget)) before.current = relatedTarget;
    };
    root.addEventListener("focusin", onFocus);
    return () => {
      sight.disconnect();
      stopFacts();
      root.removeEventListener("focusin", onFocus);
    };
  }, [engine, place, player]);

  const focusPlayer = () => player.current?.focus({ preventScroll: true });
  return {
    height,
    home() {
      focusPlayer();
      window.scrollTo({ top: 0 });
    },
    close() {
      engine.pause();
      setHeight(null);
      if (before.current?.isConnected === true) before.current.focus({ preventScroll: true });
      else focusPlayer();
    },
  };
}
