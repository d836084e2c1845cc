import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Measure } from "./measure/Measure.ts";
import type { Dispose, Notify } from "./ports.ts";
import { failureOf, Intents, isStatus, Writing, type WritingPorts } from "./writing/index.ts";

/** All calls reject with the client's `ApiError`. */
export interface HistoryApi {
  /** Harmless where it is not in the history any more. */
  remove(videoId: string, signal: AbortSignal): Promise<void>;
  /** Undoes a removal: it stands where it stood. Harmless where it is listed. */
  restore(videoId: string, signal: AbortSignal): Promise<void>;
  clear(signal: AbortSignal): Promise<void>;
}

/** How long a removal can be undone, ms; it stands still while the message is hovered, focused or hidden. For ever would cover what comes next on a phone. */
const undoMs = 10_000;

export interface HistoryPorts extends WritingPorts {
  readonly api: HistoryApi;
  readonly notify: Notify;
  readonly measure: Measure;
  readonly texts: {
    readonly removed: string;
    readonly removeFailed: string;
    readonly undo: string;
    readonly restored: string;
    readonly restoreFailed: string;
    readonly cleared: string;
  };
  /** The entries listed before are not the history any more. */
  readonly onCleared: () => void;
  /** It is listed again: a list that was asked for meanwhile does not have it. */
  readonly onRestored: () => void;
}

/**
 * Entries of the watch history that are being taken out of it (LIBRARY-HISTORY-01); the list itself is a query's. A removal
 * is told to the server at once, so that it holds whatever becomes of the page; undoing it is a write of its own.
 */
export class HistoryStore {
  readonly #ports: HistoryPorts;
  readonly #writing: Writing;
  readonly #intents: Intents<boolean>;
  /** By the moment of the entry: what is watched again stands in the history again. */
  readonly #removed = observable.map<string, string>();
  /** The entry that was pressed last, by its moment. */
  readonly #pressed = new Map<string, string>();
  clearing: "idle" | "pending" | "failed" = "idle";
  /** The last that was removed can be brought back. One button for all removals, so that their messages take each other's place. */
  readonly #undoButton: { readonly text: string; readonly onPress: () => void };
  #undoable: string | null = null;

  constructor(ports: HistoryPorts) {
    const { api, notify, texts } = ports;
    this.#ports = ports;
    this.#writing = new Writing(ports);
    this.#intents = new Intents<boolean>(this.#writing, {
      trigger: "history",
      confirmed: (videoId) => this.#removed.get(videoId) === (this.#pressed.get(videoId) ?? ""),
      write: (videoId, isRemoved, { signal }) =>
        isRemoved ? api.remove(videoId, signal) : api.restore(videoId, signal),
      confirm: (videoId, isRemoved) => {
        if (!isRemoved) {
          this.#removed.delete(videoId);
          ports.onRestored();
          return notify({ type: "success", text: texts.restored });
        }
        this.#removed.set(videoId, this.#pressed.get(videoId) ?? "");
        this.#offerUndo(videoId, "success", texts.removed);
      },
      failed: (videoId, isRemoved) =>
        isRemoved
          ? notify({ type: "danger", text: texts.removeFailed })
          : this.#offerUndo(videoId, "danger", texts.restoreFailed),
    });
    this.#undoButton = { text: texts.undo, onPress: () => void this.undo() };
    makeAutoObservable(
      this,
      { isPending: false, remove: false, undo: false, clearAll: false, connect: false },
      { autoBind: true },
    );
  }

  /** It is being removed, and still listed (LIBRARY-HISTORY-01). */
  isPending(videoId: string): boolean {
    return this.#intents.isPending(videoId) && this.#intents.visible(videoId) === true;
  }

  /** Entries that are gone, by their video: the moment of each, as the server says it. One that is being brought back is listed already. */
  get removed(): ReadonlyMap<string, string> {
    return new Map([...this.#removed].filter(([videoId]) => !this.#intents.isPending(videoId)));
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return this.#writing.connect(() => this.clear());
  }

  /** `watchedAt`: the moment of the entry, as the server says it. */
  async remove(videoId: string, watchedAt: string): Promise<void> {
    this.#pressed.set(videoId, watchedAt);
    this.#ports.measure("historyClear.single", { location: "my", content: { id: videoId, type: "video" } });
    await this.#intents.want(videoId, true);
  }

  /** Brings back what was removed last, to where it stood. */
  async undo(): Promise<void> {
    const videoId = this.#undoable;
    if (videoId === null) return;
    this.#undoable = null;
    await this.#intents.want(videoId, false);
  }

  #offerUndo(videoId: string, type: "success" | "danger", text: string): void {
    this.#undoable = videoId;
    this.#ports.notify({ type, text, button: this.#undoButton, timeMs: undoMs });
  }

  /** The person has confirmed it. Twice is the same as once, so that a lost answer may be asked for again by the same press. */
  async clearAll(): Promise<boolean> {
    if (this.clearing === "pending") return false;
    const { api, measure, notify, onCleared, texts } = this.#ports;
    const scope = this.#writing.scope();
    measure("historyClear.confirm", { location: "my" });
    runInAction(() => (this.clearing = "pending"));
    try {
      await api.clear(scope.signal);
    } catch (error) {
      const failure = failureOf(error);
      if (!scope.ended)
        runInAction(() => {
          this.#writing.coolDown.respect(failure);
          this.clearing = isStatus(failure, 401) ? "idle" : "failed";
        });
      return false;
    }
    if (scope.ended) return false;
    runInAction(() => (this.clearing = "idle"));
    measure("historyClear.success", { location: "my" });
    notify({ type: "success", text: texts.cleared });
    onCleared();
    return true;
  }

  /** The question is put away. */
  forgetFailure(): void {
    if (this.clearing === "failed") this.clearing = "idle";
  }

  clear(): void {
    this.#writing.end();
    this.#intents.clear();
    this.#removed.clear();
    this.#pressed.clear();
    this.#undoable = null;
    this.clearing = "idle";
  }
}
