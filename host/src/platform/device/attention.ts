import type { Attention } from "../../stores/ports.ts";
import { watchOnline } from "./leaving.ts";

/** The person may look at the tab, and there is a network as far as the browser knows. */
export const attention: Attention = {
  isHere: () => document.visibilityState === "visible" && navigator.onLine,
  onChange(listener) {
    const stop = watchOnline(listener);
    document.addEventListener("visibilitychange", listener);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", listener);
    };
  },
};
