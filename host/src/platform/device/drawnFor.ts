import type { DrawnFor } from "../../ports/DrawnFor.ts";

/** `text`: the text of the document's data block; null where there is none, or it is none of ours. */
export function parseDrawnFor(text: string | null | undefined): DrawnFor | null {
  try {
    const { now, width, theme, timeZone, isAppOffered, userId } = JSON.parse(text ?? "null") as Record<
      keyof DrawnFor,
      unknown
    >;
    if (typeof now !== "number" || typeof width !== "number" || typeof timeZone !== "string") return null;
    if (typeof isAppOffered !== "boolean") return null;
    if ((theme !== "light" && theme !== "dark") || (userId !== null && typeof userId !== "string")) return null;
    return { now, width, theme, timeZone, isAppOffered, userId };
  } catch {
    return null;
  }
}
