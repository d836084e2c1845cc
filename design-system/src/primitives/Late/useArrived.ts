import { startTransition, useEffect, useState } from "react";
import type { Late } from "./createLate.ts";

/** A late part without waiting for it: null until it is here, and where it does not come. `isWanted`: it is loaded. Default true. */
export function useArrived<T>(late: Pick<Late<T>, "load">, isWanted = true): T | null {
  const [arrived, setArrived] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isAsking = true;
    late.load().then(
      (value) => {
        if (isAsking) startTransition(() => setArrived({ value }));
      },
      () => undefined,
    );
    return () => {
      isAsking = false;
    };
  }, [late, isWanted]);
  return arrived?.value ?? null;
}
