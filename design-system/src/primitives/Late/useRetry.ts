import { useEffect, useEffectEvent } from "react";

/** Tries again by itself: with the network, where that was what failed, and so many ms after a busy server said so; null: it did not. */
export function useRetry(retry: () => void, isByNetwork: boolean, afterMs: number | null): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (afterMs === null) return undefined;
    const timer = setTimeout(() => again(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  useEffect(() => {
    if (!isByNetwork) return undefined;
    const onOnline = () => again();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isByNetwork]);
}
