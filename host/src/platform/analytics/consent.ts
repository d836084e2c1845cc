import type { AppStorage } from "../storage/storage.ts";

interface Signals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/**
 * Whether this visitor is measured: who has accepted the cookie notice (A §4), and neither the device's own flag nor the browser asks not to.
 */
export function mayMeasure(storage: Pick<AppStorage, "get">, signals: Signals = navigator): boolean {
  return (
    storage.get("cookie-consent") === true &&
    storage.get("do-not-measure") !== true &&
    signals.globalPrivacyControl !== true &&
    signals.doNotTrack !== "1"
  );
}
