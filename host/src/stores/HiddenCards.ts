import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { HiddenContentStore, HiddenState } from "./HiddenContentStore.ts";

export interface HiddenCardsPorts {
  /** Brings the store with the first video that is hidden. */
  readonly load: () => Promise<HiddenContentStore>;
  /** The store did not come. */
  readonly onFailed: () => void;
}

/** Visibility of a list's cards: all are visible until one was hidden, so that the first load goes without the store. */
export class HiddenCards {
  private store: HiddenContentStore | null = null;
  private readonly ports: HiddenCardsPorts;

  constructor(ports: HiddenCardsPorts) {
    this.ports = ports;
    makeAutoObservable<this, "store" | "ports">(this, { store: observableRef, ports: false }, { autoBind: true });
  }

  stateOf(videoId: string): HiddenState {
    return this.store?.stateOf(videoId) ?? "visible";
  }

  async hide(videoId: string, source: string): Promise<void> {
    try {
      const store = await this.ports.load();
      runInAction(() => {
        this.store = store;
      });
      await store.hide(videoId, source);
    } catch {
      this.ports.onFailed();
    }
  }

  async restore(videoId: string): Promise<void> {
    await this.store?.restore(videoId);
  }
}
