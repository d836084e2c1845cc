import type { StatusLoader } from "./options.ts";
import type { PlayerFailure } from "../types.ts";

/** A media host that says nothing for so long is not there, ms. */
const statusTimeoutMs = 5_000;

/** Why an address did not play. A browser says the same of a missing file and of a foreign format; the media host tells them apart. */
export async function diagnoseFailure(url: string, loadStatus: StatusLoader): Promise<PlayerFailure> {
  if (!navigator.onLine) return "network";
  try {
    const status = await loadStatus(url, AbortSignal.timeout(statusTimeoutMs));
    if (status < 400) return "format";
    return status < 500 ? "unavailable" : "network";
  } catch {
    return "network";
  }
}
