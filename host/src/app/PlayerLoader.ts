import { createLate, type Late } from "@kadr/design-system/primitives/Late";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { PlayerParts } from "../ports/Host.ts";

/** Brings the player with the first video; the shell shows the mini player once it is there. */
export class PlayerLoader {
  parts: PlayerParts | null = null;
  readonly late: Late<PlayerParts>;

  constructor(create: () => Promise<PlayerParts>) {
    this.late = createLate(async () => {
      const parts = await create();
      runInAction(() => {
        this.parts = parts;
      });
      return parts;
    });
    makeAutoObservable(this, { parts: observableRef, late: false });
  }
}
