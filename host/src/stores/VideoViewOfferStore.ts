import type { PaidSubscription } from "@kadr/openapi/client";
import { makeAutoObservable } from "mobx";
import { dayOf } from "./days.ts";
import type { Measure } from "./measure/Measure.ts";
import type { Account, Clock, Dispose } from "./ports.ts";

/** How somebody stands with subscriptions as a whole (`subscription.overallStatus`). */
export type SubscriptionStatus = "NO_SUBSCRIPTION" | "ACTIVE" | "EXPIRED";

export function subscriptionStatus(list: readonly Pick<PaidSubscription, "is_active">[]): SubscriptionStatus {
  if (list.length === 0) return "NO_SUBSCRIPTION";
  return list.some(({ is_active: isActive }) => isActive) ? "ACTIVE" : "EXPIRED";
}

/**
 * Offer after some videos (SUBS-POPUP-01): to a guest the advantages of an account, to a person without a subscription watching without
 * advertising.
 */
export type VideoViewOffer =
  { readonly kind: "moreFeatures" } | { readonly kind: "adFree"; readonly isExpired: boolean };

export interface VideoViewOfferPorts {
  readonly account: Pick<Account, "isAuthorised" | "onChange">;
  readonly clock: Clock;
  /** Of a signed-in person; rejects where it cannot be known. */
  readonly readStatus: () => Promise<SubscriptionStatus>;
  /** The video that the page of now is about; null: none. */
  readonly videoHere: () => string | null;
  readonly onPage: (listener: () => void) => Dispose;
  /** No other overlay lies over the page. */
  readonly isFree: () => boolean;
  readonly memory: { shownOn(): string | undefined; keep(day: string): void };
  readonly measure: Measure;
}

/** After so many videos in a tab, and after so long on the page of the last, ms (ours: the documents do not say). */
const videos = 3;
const delayMs = 5000;

/** The popups that viewing videos brings about, one a day on a device. */
export class VideoViewOfferStore {
  shown: VideoViewOffer | null = null;
  private readonly viewed = new Set<string>();
  private stopTimer: Dispose | null = null;
  private readonly ports: VideoViewOfferPorts;

  constructor(ports: VideoViewOfferPorts) {
    this.ports = ports;
    makeAutoObservable<this, "viewed" | "stopTimer" | "ports">(
      this,
      { viewed: false, stopTimer: false, ports: false },
      { autoBind: true },
    );
  }

  /** Follows the pages and who is here until disposed. */
  connect(): Dispose {
    const { account, onPage } = this.ports;
    const disposers = [
      onPage(this.arrive),
      account.onChange(() => {
        this.viewed.clear();
        this.arrive();
      }),
    ];
    this.arrive();
    return () => {
      this.stop();
      for (const dispose of disposers) dispose();
    };
  }

  /** Put away, or taken up. */
  hide(): void {
    this.stop();
    this.shown = null;
  }

  private arrive(): void {
    this.hide();
    const id = this.ports.videoHere();
    if (id === null) return;
    this.viewed.add(id);
    if (this.viewed.size >= videos) this.wait();
  }

  private wait(): void {
    const { clock } = this.ports;
    this.stopTimer = clock.after(delayMs, () => void this.offer());
  }

  private async offer(): Promise<void> {
    const { account, clock, memory, isFree, readStatus } = this.ports;
    if (memory.shownOn() === dayOf(clock.now())) return;
    if (!isFree()) return this.wait();
    if (!account.isAuthorised) return this.show({ kind: "moreFeatures" });
    const at = this.stopTimer;
    const status = await readStatus().catch(() => "ACTIVE" as const);
    // Another page was come to meanwhile.
    if (at === this.stopTimer && status !== "ACTIVE") this.show({ kind: "adFree", isExpired: status === "EXPIRED" });
  }

  private show(offer: VideoViewOffer): void {
    const { clock, memory, measure } = this.ports;
    memory.keep(dayOf(clock.now()));
    this.shown = offer;
    measure(offer.kind === "adFree" ? "videoViewTrigger.adFree" : "videoViewTrigger.moreFeatures");
  }

  private stop(): void {
    this.stopTimer?.();
    this.stopTimer = null;
  }
}
