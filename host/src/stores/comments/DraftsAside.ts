import type { StoredDraft, UserId } from "./types.ts";

/**
 * Drafts that were being written in this tab when another person signed in (in another tab). They are in no storage, where the next
 * person could read them, and wait for their author as long as the tab lives.
 */
export class DraftsAside {
  readonly #byVideo = new Map<string, readonly StoredDraft[]>();

  put(videoId: string, drafts: readonly StoredDraft[]): void {
    this.#byVideo.set(videoId, [...(this.#byVideo.get(videoId) ?? []), ...drafts]);
  }

  /** Takes back this person's drafts. */
  take(videoId: string, userId: UserId): readonly StoredDraft[] {
    const all = this.#byVideo.get(videoId) ?? [];
    this.#byVideo.set(
      videoId,
      all.filter(({ ownerId }) => ownerId !== userId),
    );
    return all.filter(({ ownerId }) => ownerId === userId);
  }
}
