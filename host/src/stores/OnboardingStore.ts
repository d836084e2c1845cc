import type { OnboardingCount, OnboardingElement, OnboardingEvent } from "@kadr/openapi/client";
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from "mobx";
import type { Measure } from "./measure/Measure.ts";
import type { Account, Clock, Dispose } from "./ports.ts";
import { Scope } from "./writing/scope.ts";

/** Step of an event that is shown now. */
export interface ShownOnboarding {
  readonly event: OnboardingEvent;
  readonly element: OnboardingElement;
  /** Which of how many, from 1. */
  readonly place: { readonly number: number; readonly of: number };
}

export type OnboardingReport = Pick<OnboardingCount, "onboardingId" | "type" | "elements">;

export interface OnboardingPorts {
  readonly account: Pick<Account, "isAuthorised" | "onChange">;
  readonly clock: Clock;
  readonly read: (slug: string, signal: AbortSignal) => Promise<readonly OnboardingEvent[]>;
  readonly report: (report: OnboardingReport) => Promise<void>;
  readonly slug: () => string;
  readonly onPage: (listener: () => void) => Dispose;
  /** Another popup is open. Observable. */
  readonly isCovered: () => boolean;
  /** The visitor came by an advertisement (G09). */
  readonly isPaidTraffic: () => boolean;
  /** Events that a guest of this device is through with: without an agreement the server does not know them again. */
  readonly memory: { read(): readonly string[]; write(ids: readonly string[]): void };
  readonly measure: Measure;
}

/** A page is looked at for so long first, ms (ours). */
const delayMs = 3000;
/** Kinds of events that there is a place for, in the order in which they are shown; of others nothing is known. */
const kinds = ["popup", "banner"] as const;
/** So many events are remembered of a guest's device. */
const maxKept = 50;

const hasChoices = ({ actions }: OnboardingElement): boolean => actions.some(({ type }) => type === "checkbox");

/**
 * The onboarding hints engine (ONBOARD-ENGINE-01 to -06): asks what a page introduces, shows one event at a time and of it one element
 * after the other, and tells the server what was shown, pressed and finished. A visitor does not miss an onboarding: a question or a report
 * that fails is let go.
 */
export class OnboardingStore {
  private events: readonly OnboardingEvent[] = [];
  /** Keys of elements, and of actions within them. */
  private readonly seen = observable.set<string>();
  private readonly finished = observable.set<string>();
  private readonly pressed = observable.set<string>();
  private readonly ports: OnboardingPorts;
  private loading = new Scope();
  private stopWaiting: Dispose | null = null;
  private stopTimer: Dispose | null = null;
  private reports: Promise<void> = Promise.resolve();

  constructor(ports: OnboardingPorts) {
    this.ports = ports;
    makeAutoObservable<
      this,
      "events" | "seen" | "finished" | "pressed" | "ports" | "loading" | "stopWaiting" | "stopTimer" | "reports"
    >(
      this,
      {
        events: observableRef,
        seen: false,
        finished: false,
        pressed: false,
        ports: false,
        loading: false,
        stopWaiting: false,
        stopTimer: false,
        reports: false,
      },
      { autoBind: true },
    );
  }

  /** Step to show; null while another popup is open. */
  get shown(): ShownOnboarding | null {
    const { isCovered, isPaidTraffic } = this.ports;
    if (isCovered()) return null;
    for (const kind of kinds) {
      if (kind === "popup" && isPaidTraffic()) continue;
      for (const event of this.events.filter(({ type }) => type === kind)) {
        const index = event.elements.findIndex((element) => !this.finished.has(keyOf(event, element)));
        const element = event.elements[index];
        if (element !== undefined) return { event, element, place: { number: index + 1, of: event.elements.length } };
      }
    }
    return null;
  }

  /** Whether a choice of the element that is shown is made. */
  isChosen(actionId: string): boolean {
    return this.shown !== null && this.pressed.has(actionKey(this.shown, actionId));
  }

  /** Follows the pages and who is here until disposed. */
  connect(): Dispose {
    const { account, onPage } = this.ports;
    const disposers = [
      onPage(this.wait),
      account.onChange(this.beginAnew),
      reaction(() => this.shown?.event ?? null, this.keepTime),
      reaction(
        () => (this.shown === null ? null : keyOf(this.shown.event, this.shown.element)),
        (key) => {
          if (key === null || this.shown === null || this.seen.has(key)) return;
          this.seen.add(key);
          this.report(this.shown.event);
        },
      ),
    ];
    this.wait();
    return () => {
      for (const dispose of disposers) dispose();
      this.leave();
    };
  }

  /** A pointer or the focus is on it: it stays for as long. */
  hold(isHeld: boolean): void {
    this.stopTimer?.();
    this.stopTimer = null;
    if (!isHeld) this.keepTime(this.shown?.event ?? null);
  }

  /** A choice is made or taken back, a link is gone along, or the element put away. */
  press(actionId: string): void {
    const { shown } = this;
    const action = shown?.element.actions.find((one) => one.actionId === actionId);
    if (shown === null || action === undefined) return;
    const key = actionKey(shown, actionId);
    if (action.type === "checkbox") {
      if (!this.pressed.delete(key)) this.pressed.add(key);
      return;
    }
    this.pressed.add(key);
    this.measurePress(shown);
    if (action.type === "cancel_button") return this.end(shown.event);
    // The link itself is gone along first: what it stands in goes with its element.
    this.ports.clock.after(0, () => this.finish(shown));
  }

  /** Put away as a whole. */
  close(): void {
    if (this.shown !== null) this.end(this.shown.event);
  }

  private finish({ event, element }: ShownOnboarding): void {
    this.finished.add(keyOf(event, element));
    this.report(event);
    if (event.elements.every((one) => this.finished.has(keyOf(event, one)))) this.remember(event);
  }

  private end(event: OnboardingEvent): void {
    for (const element of event.elements) this.finished.add(keyOf(event, element));
    this.report(event);
    this.remember(event);
  }

  private remember({ onboardingId }: OnboardingEvent): void {
    const { account, memory } = this.ports;
    if (!account.isAuthorised) memory.write([...memory.read(), onboardingId].slice(-maxKept));
  }

  /** An event with a timeout closes after that many seconds. */
  private keepTime(event: OnboardingEvent | null): void {
    this.stopTimer?.();
    this.stopTimer =
      event?.timeout == null ? null : this.ports.clock.after(1000 * event.timeout, () => this.end(event));
  }

  private measurePress({ event, element }: ShownOnboarding): void {
    const { measure } = this.ports;
    const place = { context: event.onboardingId, location: element.elementId };
    const form = event.elements.some(hasChoices) ? "checkbox" : "promo";
    if (event.type === "popup") measure(`onboarding.modal.${form}`, place);
    else measure(`onboarding.banner.${form}`, place);
  }

  private beginAnew(): void {
    this.seen.clear();
    this.finished.clear();
    this.pressed.clear();
    this.wait();
  }

  private wait(): void {
    this.leave();
    this.events = [];
    this.stopWaiting = this.ports.clock.after(delayMs, () => void this.load());
  }

  private leave(): void {
    this.loading.end();
    this.stopWaiting?.();
    this.stopTimer?.();
    this.stopTimer = null;
  }

  private async load(): Promise<void> {
    const { read, slug, account, memory } = this.ports;
    const scope = (this.loading = new Scope());
    try {
      const events = await read(slug(), scope.signal);
      const known: ReadonlySet<string> = new Set(account.isAuthorised ? [] : memory.read());
      if (!scope.ended)
        runInAction(() => (this.events = events.filter(({ onboardingId }) => !known.has(onboardingId))));
    } catch {
      // An onboarding that does not come is not missed.
    }
  }

  /** The whole of what is known of an event, in turn: a report that is lost is made good by the next. */
  private report(event: OnboardingEvent): void {
    const { onboardingId, type } = event;
    const elements = event.elements
      .filter((element) => this.seen.has(keyOf(event, element)) || this.finished.has(keyOf(event, element)))
      .map((element) => ({
        elementId: element.elementId,
        isShown: this.seen.has(keyOf(event, element)),
        isFinished: this.finished.has(keyOf(event, element)),
        actions: element.actions.map(({ actionId }) => ({
          actionId,
          isPressed: this.pressed.has(actionKey({ event, element }, actionId)),
        })),
      }));
    this.reports = this.reports.then(() => this.ports.report({ onboardingId, type, elements })).catch(() => undefined);
  }
}

const keyOf = ({ onboardingId }: OnboardingEvent, { elementId }: OnboardingElement): string =>
  JSON.stringify([onboardingId, elementId]);
const actionKey = ({ event, element }: Pick<ShownOnboarding, "event" | "element">, actionId: string): string =>
  `${keyOf(event, element)} ${actionId}`;
