import { createContext, use } from "react";
import { useIsHydrated } from "@kadr/design-system/primitives/hydration";
import type { DrawnFor } from "../platform/device/drawnFor.ts";

const Context = createContext<DrawnFor | null>(null);

export const DrawnForProvider = Context.Provider;

/** What the page is drawn for as long as a server draws it or the browser takes it over; null: ask the device. */
export function useDrawnFor(): DrawnFor | null {
  const drawnFor = use(Context);
  return useIsHydrated() ? null : drawnFor;
}
