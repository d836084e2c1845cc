import { useIsHydrated } from "@kadr/design-system/primitives/hydration";
import type { DrawnFor } from "./DrawnFor.ts";
import { useHost } from "./Host.ts";

/** Conditions that the page is drawn for as long as a server draws it or the browser takes it over; null: ask the device. */
export function useDrawnFor(): DrawnFor | null {
  const { drawnFor } = useHost();
  return useIsHydrated() ? null : drawnFor;
}
