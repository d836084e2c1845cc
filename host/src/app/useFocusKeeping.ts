import { useEffect } from "react";
import { keepFocus, listenToRegionKeys } from "@kadr/design-system/primitives/focus";

/** For the whole of a visit: what had the focus may go away, and F6 goes from part to part. */
export function useFocusKeeping(): void {
  useEffect(() => {
    const stops = [keepFocus(), listenToRegionKeys()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
