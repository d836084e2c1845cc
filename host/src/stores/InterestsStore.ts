import { makeAutoObservable, runInAction } from "mobx";
import type { Measure } from "./measure/Measure.ts";
import type { Account, Clock, Dispose, Notify } from "./ports.ts";
import { failureOf, isStatus, isUnknown } from "./writing/index.ts";

export interface ChosenTopic {
  readonly id: string;
  readonly groupId: string;
}

/** Both calls reject with the client's `ApiError`. */
export interface InterestsPorts {
  /** Ids of what a person has chosen, in their order. */
  readonly read: (userId: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Puts the whole choice. */
  readonly write: (topics: readonly ChosenTopic[], signal: AbortSignal) => Promise<void>;
  /** The choice is with the server: what was chosen by the former one is not of now. */
  readonly onSaved: () => void;
  readonly account: Account;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly measure: Measure;
  readonly texts: { readonly saved: string; readonly failed: string };
}

/** `guest`: nobody is here whose choice it could be. */
export type InterestsOutcome = "saved" | "guest" | "failed";

/**
 * The tooltip in the header (`interests.tooltip`). `show`: the choice was put off. `register`: a guest has chosen, and the choice could not be
 * kept. `null`: neither has happened yet.
 */
export type InterestsTooltip = "show" | "hidden" | "register" | null;

/** The tooltip goes by itself after this time, ms (`interests.tooltipMs`). */
const tooltipMs = 6000;

/** Interests of a person: saving the choice, and the mark in the header. The interests on offer are a query's. */
export class InterestsStore {
  isSaving = false;
  tooltip: InterestsTooltip = null;
  private stopTimer: Dispose | null = null;
  private readonly ports: InterestsPorts;

  constructor(ports: InterestsPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports" | "stopTimer">(this, { ports: false, stopTimer: false }, { autoBind: true });
  }

  /** Forgets what it says when somebody else is here, until disposed. */
  connect(): Dispose {
    const stop = this.ports.account.onChange(() => {
      this.stop();
      runInAction(() => {
        this.tooltip = null;
        this.isSaving = false;
      });
    });
    return () => {
      stop();
      this.stop();
    };
  }

  async save(topics: readonly ChosenTopic[]): Promise<InterestsOutcome> {
    const { account, measure, notify, onSaved, texts } = this.ports;
    measure("interests.save");
    if (account.userId === null) return this.refuseGuest();
    const scope = account.now;
    this.isSaving = true;
    const outcome = await this.send(account.userId, topics, scope.signal);
    if (scope.ended && account.userId !== null) return "failed";
    runInAction(() => (this.isSaving = false));
    // The session has ended under it: there is nobody any more whose choice it could be.
    if (outcome === "guest" || scope.ended) return this.refuseGuest();
    measure(outcome === "saved" ? "interests.save.success" : "interests.save.rejected");
    if (outcome === "saved") {
      onSaved();
      notify({ type: "success", text: texts.saved });
    } else notify({ type: "danger", text: texts.failed });
    return outcome;
  }

  /** The choice is put off; the header says where it can be made. */
  postpone(): void {
    this.ports.measure("interests.postpone");
    this.tooltip = "show";
  }

  hideTooltip(): void {
    this.stop();
    this.tooltip = "hidden";
  }

  /** It is seen, and its time runs; or something else is shown in its place, or somebody is at it. */
  showTooltip(isSeen: boolean): void {
    this.stop();
    if (isSeen && this.tooltip !== "hidden") this.stopTimer = this.ports.clock.after(tooltipMs, this.hideTooltip);
  }

  private refuseGuest(): InterestsOutcome {
    this.ports.measure("interests.save.rejected");
    runInAction(() => (this.tooltip = "register"));
    return "guest";
  }

  private async send(userId: string, topics: readonly ChosenTopic[], signal: AbortSignal): Promise<InterestsOutcome> {
    const { read, write } = this.ports;
    try {
      await write(topics, signal);
      return "saved";
    } catch (error) {
      const failure = failureOf(error);
      if (isStatus(failure, 401)) return "guest";
      if (!isUnknown(failure)) return "failed";
      // It may have come through although nothing was said.
      const kept = await read(userId, signal).catch(() => null);
      const wanted = topics.map(({ id }) => id);
      return kept?.length === wanted.length && wanted.every((id) => kept.includes(id)) ? "saved" : "failed";
    }
  }

  private stop(): void {
    this.stopTimer?.();
    this.stopTimer = null;
  }
}
