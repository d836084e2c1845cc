import { makeAutoObservable, observable, runInAction } from "mobx";
import type { Attention, AuthTrigger, Dispose, Notify } from "./ports.ts";
import { Ages, failureOf, Intents, type Scope, Writing, type WritingPorts } from "./writing/index.ts";

/** Looked at again so long after the last answer, the list is asked for anew, ms: another tab or device may have changed it. */
const oldAfterMs = 10_000;
/** A change of one video makes every older response about the list old. */
const theList = "list";

/** All calls reject with the client's `ApiError`. */
export interface WatchLaterApi {
  /** Ids of everything that is in the list, the last added first. */
  list(signal: AbortSignal): Promise<readonly string[]>;
  add(videoId: string, signal: AbortSignal): Promise<void>;
  remove(videoId: string, signal: AbortSignal): Promise<void>;
}

export interface WatchLaterPorts extends WritingPorts {
  readonly api: WatchLaterApi;
  readonly attention: Attention;
  readonly notify: Notify;
  /** To the character (`watchLater.toast.*`). A failure has the words of every failure. */
  readonly texts: { readonly added: string; readonly removed: string };
  /** The videos listed before are not the list any more. */
  readonly onChanged: () => void;
}

/** Which videos a person wants to watch later (LIBRARY-WATCHLATER-01). A log-out empties it (LIBRARY-WATCHLATER-02). */
export class WatchLaterStore {
  readonly #ports: WatchLaterPorts;
  readonly #writing: Writing;
  readonly #intents: Intents<boolean>;
  readonly #confirmed = observable.set<string>();
  /** Last wish for each video, until its outcome was shown, once. It outlives a login: a guest's goes on then. */
  readonly #wanted = new Map<string, boolean>();
  isKnown = false;
  #askedAt = -Infinity;
  readonly #ages = new Ages();

  constructor(ports: WatchLaterPorts) {
    const { api, notify } = ports;
    this.#ports = ports;
    this.#writing = new Writing(ports);
    this.#intents = new Intents<boolean>(this.#writing, {
      trigger: "watch-later-popup",
      confirmed: (videoId) => (this.isKnown ? this.#confirmed.has(videoId) : undefined),
      read: (_videoId, scope) => this.#ask(scope),
      write: (videoId, isWanted, { signal }) => (isWanted ? api.add : api.remove)(videoId, signal),
      confirm: (videoId, isWanted) => {
        this.#ages.confirm(theList);
        this.#confirmed[isWanted ? "add" : "delete"](videoId);
        ports.onChanged();
      },
      failed: (videoId) => {
        this.#wanted.delete(videoId);
        notify({ type: "danger" });
      },
    });
    makeAutoObservable(this, { has: false, set: false, connect: false }, { autoBind: true });
  }

  /** With what is wanted of it; false while that is not known. */
  has(videoId: string): boolean {
    return this.#intents.visible(videoId) === true;
  }

  /** Ids in the list, with the unconfirmed changes, for whoever looks at a long list; empty while that is not known. */
  get ids(): ReadonlySet<string> {
    const ids = new Set(this.isKnown ? this.#confirmed : []);
    for (const [videoId, isWanted] of this.#intents.wanted) ids[isWanted ? "add" : "delete"](videoId);
    return ids;
  }

  /** Follows the account, and asks anew when the tab is looked at again, until disposed. */
  connect(): Dispose {
    const stopWriting = this.#writing.connect(() => this.clear());
    const { attention, clock } = this.#ports;
    const stopLooking = attention.onChange(() => {
      if (this.isKnown && attention.isHere() && clock.now() - this.#askedAt > oldAfterMs) void this.refresh();
    });
    return () => {
      stopLooking();
      stopWriting();
    };
  }

  /** Asks once for each account; nothing is marked where it does not come. */
  async load(): Promise<void> {
    if (!this.isKnown) await this.refresh();
  }

  async refresh(): Promise<void> {
    if (this.#ports.account.isAuthorised) await this.#ask(this.#writing.scope()).catch(failureOf);
  }

  /** Adds or removes it (LIBRARY-WATCHLATER-01); a guest signs in first, at `trigger`. */
  async set(videoId: string, isWanted: boolean, trigger: AuthTrigger): Promise<void> {
    this.#wanted.set(videoId, isWanted);
    await this.#intents.want(videoId, isWanted, trigger);
    this.#say(videoId);
  }

  clear(): void {
    this.#writing.end();
    this.#intents.clear();
    this.#confirmed.clear();
    this.#ages.clear();
    this.isKnown = false;
  }

  /** Also of what was in the list before a guest signed in for it. */
  #say(videoId: string): void {
    const isWanted = this.#wanted.get(videoId);
    if (isWanted === undefined || !this.isKnown || this.#intents.isPending(videoId)) return;
    if (this.#confirmed.has(videoId) !== isWanted) return;
    this.#wanted.delete(videoId);
    const { notify, texts } = this.#ports;
    notify({ type: "success", text: isWanted ? texts.added : texts.removed });
  }

  async #ask(scope: Scope): Promise<void> {
    const requestedAt = this.#ages.ask();
    const ids = await this.#ports.api.list(scope.signal);
    if (scope.ended || (!this.#ages.take(theList, requestedAt) && this.isKnown)) return;
    runInAction(() => {
      this.#askedAt = this.#ports.clock.now();
      const isNews =
        this.isKnown && (ids.length !== this.#confirmed.size || ids.some((id) => !this.#confirmed.has(id)));
      this.#confirmed.replace(ids);
      this.isKnown = true;
      if (isNews) this.#ports.onChanged();
    });
  }
}
