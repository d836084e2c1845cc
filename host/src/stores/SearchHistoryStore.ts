import { makeAutoObservable, observable } from "mobx";
import type { Dispose, Notify } from "./ports.ts";
import { Intents, Writing, type WritingPorts } from "./writing/index.ts";

/** Rejects with the client's `ApiError`. */
export interface SearchHistoryApi {
  /** Harmless where it is not in the history any more. */
  remove(hash: string, signal: AbortSignal): Promise<void>;
}

export interface SearchHistoryPorts extends WritingPorts {
  readonly api: SearchHistoryApi;
  readonly notify: Notify;
}

/** Entries of the search history that are forgotten (SEARCH-LINE-08); what is listed is a query's. A failure brings one back. */
export class SearchHistoryStore {
  readonly #writing: Writing;
  readonly #intents: Intents<boolean>;
  readonly #removed = observable.set<string>();

  constructor(ports: SearchHistoryPorts) {
    const { api, notify } = ports;
    this.#writing = new Writing(ports);
    this.#intents = new Intents<boolean>(this.#writing, {
      trigger: "history",
      confirmed: (hash) => this.#removed.has(hash),
      write: (hash, _isRemoved, { signal }) => api.remove(hash, signal),
      confirm: (hash) => void this.#removed.add(hash),
      failed: () => notify({ type: "danger" }),
    });
    makeAutoObservable(this, { isRemoved: false, remove: false, connect: false }, { autoBind: true });
  }

  /** Forgotten, or about to be. */
  isRemoved(hash: string): boolean {
    return this.#intents.visible(hash) === true;
  }

  async remove(hash: string): Promise<void> {
    await this.#intents.want(hash, true);
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return this.#writing.connect(() => this.clear());
  }

  clear(): void {
    this.#writing.end();
    this.#intents.clear();
    this.#removed.clear();
  }
}
