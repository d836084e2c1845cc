import type { Comment } from "@kadr/openapi/client";
import { apiError } from "../testing.ts";
import type { CommentsApi } from "./ports.ts";
import type { BlockInfo, CommentId, CommentSort, CommentsPage, Reaction, UserId } from "./types.ts";

/** Outcome of a call: done, refused with a status, never arrived, or done with the response lost on the way. */
export type Fate = "ok" | "offline" | "lost" | number;

interface Row {
  readonly id: CommentId;
  readonly parentId: CommentId | null;
  readonly userId: UserId;
  text: string;
  readonly rank: number;
  likes: Map<UserId, Reaction>;
  readonly baseLikes: number;
  readonly broId: CommentId | null;
  readonly broUserId: UserId | null;
}

/**
 * A server in memory for tests of the store. A call is worked on and answered in two steps that a test takes in any
 * order it likes (`step`), or at once while `isInstant`; `fate` decides what becomes of each.
 */
export class FakeServer {
  readonly rows = new Map<CommentId, Row>();
  readonly pageSize: number;
  readonly repliesSize: number;
  pinned: CommentId | null = null;
  readonly blocked = new Set<UserId>();
  blockInfo: BlockInfo = { rule_link: "/info/agreement/", selected_text: null, message: null, toast_message: null };
  me: UserId | null = "me";
  isInstant = true;
  fate: (operation: string, about: string) => Fate = () => "ok";
  /** Body of a 403 or 404. */
  errorBody: unknown = null;
  /** Every call as it was sent, oldest first: `"react c1 like"`. */
  readonly calls: string[] = [];
  /** Reaction writes whose failure was delivered, by comment: the store may now show the old value. */
  readonly failed = new Set<CommentId>();
  readonly steps: (() => void)[] = [];
  maxAtOnce = 0;
  readonly #keys = new Map<string, CommentId>();
  readonly #writing = new Map<string, number>();
  readonly #nameOf: (userId: UserId) => string;
  #made = 0;

  constructor({ pageSize = 3, repliesSize = 10, nameOf = (userId: UserId) => `Имя ${userId}` } = {}) {
    this.pageSize = pageSize;
    this.repliesSize = repliesSize;
    this.#nameOf = nameOf;
  }

  add(
    userId: UserId,
    {
      parentId = null,
      text = "текст",
      likes = 0,
      broId = null,
      broUserId = null,
    }: {
      parentId?: CommentId | null;
      text?: string;
      likes?: number;
      broId?: CommentId | null;
      broUserId?: UserId | null;
    } = {},
  ): CommentId {
    this.#made += 1;
    const id = `c${this.#made}`;
    this.rows.set(id, {
      id,
      parentId,
      userId,
      text,
      rank: this.#made,
      likes: new Map(),
      baseLikes: likes,
      broId,
      broUserId,
    });
    return id;
  }

  roots(): CommentId[] {
    return [...this.rows.values()].filter((row) => row.parentId === null).map((row) => row.id);
  }

  repliesTo(parentId: CommentId): CommentId[] {
    return [...this.rows.values()].filter((row) => row.parentId === parentId).map((row) => row.id);
  }

  dto(id: CommentId): Comment {
    const row = this.rows.get(id);
    if (row === undefined) throw apiError(404);
    const given = [...row.likes.values()];
    const bro = row.broId === null ? undefined : this.rows.get(row.broId);
    const own = this.me === null ? null : (row.likes.get(this.me) ?? null);
    return {
      id,
      video_id: "v",
      text: row.text,
      parent_id: row.parentId,
      user: { id: row.userId, name: this.#nameOf(row.userId), avatar_url: null },
      bro_id: row.broId,
      bro_user_id: row.broUserId,
      ...(bro === undefined ? {} : { bro_user_name: this.#nameOf(bro.userId) }),
      created_ts: "2026-11-20T10:00:00Z",
      likes_number: row.baseLikes + given.filter((reaction) => reaction === "like").length,
      dislikes_number: given.filter((reaction) => reaction === "dislike").length,
      current_user_liked: own === "like",
      current_user_disliked: own === "dislike",
      reaction: own,
      is_pinned: false,
      replies_number: this.repliesTo(id).length,
      author_replied: false,
    };
  }

  /** Takes one of the steps that wait, whichever `pick` falls on. */
  step(pick = 0): boolean {
    const [task] = this.steps.splice(this.steps.length === 0 ? 0 : pick % this.steps.length, 1);
    task?.();
    return task !== undefined;
  }

  readonly api: CommentsApi = {
    list: (_videoId, sort, signal) => this.#read("list", sort, signal, () => this.#page(sort, null)),
    page: (link, signal) =>
      this.#read("page", link, signal, () => {
        const [sort = "popular", after = ""] = link.split("|");
        return this.#page(sort as CommentSort, after);
      }),
    focused: (_videoId, id, sort, signal) =>
      this.#read("focused", id, signal, () => {
        const row = this.rows.get(id);
        if (row === undefined) throw apiError(404);
        const root = row.parentId ?? id;
        const order = this.#order(sort);
        const at = order.indexOf(root);
        const page = this.#page(sort, order[at - 1] ?? null);
        return {
          ...page,
          previous: at > 0 ? `${sort}|<${root}` : null,
          replies:
            row.parentId === null
              ? null
              : { results: this.repliesTo(row.parentId).map((reply) => this.dto(reply)), next: null, previous: null },
        };
      }),
    replies: (_videoId, parentId, link, signal) =>
      this.#read("replies", parentId, signal, () => {
        const all = this.repliesTo(parentId);
        const rest = link === null ? all : all.filter((id) => this.#rankOf(id) > Number(link));
        const batch = rest.slice(0, this.repliesSize);
        const last = batch.at(-1);
        return {
          results: batch.map((id) => this.dto(id)),
          next: rest.length > batch.length && last !== undefined ? String(this.#rankOf(last)) : null,
          previous: null,
        };
      }),
    get: (id, signal) => this.#read("get", id, signal, () => this.dto(id)),
    findPosted: (_videoId, { key }, signal) =>
      this.#read("findPosted", key, signal, () => {
        const id = this.#keys.get(key);
        return id === undefined || !this.rows.has(id) ? null : this.dto(id);
      }),
    create: (_videoId, data, { key, mention, signal }) =>
      this.#write(
        "create",
        key,
        signal,
        () => {
          const known = this.#keys.get(key);
          if (known !== undefined && this.rows.has(known)) return this.dto(known);
          if (data.parent_id !== undefined && !this.rows.has(data.parent_id))
            throw apiError(404, { body: this.errorBody });
          if (this.blocked.has(this.me ?? "")) throw apiError(403, { body: this.errorBody });
          const id = this.add(this.me ?? "nobody", {
            text: data.text,
            parentId: data.parent_id ?? null,
            broId: data.bro_id ?? null,
            broUserId: data.bro_user_id ?? null,
          });
          this.#keys.set(key, id);
          return this.dto(id);
        },
        ` ${JSON.stringify(data)} mention=${mention}`,
      ),
    edit: (id, data, { mention, signal }) =>
      this.#write(
        "edit",
        id,
        signal,
        () => {
          const row = this.#row(id);
          row.text = data.text;
          return this.dto(id);
        },
        ` ${JSON.stringify(data)} mention=${mention}`,
      ),
    remove: (id, signal) =>
      this.#write("remove", id, signal, () => {
        this.#row(id);
        this.#drop(id);
      }),
    pin: (_videoId, id, signal) =>
      this.#write("pin", id, signal, () => {
        this.#row(id);
        this.pinned = id;
      }),
    unpin: (_videoId, id, signal) =>
      this.#write("unpin", id, signal, () => {
        if (this.pinned === id) this.pinned = null;
      }),
    ban: (userId, signal) =>
      this.#write("ban", userId, signal, () => {
        this.blocked.add(userId);
        for (const row of [...this.rows.values()]) if (row.userId === userId) this.#drop(row.id);
      }),
    react: (id, reaction, signal) =>
      this.#write(
        "react",
        id,
        signal,
        () => {
          this.#row(id).likes.set(this.me ?? "", reaction);
          return this.dto(id);
        },
        ` ${reaction}`,
      ),
    unreact: (id, signal) =>
      this.#write("unreact", id, signal, () => {
        this.#row(id).likes.delete(this.me ?? "");
        return this.dto(id);
      }),
    block: (_videoId, signal) =>
      this.#read("block", "", signal, () => (this.blocked.has(this.me ?? "") ? this.blockInfo : null)),
    complain: (id, reason, { signal }) => this.#write("complain", id, signal, () => void this.#row(id), ` ${reason}`),
  };

  #row(id: CommentId): Row {
    const row = this.rows.get(id);
    if (row === undefined) throw apiError(404);
    return row;
  }

  #rankOf(id: CommentId): number {
    return Number(id.slice(1));
  }

  #drop(id: CommentId): void {
    this.rows.delete(id);
    if (this.pinned === id) this.pinned = null;
    for (const reply of this.repliesTo(id)) this.rows.delete(reply);
  }

  #order(sort: CommentSort): CommentId[] {
    const ids = this.roots().filter((id) => id !== this.pinned);
    return sort === "popular" ? ids : ids.reverse();
  }

  #page(sort: CommentSort, after: string | null): CommentsPage {
    const sign = sort === "popular" ? 1 : -1;
    const order = this.#order(sort);
    const isBack = after?.startsWith("<") === true;
    const edge = after === null ? null : this.#rankOf(after.replace("<", ""));
    const rest =
      edge === null
        ? order
        : order.filter((id) =>
            isBack ? sign * this.#rankOf(id) < sign * edge : sign * this.#rankOf(id) > sign * edge,
          );
    const ids = isBack ? rest.slice(-this.pageSize) : rest.slice(0, this.pageSize);
    const last = ids.at(-1);
    const mine =
      this.me === null || after !== null
        ? undefined
        : [...this.rows.values()]
            .reverse()
            .find((row) => row.userId === this.me && row.parentId === null && row.id !== this.pinned);
    return {
      results: ids.map((id) => this.dto(id)),
      comments_count: this.rows.size,
      pinned_comment: this.pinned === null ? null : this.dto(this.pinned),
      my_comment: mine === undefined ? null : this.dto(mine.id),
      next: !isBack && rest.length > ids.length && last !== undefined ? `${sort}|${last}` : null,
      previous: isBack && rest.length > ids.length ? `${sort}|<${ids[0]}` : null,
    };
  }

  #read<T>(operation: string, about: string, signal: AbortSignal, respond: () => T): Promise<T> {
    return this.#call(operation, about, signal, respond, null, "");
  }

  #write<T>(operation: string, about: string, signal: AbortSignal, respond: () => T, more = ""): Promise<T> {
    const entity =
      operation === "pin" || operation === "unpin"
        ? "pin"
        : operation === "create"
          ? `draft ${about}`
          : `comment ${about}`;
    return this.#call(operation, about, signal, respond, entity, more);
  }

  #call<T>(
    operation: string,
    about: string,
    signal: AbortSignal,
    respond: () => T,
    entity: string | null,
    more: string,
  ): Promise<T> {
    if (signal.aborted) return Promise.reject(Object.assign(new Error("aborted"), { kind: "aborted" }));
    this.calls.push(`${operation} ${about}${more}`.trim());
    if (entity !== null) {
      const now = (this.#writing.get(entity) ?? 0) + 1;
      this.#writing.set(entity, now);
      this.maxAtOnce = Math.max(this.maxAtOnce, now);
    }
    return new Promise<T>((resolve, reject) => {
      const deliver = (send: () => void): void => {
        if (this.isInstant) queueMicrotask(send);
        else this.steps.push(send);
      };
      const work = (): void => {
        const fate = this.fate(operation, about);
        let outcome: { value: T } | { error: unknown };
        try {
          outcome =
            fate === "ok" || fate === "lost"
              ? { value: respond() }
              : { error: apiError(fate, { body: this.errorBody }) };
        } catch (error) {
          outcome = { error };
        }
        if (fate === "lost" && "value" in outcome) outcome = { error: apiError("offline") };
        deliver(() => {
          if (entity !== null) this.#writing.set(entity, (this.#writing.get(entity) ?? 1) - 1);
          if (signal.aborted) return reject(Object.assign(new Error("aborted"), { kind: "aborted" }));
          if ("value" in outcome) return resolve(outcome.value);
          if (operation === "react" || operation === "unreact") this.failed.add(about);
          reject(outcome.error as Error);
        });
      };
      deliver(work);
    });
  }
}
