import { useEffect, useEffectEvent } from "react";
import type { Measure } from "../stores/measure/Measure.ts";
import { useHost } from "./Host.ts";

/** Measures something once for each time that it is another; undefined: there is nothing yet. */
export function useMeasured<T>(seen: T | undefined, measureSeen: (measure: Measure, seen: T) => void): void {
  const { measure } = useHost();
  const report = useEffectEvent(measureSeen);
  useEffect(() => {
    if (seen !== undefined) report(measure, seen);
  }, [measure, seen]);
}
