import type { StoredDraft, UserId } from "./types.ts";

/**
 * What somebody was writing in this tab when another person took their place (a sign-in in another tab). It is in no storage, where the next
 * one could read it, and waits for its author as long as the tab lives.
 */
export class DraftsAside {
  readonly #byVideo = new Map<string, readonly StoredDraft[]>();

  put(videoId: string, drafts: readonly StoredDraft[]): void {
    this.#byVideo.set(videoId, [...(this.#byVideo.get(videoId) ?? []), ...drafts]);
  }

  /** What is this person's, which is aside no more. */
  take(videoId: string, userId: UserId): readonly StoredDraft[] {
    const all = this.#byVideo.get(videoId) ?? [];
    this.#byVideo.set(
      videoId,
      all.filter(({ ownerId }) => ownerId !== userId),
    );
    return all.filter(({ ownerId }) => ownerId === userId);
  }
}
