import type { Notification, NotificationsPage } from "@kadr/openapi/client";
import { makeAutoObservable, observable, observableRef } from "mobx";
import type { Ages } from "../writing/index.ts";
import { idOf } from "./ports.ts";

/** The thing whose age the newest page is; notifications are known by their ids. */
const firstPage = "first page";

/** A person's notifications by the server's word; a response that is older than the known state changes nothing. */
export class NotificationList {
  /** Newest first, without what is gone. */
  private known: readonly string[] = [];
  /** Of the page after the last one; `null`: there is none. */
  cursor: string | null = null;
  private readonly items = observable.map<string, Notification>({}, { deep: false });
  private readonly read = observable.set<string>();
  private readonly deleted = observable.set<string>();
  private allReadAt = 0;
  private allDeletedAt = 0;
  readonly #ages: Ages;

  constructor(ages: Ages) {
    this.#ages = ages;
    makeAutoObservable<this, "known" | "items" | "read" | "deleted">(this, {
      known: observableRef,
      items: false,
      read: false,
      deleted: false,
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
    return this.deleted.has(id) || (this.#ages.of(id) ?? Infinity) <= this.allDeletedAt;
  }

  isRead(id: string): boolean {
    return (
      this.items.get(id)?.was_read === true || this.read.has(id) || (this.#ages.of(id) ?? Infinity) <= this.allReadAt
    );
  }

  /** The newest ones: what is older and was here before stays behind them, where the two still meet. */
  takeFirst(page: NotificationsPage, requestedAt: number): void {
    if (!this.#ages.take(firstPage, requestedAt)) return;
    const ids = this.#keep(page, requestedAt);
    const meeting = ids.length === 0 ? -1 : this.known.indexOf(ids.at(-1) ?? "");
    const older = meeting < 0 || !page.has_next ? [] : this.known.slice(meeting + 1);
    this.known = [...ids, ...older.filter((id) => !ids.includes(id))];
    if (older.length === 0) this.cursor = page.has_next ? page.next : null;
  }

  /** The page behind `cursor`, unless the list has another end by now. */
  takeNext(page: NotificationsPage, cursor: string, requestedAt: number): void {
    if (cursor !== this.cursor) return;
    const ids = this.#keep(page, requestedAt);
    this.known = [...this.known, ...ids.filter((id) => !this.known.includes(id))];
    this.cursor = page.has_next ? page.next : null;
  }

  markRead(id: string): void {
    this.read.add(id);
  }

  markAllRead(): void {
    this.allReadAt = this.#ages.ask();
  }

  markDeleted(id: string): void {
    this.deleted.add(id);
  }

  markAllDeleted(): void {
    this.allDeletedAt = this.#ages.ask();
    this.#ages.confirm(firstPage);
    this.known = [];
    this.cursor = null;
  }

  clear(): void {
    this.known = [];
    this.cursor = null;
    this.items.clear();
    this.read.clear();
    this.deleted.clear();
    this.allReadAt = 0;
    this.allDeletedAt = 0;
  }

  #keep(page: NotificationsPage, requestedAt: number): readonly string[] {
    const ids = page.results.map((item) => {
      const id = idOf(item);
      if (this.#ages.take(id, requestedAt)) this.items.set(id, item);
      return id;
    });
    return [...new Set(ids)];
  }
}
