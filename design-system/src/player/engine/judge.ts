import type { TextLoader } from "./options.ts";
import type { PlayerFailure } from "../types.ts";

/**
 * Why a playlist did not play. A browser says the same of a missing file and of a foreign format; the network tells
 * them apart. `loadText` rejects with a `status` where a server answered.
 */
export async function judgeFailure(url: string, loadText: TextLoader): Promise<PlayerFailure> {
  if (!navigator.onLine) return "network";
  try {
    await loadText(url, AbortSignal.timeout(5_000), true);
    return "format";
  } catch (error) {
    const status = typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 0;
    return status >= 400 && status < 500 ? "unavailable" : "network";
  }
}
