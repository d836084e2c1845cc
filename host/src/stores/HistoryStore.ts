import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Measure } from "./measure/Measure.ts";
import type { Dispose, Notify } from "./ports.ts";
import { failureOf, Intents, isStatus, Writing, type WritingPorts } from "./writing/index.ts";

/** All calls reject with the client's `ApiError`. */
export interface HistoryApi {
  /** Harmless where it is not in the history any more. */
  remove(videoId: string, signal: AbortSignal): Promise<void>;
  clear(signal: AbortSignal): Promise<void>;
}

export interface HistoryPorts extends WritingPorts {
  readonly api: HistoryApi;
  readonly notify: Notify;
  readonly measure: Measure;
  readonly texts: { readonly removed: string; readonly removeFailed: string; readonly cleared: string };
  /** What was listed before is not the history any more. */
  readonly onCleared: () => void;
}

/** Entries of the watch history that are being taken out of it (B §4 History delete); what is listed is a query's. */
export class HistoryStore {
  readonly #ports: HistoryPorts;
  readonly #writing: Writing;
  readonly #intents: Intents<boolean>;
  /** By the moment of the entry: what is watched again stands in the history again. */
  readonly #removed = observable.map<string, string>();
  /** The entry that was pressed last, by its moment. */
  readonly #pressed = new Map<string, string>();
  clearing: "idle" | "pending" | "failed" = "idle";

  constructor(ports: HistoryPorts) {
    const { api, notify, texts } = ports;
    this.#ports = ports;
    this.#writing = new Writing(ports);
    this.#intents = new Intents<boolean>(this.#writing, {
      trigger: "history",
      confirmed: (videoId) => this.isRemoved(videoId, this.#pressed.get(videoId) ?? ""),
      write: (videoId, _isRemoved, { signal }) => api.remove(videoId, signal),
      confirm: (videoId) => {
        this.#removed.set(videoId, this.#pressed.get(videoId) ?? "");
        notify({ type: "success", text: texts.removed });
      },
      failed: () => notify({ type: "danger", text: texts.removeFailed }),
    });
    makeAutoObservable(
      this,
      { isPending: false, isRemoved: false, remove: false, clearAll: false, connect: false },
      { autoBind: true },
    );
  }

  /** It is being removed, and still listed (LIBRARY-HISTORY-01). */
  isPending(videoId: string): boolean {
    return this.#intents.isPending(videoId);
  }

  /** `watchedAt`: the moment of the entry, as the server says it. */
  isRemoved(videoId: string, watchedAt: string): boolean {
    return this.#removed.get(videoId) === watchedAt;
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
          this.#writing.coolDown.heed(failure);
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
    this.clearing = "idle";
  }
}
