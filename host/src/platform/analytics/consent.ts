import type { AppStorage } from "../storage/storage.ts";
import { createMeasuredId } from "./ids.ts";

interface Signals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

type Kept = Pick<AppStorage, "get">;

const asksNotTo = (storage: Kept, { globalPrivacyControl, doNotTrack }: Signals): boolean =>
  storage.get("do-not-measure") === true || globalPrivacyControl === true || doNotTrack === "1";

/**
 * Whether this visitor is measured: the cookie notice was accepted (SHELL-COOKIE-02), and neither the device's own flag nor the browser
 * asks not to.
 */
export const mayMeasure = (storage: Kept, signals: Signals = navigator): boolean =>
  storage.get("cookie-consent") === true && !asksNotTo(storage, signals);

/**
 * Keeps that the cookie notice was accepted. The visitor's id is there first: other tabs hear of the acceptance and begin to measure
 * in the same moment, and each would make an id of its own for one device.
 */
export function acceptCookies(storage: Pick<AppStorage, "get" | "set">, signals: Signals = navigator): void {
  if (storage.get("visitor") === undefined && !asksNotTo(storage, signals)) storage.set("visitor", createMeasuredId());
  storage.set("cookie-consent", true);
}
