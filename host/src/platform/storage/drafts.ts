import type { DraftsStorage } from "../../stores/comments/ports.ts";

/** Every key begins so; a logout clears all that begins with `kadr:`. */
const draftsPrefix = "kadr:comment-drafts:";
/** Videos whose drafts are kept; the oldest go first. */
const maxVideos = 20;

type Area = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const keysOf = (area: Area): string[] =>
  Array.from({ length: area.length }, (_, at) => area.key(at)).filter(
    (key): key is string => key?.startsWith(draftsPrefix) === true,
  );

/** Drafts in the browser's storage. A full or forbidden storage costs the reload, not the page. */
export function createDraftsStorage(storage: Area): DraftsStorage {
  return {
    load(videoId) {
      try {
        return JSON.parse(storage.getItem(draftsPrefix + videoId) ?? "[]") as unknown;
      } catch {
        return [];
      }
    },
    save(videoId, drafts) {
      try {
        const kept = keysOf(storage);
        for (const key of kept.slice(0, Math.max(0, kept.length - maxVideos))) storage.removeItem(key);
        storage.setItem(draftsPrefix + videoId, JSON.stringify(drafts));
      } catch {
        // The text is still on the screen.
      }
    },
    clear(videoId) {
      try {
        storage.removeItem(draftsPrefix + videoId);
      } catch {
        // As above.
      }
    },
  };
}

const isFor =
  (userId: string) =>
  (draft: unknown): boolean => {
    const { ownerId } = (draft ?? {}) as { ownerId?: unknown };
    return ownerId === null || ownerId === userId;
  };

/** Drafts under `key` that `userId` may have; none where they cannot be read. */
function draftsFor(userId: string, storage: Area, key: string): readonly unknown[] {
  try {
    const drafts = JSON.parse(storage.getItem(key) ?? "[]") as unknown;
    return Array.isArray(drafts) ? drafts.filter(isFor(userId)) : [];
  } catch {
    return [];
  }
}

/** A draft outlives a session that ran out, for its author to find; it goes when somebody else signs in here. A guest's goes along into the account. */
export function forgetOthersDrafts(storage: Area, userId: string): void {
  try {
    for (const key of keysOf(storage)) {
      const drafts = draftsFor(userId, storage, key);
      if (drafts.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(drafts));
    }
  } catch {
    // A storage that is forbidden shows nothing to anybody.
  }
}
