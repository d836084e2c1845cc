import { makeAutoObservable, observableRef } from "mobx";
import type { OverlayArgs, OverlayName } from "../pages/Overlays.ts";

/** One opening of an overlay. */
export interface OpenedOverlay<N extends OverlayName = OverlayName> {
  readonly name: N;
  readonly args: OverlayArgs[N];
  /** Another opening is another one: nothing is left of the last. */
  readonly id: number;
  readonly isOpen: boolean;
}

/** What lies over the pages by name, the last on top. What was closed stays listed until it is opened anew, so that closing can be animated. */
export class OverlaysStore {
  opened: readonly OpenedOverlay[] = [];
  private count = 0;

  constructor() {
    makeAutoObservable<this, "count">(this, { opened: observableRef, count: false }, { autoBind: true });
  }

  open<N extends OverlayName>(name: N, args: OverlayArgs[N]): void {
    this.count += 1;
    this.opened = [...this.opened.filter((overlay) => overlay.name !== name), { name, args, id: this.count, isOpen: true }];
  }

  close(name: OverlayName): void {
    this.opened = this.opened.map((overlay) => (overlay.name === name ? { ...overlay, isOpen: false } : overlay));
  }

  isOpen(name: OverlayName): boolean {
    return this.opened.some((overlay) => overlay.name === name && overlay.isOpen);
  }
}
