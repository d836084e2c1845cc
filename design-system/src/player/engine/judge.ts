import type { PlayerFailure } from "../types.ts";

/**
 * Why a playlist did not play. A browser says the same of a missing file and of a foreign format; the network tells
 * them apart. `loadText` rejects with a `status` where a server answered.
 */
export async function judgeFailure(url: string, loadText: (url: string, signal: AbortSignal) => Promise<string>): Promise<PlayerFailure> {
  if (!navigator.onLine) return "network";
  try {
    await loadText(url, AbortSignal.timeout(5_000));
    return "format";
  } catch (error) {
    const status = typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 0;
    return status >= 400 && status < 500 ? "unavailable" : "network";
  }
}

/** End of the buffered part that holds a moment, s; half a second before a part counts as in it. */
export function bufferedEnd(parts: TimeRanges, moment: number): number {
  let end = moment;
  for (let index = 0; index < parts.length; index += 1) {
    if (parts.start(index) <= moment + 0.5) end = Math.max(end, parts.end(index));
  }
  return end;
}
