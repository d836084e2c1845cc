import { makeAutoObservable, runInAction } from "mobx";
import { dayOf } from "./days.ts";
import type { Account, Clock, Dispose } from "./ports.ts";

export interface AuthOfferPorts {
  readonly account: Pick<Account, "isAuthorised" | "onChange">;
  readonly clock: Clock;
  readonly memory: {
    /** DD.MM.YYYY */
    shownOn(): string | undefined;
    keep(day: string): void;
  };
  /** The page of now is the main page. */
  readonly isMainPage: () => boolean;
  /** No other overlay lies over the page; while one does, the offer waits. */
  readonly isAlone: () => boolean;
  /** Tells each time that a page is come to: the trigger of the offer, which the documents leave open (G17). */
  readonly onPage: (listener: () => void) => Dispose;
}

/** How long after its trigger the offer comes, and how long it stays on the main page, ms (`authOffer.delayMs`, `authOffer.mainPageHideMs`). */
const delayMs = 15_000;
const mainPageHideMs = 15_000;

/** The offer to sign in: to a guest who stays on a page, at most once a day. */
export class AuthOfferStore {
  isShown = false;
  private stopTimer: Dispose | null = null;
  private readonly ports: AuthOfferPorts;

  constructor(ports: AuthOfferPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports" | "stopTimer">(this, { ports: false, stopTimer: false }, { autoBind: true });
  }

  /** Follows the pages and who is here until disposed. */
  connect(): Dispose {
    const { account, onPage } = this.ports;
    const disposers = [
      onPage(() => {
        if (!this.isShown) this.wait();
      }),
      account.onChange(() => {
        runInAction(() => (this.isShown = false));
        this.wait();
      }),
    ];
    this.wait();
    return () => {
      this.stop();
      for (const dispose of disposers) dispose();
    };
  }

  /** Put away by the person, or taken up. */
  hide(): void {
    this.stop();
    this.isShown = false;
  }

  /** A pointer or the focus is on it: it stays for as long. */
  hold(isHeld: boolean): void {
    this.stop();
    if (!isHeld) this.hideInTime();
  }

  private wait(): void {
    this.stop();
    if (this.isDue) this.stopTimer = this.ports.clock.after(delayMs, this.show);
  }

  private show(): void {
    const { clock, isAlone, memory } = this.ports;
    // Another tab may have shown it meanwhile.
    if (!this.isDue) return;
    if (!isAlone()) return this.wait();
    this.isShown = true;
    memory.keep(dayOf(clock.now()));
    this.hideInTime();
  }

  private hideInTime(): void {
    if (this.isShown && this.ports.isMainPage()) this.stopTimer = this.ports.clock.after(mainPageHideMs, this.hide);
  }

  private get isDue(): boolean {
    const { account, clock, memory } = this.ports;
    return !account.isAuthorised && memory.shownOn() !== dayOf(clock.now());
  }

  private stop(): void {
    this.stopTimer?.();
    this.stopTimer = null;
  }
}
