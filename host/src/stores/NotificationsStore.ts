import type { Notification } from "@kadr/openapi/client";
import { makeAutoObservable, observable, runInAction } from "mobx";
import { NotificationList } from "./notifications/NotificationList.ts";
import { Polling } from "./polling.ts";
import { nameOf, type NotificationFact, type NotificationsPorts } from "./notifications/ports.ts";
import type { Dispose } from "./ports.ts";
import { Ages, type Failure, failureOf, Intents, isStatus, type Scope, Writing } from "./writing/index.ts";

/** A count that nobody waits for. */
const pace = { pauseMs: () => 30_000, maxPauseMs: 15 * 60_000 } as const;

/** The thing whose age the count is; notifications are known by their ids. */
const theCount = "count";

/** One row of the list as the person sees it, intents included. */
export interface NotificationRecord {
  readonly id: string;
  readonly notification: Notification;
  readonly isUnread: boolean;
  /** Hidden, and not told to the server yet: it can be brought back. */
  readonly isHidden: boolean;
}

/**
 * The bell and its list (NOTIF-POPUP-07 to -10). A hidden notification is told to the server only once the panel closes or the page is
 * left: the server cannot bring it back. Reading and hiding count at once in the other tabs too, and one tab asks for all of them.
 */
export class NotificationsStore {
  phase: "idle" | "loading" | "failed" | "ready" = "idle";
  morePhase: "ready" | "loading" | "failed" = "ready";
  readonly #ports: NotificationsPorts;
  readonly #writing: Writing;
  readonly #ages = new Ages();
  readonly #list = new NotificationList(this.#ages);
  readonly #reads: Intents<boolean>;
  readonly #hides: Intents<boolean>;
  /** Actions on all notifications at once; the value is the number of the press. */
  readonly #wholeList: Intents<number>;
  readonly #polling: Polling;
  readonly #withheld = observable.set<string>();
  readonly #done = observable.map<string, number>();
  private known = 0;
  #hasCounted = false;
  #isOpen = false;

  constructor(ports: NotificationsPorts) {
    this.#ports = ports;
    this.#writing = new Writing(ports);
    const { api, notify } = ports;
    this.#reads = new Intents(this.#writing, {
      trigger: "notifications",
      confirmed: (id) => this.#list.isRead(id),
      write: (id, _isRead, { signal }) => api.markRead(nameOf(id), signal),
      confirm: (id) => this.#settle("read", id),
      // It is unread again, which says it all; one that is gone is nowhere.
      failed: (id, _isRead, failure) => {
        if (isStatus(failure, 404)) this.#settle("gone", id);
      },
      isGone: (id) => this.#list.isGone(id),
    });
    this.#hides = new Intents(this.#writing, {
      trigger: "notifications",
      confirmed: (id) => this.#list.isGone(id),
      write: (id, _isHidden, { signal }) =>
        api.remove(nameOf(id), signal).catch((error: unknown) => {
          if (!isStatus(failureOf(error), 404)) throw error;
        }),
      confirm: (id) => this.#settle("gone", id),
      failed: () => notify({ type: "danger" }),
    });
    this.#wholeList = new Intents(this.#writing, {
      trigger: "notifications",
      confirmed: (what) => this.#done.get(what),
      write: (what, _press, { signal }) =>
        what === "bell" ? api.touchBell(signal) : what === "read" ? api.readAll(signal) : api.removeAll(signal),
      confirm: (what, press) => {
        this.#done.set(what, press);
        this.#learn(what === "bell" ? { kind: "count", count: 0 } : { kind: what === "read" ? "allRead" : "allGone" });
      },
      failed: (what) => {
        // The person did not ask for the bell to be touched.
        if (what !== "bell") notify({ type: "danger" });
      },
      laneOf: (what) => `all ${what}`,
    });
    this.#polling = new Polling(ports, pace, () => this.#poll());
    makeAutoObservable(
      this,
      {
        connect: false,
        open: false,
        loadMore: false,
        readAll: false,
        removeAll: false,
        read: false,
      },
      { autoBind: true },
    );
  }

  /** Count on the bell: notifications new since it was opened, less those read meanwhile (NOTIF-LIST-01, NOTIF-LIST-03). */
  get count(): number {
    if (this.#wholeList.isPending("bell") || this.#wholeList.isPending("read") || this.#wholeList.isPending("remove"))
      return 0;
    const pending = this.#list.ids.filter(
      (id) => !this.#list.isRead(id) && (this.#reads.isPending(id) || this.#isHiding(id)),
    );
    return Math.max(0, this.known - pending.length);
  }

  get rows(): readonly NotificationRecord[] {
    if (this.#wholeList.isPending("remove")) return [];
    const isAllRead = this.#wholeList.isPending("read");
    return this.#list.ids.flatMap((id) => {
      const notification = this.#list.get(id);
      if (notification === undefined || this.#hides.isPending(id)) return [];
      const isUnread = !isAllRead && !this.#list.isRead(id) && !this.#reads.isPending(id);
      return [{ id, notification, isUnread, isHidden: this.#withheld.has(id) }];
    });
  }

  get more(): "none" | "ready" | "loading" | "failed" {
    return this.#list.cursor === null || this.#wholeList.isPending("remove") ? "none" : this.morePhase;
  }

  get hasUnread(): boolean {
    return this.count > 0 || this.rows.some(({ isUnread, isHidden }) => isUnread && !isHidden);
  }

  /** Follows the account, the other tabs and the time until disposed. */
  connect(): Dispose {
    const { account, tabs, onLeave } = this.#ports;
    const follow = (): void => (account.isAuthorised ? this.#polling.start() : this.#polling.stop());
    const disposers = [
      this.#writing.connect(() => this.forget()),
      account.onChange(follow),
      tabs.onMessage((userId, fact) => {
        if (userId === account.userId) this.hear(fact);
      }),
      onLeave(this.sendHidden),
    ];
    follow();
    return () => {
      this.#polling.stop();
      for (const dispose of disposers) dispose();
    };
  }

  /** The panel opens: its list is asked for, and the bell is touched (NOTIF-POPUP-07, NOTIF-POPUP-08). A guest has neither. */
  async open(): Promise<void> {
    if (!this.#ports.account.isAuthorised) return;
    this.#isOpen = true;
    await Promise.all([this.reload(), this.#touch()]);
  }

  /** The panel closes: what was hidden in it goes for good. */
  close(): void {
    this.#isOpen = false;
    this.sendHidden();
  }

  async reload(): Promise<void> {
    runInAction(() => (this.phase = "loading"));
    const scope = this.#writing.scope();
    const failure = await this.#refresh(scope);
    if (failure === null || failure.kind === "aborted" || scope.ended) return;
    runInAction(() => (this.phase = "failed"));
    this.#ports.notify({ type: "danger" });
  }

  async loadMore(): Promise<void> {
    const { cursor } = this.#list;
    if (cursor === null || this.morePhase === "loading") return;
    const scope = this.#writing.scope();
    const requestedAt = this.#ages.ask();
    runInAction(() => (this.morePhase = "loading"));
    try {
      const page = await this.#ports.api.list(cursor, scope.signal);
      if (scope.ended) return;
      runInAction(() => {
        this.#list.takeNext(page, cursor, requestedAt);
        this.morePhase = "ready";
      });
    } catch (error) {
      if (failureOf(error).kind === "aborted" || scope.ended) return;
      runInAction(() => (this.morePhase = "failed"));
    }
  }

  async read(id: string): Promise<void> {
    if (!this.#list.isRead(id) && !this.#reads.isPending(id)) await this.#reads.want(id, true);
  }

  readAll(): Promise<void> {
    return this.#wholeList.want("read", this.#ages.ask());
  }

  removeAll(): Promise<void> {
    return this.#wholeList.want("remove", this.#ages.ask());
  }

  /** Off the list at once; told to the server when nobody can take it back any more. */
  hide(id: string): void {
    if (!this.#list.isGone(id)) this.#withheld.add(id);
  }

  undo(id: string): void {
    this.#withheld.delete(id);
  }

  #touch(): Promise<void> {
    return this.#wholeList.want("bell", this.#ages.ask());
  }

  /** The first page anew; what failed is for the caller to say. */
  async #refresh(scope: Scope): Promise<Failure | null> {
    const requestedAt = this.#ages.ask();
    try {
      const page = await this.#ports.api.list(null, scope.signal);
      if (scope.ended) return null;
      runInAction(() => {
        this.#list.takeFirst(page, requestedAt);
        this.phase = "ready";
        if (this.morePhase === "failed") this.morePhase = "ready";
      });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  }

  private sendHidden(): void {
    const waiting = [...this.#withheld];
    for (const id of waiting) if (!this.#list.isGone(id)) void this.#hides.want(id, true);
    this.#withheld.clear();
  }

  private hear(fact: NotificationFact): void {
    if (fact.kind === "count") this.#polling.heard();
    this.#apply(fact);
  }

  /** From a response of our own: the other tabs hear it. */
  #learn(fact: NotificationFact): void {
    this.#apply(fact);
    const { userId } = this.#ports.account;
    if (userId !== null) this.#ports.tabs.notify(userId, fact);
  }

  #apply(fact: NotificationFact): void {
    if (fact.kind === "count") return this.#takeCount(fact.count, this.#ages.ask());
    if (fact.kind === "allRead") this.#list.markAllRead();
    else if (fact.kind === "allGone") this.#list.markAllDeleted();
    else if (fact.kind === "read") this.#list.markRead(fact.id);
    else this.#list.markDeleted(fact.id);
    this.#ages.confirm(theCount);
    runInAction(() => (this.known = "count" in fact ? fact.count : 0));
  }

  /** One of them is read or gone: where it was unread the count is one lower (NOTIF-LIST-01). */
  #settle(kind: "read" | "gone", id: string): void {
    const isCounted = !this.#list.isRead(id) && !this.#list.isGone(id);
    this.#learn({ kind, id, count: Math.max(0, this.known - (isCounted ? 1 : 0)) });
  }

  /** The server's count: where it has grown something has come, and an open list shows it. */
  #takeCount(count: number, requestedAt: number): void {
    if (!this.#ages.take(theCount, requestedAt)) return;
    const arrived = count - this.known;
    runInAction(() => (this.known = count));
    const isNews = this.#hasCounted && arrived > 0;
    this.#hasCounted = true;
    if (isNews) this.#ports.onArrived(arrived);
    if (count === 0 || !this.#isOpen) return;
    // With the list open the person sees what came; a failed question is not said.
    void this.#refresh(this.#writing.scope());
    void this.#touch();
  }

  async #poll(): Promise<Failure | null> {
    const scope = this.#writing.scope();
    let failure: Failure | null = null;
    await this.#ports.tabs.alone(async () => {
      failure = await this.#askCount(scope);
    });
    return failure;
  }

  async #askCount(scope: Scope): Promise<Failure | null> {
    const requestedAt = this.#ages.ask();
    try {
      const count = await this.#ports.api.count(scope.signal);
      if (scope.ended) return null;
      this.#takeCount(count, requestedAt);
      const { userId } = this.#ports.account;
      if (userId !== null) this.#ports.tabs.notify(userId, { kind: "count", count });
      return null;
    } catch (error) {
      return failureOf(error);
    }
  }

  #isHiding(id: string): boolean {
    return this.#withheld.has(id) || this.#hides.isPending(id);
  }

  private forget(): void {
    this.#writing.end();
    for (const intents of [this.#reads, this.#hides, this.#wholeList]) intents.clear();
    this.#list.clear();
    this.#ages.clear();
    this.#withheld.clear();
    this.#done.clear();
    this.#hasCounted = false;
    this.#isOpen = false;
    this.known = 0;
    this.phase = "idle";
    this.morePhase = "ready";
  }
}
