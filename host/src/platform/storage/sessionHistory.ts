import type { SessionHistoryEntry } from "../../stores/SessionHistoryStore.ts";

/** An entry as it is kept: id, address, title, picture, audio. Read as hostile. */
export function historyEntryOf(kept: unknown): readonly SessionHistoryEntry[] {
  const [id, url, title, thumbnailUrl, isAudio] = (Array.isArray(kept) ? kept : []) as unknown[];
  const isEntry =
    typeof id === "string" &&
    /^[\w-]{1,64}$/.test(id) &&
    typeof url === "string" &&
    /^\/[^/\\]/.test(url) &&
    typeof title === "string" &&
    (thumbnailUrl === null || typeof thumbnailUrl === "string");
  return isEntry ? [{ id, url, title, thumbnailUrl, isAudio: isAudio === true }] : [];
}
