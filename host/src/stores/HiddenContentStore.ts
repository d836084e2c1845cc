import { makeAutoObservable, observableShallow, reaction as watch, runInAction } from "mobx";
import type { AuthGate, Clock, Dispose, Notify, SessionReader } from "./ports.ts";

/** `hiding` and `restoring` are the same overlay while the server is being told (HIDE-TOGGLE-04). */
export type HiddenState = "visible" | "hiding" | "hidden" | "restoring";

export type HideFailure =
  /** The most that a person may hide is reached (409). */
  | { readonly kind: "limit" }
  | { readonly kind: "failed" }
  /** The answer was lost or unreadable: it may have been done. */
  | { readonly kind: "unknown" }
  | { readonly kind: "signedOut" }
  | { readonly kind: "tooMany"; readonly retryAfterMs: number };

export type HideResult = { readonly kind: "done" } | HideFailure;

export interface HiddenContentPorts {
  /** `source` is the object id of the shelf on which it happened. */
  readonly write: (videoId: string, source: string, isHidden: boolean) => Promise<HideResult>;
  readonly session: SessionReader;
  readonly auth: AuthGate;
  readonly notify: Notify;
  readonly clock: Clock;
  readonly texts: { readonly limit: string; readonly hideFailed: string; readonly restoreFailed: string };
}

interface Entry {
  /** What the server has said last. */
  readonly isHidden: boolean;
  /** What the person wants; `undefined` when it is what the server has. */
  readonly intent: boolean | undefined;
  readonly source: string;
}

/**
 * Videos that the person has hidden in this tab (C §4.7). The server leaves hidden ones out of what it sends, so that
 * only what was on screen needs to be known here. What is seen is the confirmed value with the intent on top: a
 * failure only drops the intent.
 */
export class HiddenContentStore {
  private readonly entries = new Map<string, Entry>();
  private readonly writing = new Set<string>();
  private readonly ports: HiddenContentPorts;
  private generation = 0;
  private coolUntil = 0;

  constructor(ports: HiddenContentPorts) {
    this.ports = ports;
    makeAutoObservable<this, "ports" | "entries" | "writing" | "generation" | "coolUntil">(
      this,
      { entries: observableShallow, ports: false, writing: false, generation: false, coolUntil: false },
      { autoBind: true },
    );
  }

  stateOf(videoId: string): HiddenState {
    const entry = this.entries.get(videoId);
    if (entry === undefined) return "visible";
    if (entry.intent === undefined) return entry.isHidden ? "hidden" : "visible";
    return entry.intent ? "hiding" : "restoring";
  }

  /** Starts anew when the account changes, until disposed. */
  connect(): Dispose {
    return watch(() => this.ports.session.userId, () => this.clear());
  }

  /** Covers the card at once; a guest signs in first (HIDE-TOGGLE-06). */
  async hide(videoId: string, source: string): Promise<void> {
    if (!(await this.ports.auth.require("hide-video"))) return;
    await this.want(videoId, source, true);
  }

  async restore(videoId: string): Promise<void> {
    const entry = this.entries.get(videoId);
    if (entry !== undefined) await this.want(videoId, entry.source, false);
  }

  clear(): void {
    this.generation += 1;
    this.entries.clear();
    this.writing.clear();
    this.coolUntil = 0;
  }

  private async want(videoId: string, source: string, isHidden: boolean): Promise<void> {
    if (this.coolUntil > this.ports.clock.now()) {
      this.say(isHidden, { kind: "failed" });
      return;
    }
    this.entries.set(videoId, { isHidden: this.entries.get(videoId)?.isHidden ?? false, source, intent: isHidden });
    if (!this.writing.has(videoId)) await this.writeUntilSettled(videoId);
  }

  private async writeUntilSettled(videoId: string): Promise<void> {
    const { generation } = this;
    this.writing.add(videoId);
    for (;;) {
      const entry = this.entries.get(videoId);
      if (entry?.intent === undefined || entry.intent === entry.isHidden) break;
      const sent = entry.intent;
      const result = await this.tell(videoId, entry.source, sent);
      if (generation !== this.generation) return;
      if (result.kind === "done") {
        runInAction(() => this.entries.set(videoId, { ...(this.entries.get(videoId) ?? entry), isHidden: sent }));
        continue;
      }
      this.settleIntent(videoId);
      this.writing.delete(videoId);
      await this.recover(videoId, entry.source, sent, result);
      return;
    }
    this.settleIntent(videoId);
    this.writing.delete(videoId);
  }

  /** Nothing tells what is hidden, and to hide twice is to hide once: a lost answer is asked for by saying it again. */
  private async tell(videoId: string, source: string, isHidden: boolean): Promise<HideResult> {
    const { generation } = this;
    const attempt = () => this.ports.write(videoId, source, isHidden).catch((): HideResult => ({ kind: "unknown" }));
    const first = await attempt();
    return first.kind === "unknown" && generation === this.generation ? attempt() : first;
  }

  private async recover(videoId: string, source: string, sent: boolean, failure: HideFailure): Promise<void> {
    if (failure.kind === "signedOut") {
      if (await this.ports.auth.require("hide-video")) await this.want(videoId, source, sent);
      return;
    }
    if (failure.kind === "tooMany") this.coolUntil = this.ports.clock.now() + failure.retryAfterMs;
    this.say(sent, failure);
  }

  private say(wasHiding: boolean, { kind }: HideFailure): void {
    const { limit, hideFailed, restoreFailed } = this.ports.texts;
    this.ports.notify({ type: "danger", text: !wasHiding ? restoreFailed : kind === "limit" ? limit : hideFailed });
  }

  private settleIntent(videoId: string): void {
    const entry = this.entries.get(videoId);
    if (entry !== undefined) this.entries.set(videoId, { ...entry, intent: undefined });
  }
}
