import { makeAutoObservable, observable } from "mobx";
import type { Measure } from "./measure/Measure.ts";
import type { Dispose, Notify } from "./ports.ts";
import { Intents, isStatus, Writing, type WritingPorts } from "./writing/index.ts";

/** `hiding` and `restoring` are the same overlay while the server is being told (HIDE-TOGGLE-04). */
export type HiddenState = "visible" | "hiding" | "hidden" | "restoring";

export interface HiddenContentPorts extends WritingPorts {
  /** `source` is the object id of the shelf on which it happened. Rejects with the client's `ApiError`. */
  readonly write: (videoId: string, source: string, isHidden: boolean, signal: AbortSignal) => Promise<void>;
  readonly notify: Notify;
  readonly measure: Measure;
  /** `limit`: the most that a person may hide is reached (409). */
  readonly texts: { readonly limit: string; readonly hideFailed: string; readonly restoreFailed: string };
}

/**
 * Videos that the person has hidden in this tab (HIDE-TOGGLE-05). The server leaves hidden ones out of what it sends, so that
 * only what was on screen needs to be known here. No call lists the hidden ones: after a lost response the same is said again.
 */
export class HiddenContentStore {
  readonly #writing: Writing;
  readonly #intents: Intents<boolean>;
  readonly #measure: Measure;
  readonly #hidden = observable.set<string>();
  /** On which shelf each video stood when it was hidden. It outlives a login: what a guest wanted to hide goes on then. */
  readonly #sources = new Map<string, string>();

  constructor({ texts, notify, measure, write, ...ports }: HiddenContentPorts) {
    this.#measure = measure;
    this.#writing = new Writing(ports);
    this.#intents = new Intents(this.#writing, {
      trigger: "hide-video",
      confirmed: (videoId) => this.#hidden.has(videoId),
      write: (videoId, isHidden, { signal }) => write(videoId, this.#sources.get(videoId) ?? "", isHidden, signal),
      confirm: (videoId, isHidden) => {
        this.#hidden[isHidden ? "add" : "delete"](videoId);
        if (isHidden) measure("hide.success", { content: { id: videoId, type: "video" } });
      },
      failed: (_videoId, wasHiding, failure) =>
        notify({
          type: "danger",
          text: !wasHiding ? texts.restoreFailed : isStatus(failure, 409) ? texts.limit : texts.hideFailed,
        }),
    });
    makeAutoObservable(this, { stateOf: false, connect: false, hide: false, restore: false }, { autoBind: true });
  }

  stateOf(videoId: string): HiddenState {
    const isHidden = this.#intents.visible(videoId) === true;
    if (this.#intents.isPending(videoId)) return isHidden ? "hiding" : "restoring";
    return isHidden ? "hidden" : "visible";
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return this.#writing.connect(() => this.clear());
  }

  /** Covers the card at once; a guest signs in first (HIDE-TOGGLE-06). */
  hide(videoId: string, source: string): Promise<void> {
    this.#sources.set(videoId, source);
    return this.#intents.want(videoId, true);
  }

  async restore(videoId: string): Promise<void> {
    if (!this.#sources.has(videoId)) return;
    this.#measure("hide.undo", { content: { id: videoId, type: "video" } });
    await this.#intents.want(videoId, false);
  }

  clear(): void {
    this.#writing.end();
    this.#intents.clear();
    this.#hidden.clear();
  }
}
