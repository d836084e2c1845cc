import { useState, type PointerEvent } from "react";
import { breakpoint } from "../../tokens/index.ts";
import { releasePreview, requestPreview } from "./previewTurn.ts";
import type { SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";

/** Delay of a preview on a card, ms (preview.hover.liveMs). */
const CARD_PREVIEW_DELAY_MS = 500;

export interface HoverPreviewOptions {
  /** Address of the muted video; without it nothing happens. */
  src: SafeMediaUrl | undefined;
  /** False for adult and live items (CARD-PREVIEW-02). */
  isAllowed: boolean;
  /** Default 500. */
  delayMs?: number | undefined;
}

export interface HoverPreview {
  /** The address to play now; undefined: no video element at all. */
  playing: SafeMediaUrl | undefined;
  onPointerEnter: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerLeave: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  /** For the video element: a failed load ends the preview for good (CARD-PREVIEW-03). */
  onError: () => void;
}

/**
 * The documented hover preview: after a delay, only under a mouse, never on iOS, on mobile widths, for adult
 * or live items, with reduced motion or saved data. No effect runs until the pointer comes.
 */
export function useHoverPreview({
  src,
  isAllowed,
  delayMs = CARD_PREVIEW_DELAY_MS,
}: HoverPreviewOptions): HoverPreview {
  const [shown, setShown] = useState<{ src: SafeMediaUrl; state: "playing" | "failed" } | null>(null);
  const onError = () => setShown(src === undefined ? null : { src, state: "failed" });
  const current = shown !== null && shown.src === src ? shown.state : null;
  if (src === undefined || !isAllowed || current === "failed") {
    return { playing: undefined, onPointerEnter: undefined, onPointerLeave: undefined, onError };
  }
  return {
    playing: current === "playing" ? src : undefined,
    onPointerEnter: (event) => {
      if (event.pointerType !== "mouse" || !pageAllowsPreviews()) return;
      const keepFailure = (last: typeof shown) => (last?.state === "failed" ? last : null);
      requestPreview(
        event.currentTarget,
        delayMs,
        () => setShown({ src, state: "playing" }),
        () => setShown(keepFailure),
      );
    },
    onPointerLeave: (event) => releasePreview(event.currentTarget),
    onError,
  };
}

/** Never on iOS, on mobile widths, with reduced motion or saved data (CARD-PREVIEW-02). */
export function pageAllowsPreviews(): boolean {
  const { platform, maxTouchPoints, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isIos = /^iP/.test(platform) || (platform === "MacIntel" && maxTouchPoints > 1);
  return (
    !isIos &&
    window.innerWidth >= breakpoint.tablet &&
    connection?.saveData !== true &&
    !window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
