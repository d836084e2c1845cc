import { useEffect } from "react";
import type { PlayerStore } from "../../stores/PlayerStore.ts";

/** Tells the page whether its player wants the whole width. Use it in an observer. */
export function useWholeWidth({ mode }: PlayerStore, onWide: (isWide: boolean) => void): void {
  const isWide = mode === "cinema";
  useEffect(() => onWide(isWide), [isWide, onWide]);
}
