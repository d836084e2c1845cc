import { makeAutoObservable, observableRef } from "mobx";
import type { OverlayArgs, OverlayName } from "../ports/Overlays.ts";

/** One opening of an overlay. */
export interface OpenedOverlay<N extends OverlayName = OverlayName> {
  readonly name: N;
  readonly args: OverlayArgs[N];
  /** Another opening is another one: nothing is left of the last. */
  readonly id: number;
  readonly isOpen: boolean;
}

/** Overlays that wait in a corner and cover no page; no press has opened them. */
export const hints: ReadonlySet<OverlayName> = new Set<OverlayName>([
  "push",
  "warning",
  "onboarding",
  "authOffer",
  "onboardingBanner",
  "videoOffer",
  "interestsTooltip",
]);

/** Overlays in which money is paid or a card is typed. */
const payments = ["purchase", "premium_purchase", "premium_payment_flow", "premium_post_payment", "addCard"] as const;

/** Overlays by name, the last on top. A closed one stays listed until it is opened anew, so that closing can be animated. */
export class OverlaysStore {
  opened: readonly OpenedOverlay[] = [];
  /** A button of the header shows its tooltip. */
  hasHeaderTooltip = false;
  private count = 0;

  constructor() {
    makeAutoObservable<this, "count">(this, { opened: observableRef, count: false }, { autoBind: true });
  }

  open<N extends OverlayName>(name: N, args: OverlayArgs[N]): void {
    this.count += 1;
    this.opened = [
      ...this.opened.filter((overlay) => overlay.name !== name),
      { name, args, id: this.count, isOpen: true },
    ];
  }

  close(name: OverlayName): void {
    this.opened = this.opened.map((overlay) => (overlay.name === name ? { ...overlay, isOpen: false } : overlay));
  }

  /** Those of the names that are open now. */
  shown<N extends OverlayName>(names: readonly N[]): readonly OpenedOverlay<N>[] {
    return this.opened.filter(
      (overlay): overlay is OpenedOverlay<N> =>
        overlay.isOpen && (names as readonly OverlayName[]).includes(overlay.name),
    );
  }

  /** `target`: what shows its tooltip now, if anything does. */
  noteTooltip(target: Element | null): void {
    this.hasHeaderTooltip = target !== null && target.closest("[data-header]") !== null;
  }

  /** An overlay lies over the pages that is more than a hint. */
  get isCovered(): boolean {
    return this.opened.some(({ name, isOpen }) => isOpen && !hints.has(name));
  }

  get isPaying(): boolean {
    return this.shown(payments).length > 0;
  }

  /** No other overlay lies over the pages; of several hints the one that came first is alone, and the others wait for it. */
  isAlone(name: OverlayName): boolean {
    const own = this.opened.find((overlay) => overlay.name === name && overlay.isOpen);
    return this.opened.every(
      (other) =>
        !other.isOpen ||
        other.name === name ||
        (own !== undefined && hints.has(name) && hints.has(other.name) && other.id > own.id),
    );
  }

  isOpen(name: OverlayName): boolean {
    return this.opened.some((overlay) => overlay.name === name && overlay.isOpen);
  }
}
