import { useEffect, useRef, useState, type RefObject } from "react";
import { pageAllowsPreviews } from "../useHoverPreview/useHoverPreview.ts";
import type { SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";

/** A card is seen when this share of it is on screen (card.visibility.threshold). */
const SEEN_SHARE = 0.5;
/** And when it stays so long, ms (card.visibility.debounceMs): who scrolls past loads nothing. */
const SEEN_AFTER_MS = 500;

export interface SeenPreviewOptions {
  src: SafeMediaUrl | undefined;
  /** False for adult items, and for live ones unless the card is there to show what is on air (CARD-PREVIEW-02). */
  isAllowed: boolean;
}

export interface SeenPreview {
  ref: RefObject<HTMLDivElement | null>;
  /** The address to play now; undefined: no video element at all. */
  playing: SafeMediaUrl | undefined;
  /** A failed load ends the preview for good (CARD-PREVIEW-03). */
  onError: () => void;
}

/** The preview of a card that plays by itself, while it is seen and where the device allows previews (CARD-PREVIEW-04). */
export function useSeenPreview({ src, isAllowed }: SeenPreviewOptions): SeenPreview {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const wants = src !== undefined && isAllowed && failed !== src;
  useEffect(() => {
    const element = ref.current;
    if (element === null || !wants || !pageAllowsPreviews()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = entries.at(-1)?.isIntersecting === true;
        clearTimeout(timer);
        if (isIn) timer = setTimeout(() => setSeen(true), SEEN_AFTER_MS);
        else setSeen(false);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [wants]);
  return { ref, playing: wants && isSeen ? src : undefined, onError: () => setFailed(src) };
}
