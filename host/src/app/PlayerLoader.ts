import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { PlayerParts } from "../pages/PagePorts.ts";

/** Brings the player with the first video; the shell shows the mini player once it is there. */
export class PlayerLoader {
  parts: PlayerParts | null = null;
  private loading: Promise<PlayerParts> | null = null;
  private readonly create: () => Promise<PlayerParts>;

  constructor(create: () => Promise<PlayerParts>) {
    this.create = create;
    makeAutoObservable<this, "loading" | "create">(this, { parts: observableRef, loading: false, create: false }, { autoBind: true });
  }

  load(): Promise<PlayerParts> {
    this.loading ??= this.create().then(
      (parts) => {
        runInAction(() => { this.parts = parts; });
        // What `use` reads: parts that are here are drawn in the same pass, without the fallback before them.
        if (this.loading) Object.assign(this.loading, { status: "fulfilled", value: parts });
        return parts;
      },
      (error: unknown) => {
        // A chunk that did not come is asked for again on the next try.
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }
}
