import { sql, type RawBuilder } from "kysely";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/database.ts";
import type { DatabaseContext } from "../context.ts";

const day = 24 * 60 * 60 * 1000;

interface Kept {
  readonly table:
    | "log_pings"
    | "outbox"
    | "chat_messages"
    | "letters"
    | "sessions"
    | "idempotency_keys"
    | "card_tokens"
    | "known_browsers"
    | "shared_letters";
  readonly key: "id" | "id_hash";
  /** Rows that are not needed any more. `time`: the sandbox's clock, `real`: that of the world (README.md «The clock»). Milliseconds. */
  readonly isOver: (time: number, real: number) => RawBuilder<boolean>;
}

/** Days of the sandbox's clock that a ping can be read back: a month of what people did is enough to look at. */
export const pingDays = 30;
/** Pings that are kept, whatever their age: a page that sends them without end must not fill the disk. */
export const maxPings = 50_000;
/** Days of the sandbox's clock that a letter or push of a notification can be read back. Like the pings, for who looks at what was sent. */
export const outboxDays = 30;
/** Days of real time that a letter with a code stays: a code works for 15 minutes, but /sandbox confirms an address by a later click. */
export const letterDays = 30;
/** Days of real time that a letter stays whose code was used. It is good for nothing but a look at what happened. */
export const usedLetterDays = 1;
/** Days of the sandbox's clock that a chat can be read back: it is talk of the moment. */
const chatDays = 7;
/** Days of real time that an Idempotency-Key is known: the spec says a day. */
export const intentDays = 1;
/** Days of real time that a browser is known to have been in an account: its cookie lives as long (auth/browsers.ts). */
const browserDays = 365;
/** Days of the sandbox's clock that a card's token waits to be used: a form takes minutes. */
const cardTokenDays = 1;

const kept: readonly Kept[] = [
  { table: "log_pings", key: "id", isOver: (time) => sql`created_ts < ${time - pingDays * day}` },
  {
    table: "log_pings",
    key: "id",
    isOver: () => sql`id <= (select id from log_pings order by id desc limit 1 offset ${sql.lit(maxPings)})`,
  },
  { table: "outbox", key: "id", isOver: (time) => sql`created_ts < ${time - outboxDays * day}` },
  { table: "chat_messages", key: "id", isOver: (time) => sql`created_ts < ${time - chatDays * day}` },
  { table: "letters", key: "id", isOver: (_, real) => sql`created_ts < ${real - letterDays * day}` },
  { table: "letters", key: "id", isOver: (_, real) => sql`used = 1 and created_ts < ${real - usedLetterDays * day}` },
  // A session lives 30 days of real time from when it was last seen (auth/sessions.ts); then it is over for good.
  { table: "sessions", key: "id_hash", isOver: (_, real) => sql`expires_ts <= ${real}` },
  { table: "idempotency_keys", key: "id_hash", isOver: (_, real) => sql`created_ts < ${real - intentDays * day}` },
  { table: "known_browsers", key: "id_hash", isOver: (_, real) => sql`created_ts < ${real - browserDays * day}` },
  { table: "shared_letters", key: "id_hash", isOver: (_, real) => sql`created_ts < ${real - usedLetterDays * day}` },
  { table: "card_tokens", key: "id_hash", isOver: (time) => sql`created_ts < ${time - cardTokenDays * day}` },
];

/** Rows that one statement takes away: calls come between. */
const portion = 500;

async function clean(db: Db, { table, key, isOver }: Kept, time: number, real: number): Promise<void> {
  for (;;) {
    const { numAffectedRows } =
      await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (select ${sql.ref(key)}
        from ${sql.table(table)} where ${isOver(time, real)} limit ${sql.lit(portion)})`.execute(db);
    if (Number(numAffectedRows ?? 0) < portion) return;
  }
}

/** How much of the sandbox's clock passes between two cleanings by one process. Milliseconds. */
const pause = 10 * 60 * 1000;

/**
 * Takes away what was kept long enough: after a response was sent, so that nobody waits for it, and only while somebody asks (there is
 * no timer, ADR 14). Statements stand alone and several processes may do it side by side: each finds what the others left.
 */
export class Retention {
  #cleanedAt = -Infinity;
  #cleaning: Promise<void> | undefined;

  /** Begins when it is time; a moved clock makes it so at once. */
  begin(server: DatabaseContext, failed: (error: unknown) => void): void {
    const time = server.now();
    if (this.#cleaning || Math.abs(time - this.#cleanedAt) < pause) return;
    this.#cleanedAt = time;
    this.#cleaning = this.#clean(server.database.query, time)
      .catch(failed)
      .finally(() => (this.#cleaning = undefined));
  }

  async #clean(db: Db, time: number): Promise<void> {
    const real = Date.now();
    for (const each of kept) await clean(db, each, time, real);
  }

  /** Resolves when nothing is being cleaned: the database may be closed. */
  async done(): Promise<void> {
    await this.#cleaning;
  }
}

/** Cleans after the responses of an origin. */
export function addRetention(app: FastifyInstance, context: DatabaseContext, retention: Retention): void {
  app.addHook("onResponse", async (request) =>
    retention.begin(context, (error) => request.log.error({ err: error }, "what is over could not be taken away")),
  );
}
