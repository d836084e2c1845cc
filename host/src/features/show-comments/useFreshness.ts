import { useEffect } from "react";
import type { CommentsStore } from "../../stores/CommentsStore.ts";

/** How often one looks whether others have written, ms. */
const checkMs = 60_000;

/** While somebody looks, asks now and then whether there is something new, and at once when they come back. */
export function useFreshness(store: CommentsStore): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === "visible") void store.listing.checkForNew();
    };
    const timer = setInterval(check, checkMs);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [store]);
}
