import { useNearScreen } from "@kadr/design-system/primitives/near";
import { useRef } from "react";

/** Far enough below the screen that what comes next is there before it is reached, px. */
const nearPx = 900;

/** Calls when the end of the list comes near the screen (FEED-LOAD-03). */
export function Sentinel({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useNearScreen(place, onNear, { nearPx });
  return <div ref={place} aria-hidden />;
}
