import type { Notification, NotificationsPage } from "@kadr/openapi/client";
import { makeAutoObservable, observable, observableRef } from "mobx";
import { idOf } from "./ports.ts";

/**
 * What the server has said of a person's notifications. Every question has a number: a response that is older than what
 * is known says nothing new.
 */
export class NotificationList {
  /** Newest first, without what is gone. */
  private known: readonly string[] = [];
  /** Of the page after the last one; `null`: there is none. */
  cursor: string | null = null;
  private readonly items = observable.map<string, Notification>({}, { deep: false });
  /** The number of the newest question that brought it. */
  private readonly askedAt = new Map<string, number>();
  private readonly read = observable.set<string>();
  private readonly gone = observable.set<string>();
  private allReadAt = 0;
  private allGoneAt = 0;
  private firstAt = 0;

  constructor() {
    makeAutoObservable<this, "known" | "items" | "askedAt" | "read" | "gone" | "firstAt">(this, {
      known: observableRef,
      items: false,
      askedAt: false,
      read: false,
      gone: false,
      firstAt: false,
      get: false,
      isGone: false,
      isRead: false,
    });
  }

  get ids(): readonly string[] {
    return this.known.filter((id) => !this.isGone(id));
  }

  get(id: string): Notification | undefined {
    return this.items.get(id);
  }

  isGone(id: string): boolean {
    return this.gone.has(id) || (this.askedAt.get(id) ?? Infinity) <= this.allGoneAt;
  }

  isRead(id: string): boolean {
    return (
      this.items.get(id)?.was_read === true || this.read.has(id) || (this.askedAt.get(id) ?? Infinity) <= this.allReadAt
    );
  }

  /** The newest ones: what is older and was here before stays behind them, where the two still meet. */
  takeFirst(page: NotificationsPage, askedAt: number): void {
    if (askedAt < this.firstAt) return;
    this.firstAt = askedAt;
    const ids = this.#keep(page, askedAt);
    const meeting = ids.length === 0 ? -1 : this.known.indexOf(ids.at(-1) ?? "");
    const older = meeting < 0 || !page.has_next ? [] : this.known.slice(meeting + 1);
    this.known = [...ids, ...older.filter((id) => !ids.includes(id))];
    if (older.length === 0) this.cursor = page.has_next ? page.next : null;
  }

  /** The page behind `cursor`, unless the list has another end by now. */
  takeNext(page: NotificationsPage, cursor: string, askedAt: number): void {
    if (cursor !== this.cursor) return;
    const ids = this.#keep(page, askedAt);
    this.known = [...this.known, ...ids.filter((id) => !this.known.includes(id))];
    this.cursor = page.has_next ? page.next : null;
  }

  markRead(id: string): void {
    this.read.add(id);
  }

  markAllRead(at: number): void {
    this.allReadAt = at;
  }

  bury(id: string): void {
    this.gone.add(id);
  }

  buryAll(at: number): void {
    this.allGoneAt = at;
    this.firstAt = at;
    this.known = [];
    this.cursor = null;
  }

  clear(): void {
    this.known = [];
    this.cursor = null;
    this.items.clear();
    this.askedAt.clear();
    this.read.clear();
    this.gone.clear();
    this.allReadAt = 0;
    this.allGoneAt = 0;
    this.firstAt = 0;
  }

  #keep(page: NotificationsPage, askedAt: number): readonly string[] {
    const ids = page.results.map((item) => {
      const id = idOf(item);
      if (askedAt >= (this.askedAt.get(id) ?? 0)) {
        this.askedAt.set(id, askedAt);
        this.items.set(id, item);
      }
      return id;
    });
    return [...new Set(ids)];
  }
}
