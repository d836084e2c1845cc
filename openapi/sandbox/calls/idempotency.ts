import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/database.ts";
import type { OperationResponse } from "../operations/call.ts";
import type { Context, DatabaseContext } from "../context.ts";
import { Problem } from "../http/problems.ts";
import { writing } from "../transactions.ts";

/** An Idempotency-Key sent with a call whose description takes none means nothing: such a call is not remembered. */
export function ignoreUndeclaredKeys(api: FastifyInstance): void {
  api.addHook("preValidation", async (request) => {
    if (request.headers["idempotency-key"] === undefined) return;
    const schema = request.routeOptions.schema as { headers?: { properties?: Record<string, unknown> } } | undefined;
    const takesKey = Object.keys(schema?.headers?.properties ?? {}).some(
      (name) => name.toLowerCase() === "idempotency-key",
    );
    if (!takesKey) delete request.headers["idempotency-key"];
  });
}

const sha = (...parts: string[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

export interface Intent {
  readonly idHash: string;
  readonly requestHash: string;
}

export function intentOf(userId: number, operationId: string, key: string, url: string, body: unknown): Intent {
  return { idHash: sha(String(userId), operationId, key), requestHash: sha(url, JSON.stringify(body ?? null)) };
}

/** The response that the same intent got before; another request under its key is refused. */
async function responseBefore(db: Db, intent: Intent): Promise<OperationResponse | undefined> {
  const row = await db
    .selectFrom("idempotency_keys")
    .select(["request_hash", "status", "body"])
    .where("id_hash", "=", intent.idHash)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== intent.requestHash) {
    throw new Problem(422, "idempotency_key_reused", "Ключ уже использован с другим запросом", {
      fields: { "Idempotency-Key": "Уже использован с другим запросом" },
    });
  }
  return { status: row.status, body: row.body === "" ? undefined : JSON.parse(row.body), headers: {} };
}

/** Called in the transaction of the write itself. */
async function rememberResponse(db: Db, intent: Intent, response: OperationResponse, now: number): Promise<void> {
  const body = response.body === undefined ? "" : JSON.stringify(response.body);
  await db
    .insertInto("idempotency_keys")
    .values({
      id_hash: intent.idHash,
      request_hash: intent.requestHash,
      status: response.status,
      body,
      created_ts: now,
    })
    .execute();
}

/** How soon it looks again whether another process is done with the key. Milliseconds. */
const glance = 50;

/** 409 of the spec (IdempotencyInProgress): ask again later, with the same key. */
const stillWorking = (): Problem => new Problem(409, "conflict", "Запрос уже выполняется");
class HeldElsewhere extends Error {}

/** Requests being done under a key: one at a time, in this process and in others. */
export class Intents {
  readonly #ends = new Map<string, Promise<void>>();
  readonly #timeoutMs: number;

  /**
   * @param timeoutMs how long a request waits for the one that came before it under the same key. Mostly that one is done in
   * milliseconds, and both get its response; a client should not have to ask again for that. Milliseconds of real time.
   */
  constructor(timeoutMs = 3000) {
    this.#timeoutMs = timeoutMs;
  }

  /** Takes the key in this process, once whoever has it has let it go. The response lets it go; throws 409 when the time is up. */
  async take({ idHash }: Pick<Intent, "idHash">, until = performance.now() + this.#timeoutMs): Promise<() => void> {
    for (let before = this.#ends.get(idHash); before; before = this.#ends.get(idHash)) {
      const left = until - performance.now();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<"late">((resolve) => (timer = setTimeout(() => resolve("late"), left)));
      const first = await Promise.race([before, late]);
      clearTimeout(timer);
      if (first === "late") throw stillWorking();
    }
    let end = (): void => {};
    this.#ends.set(idHash, new Promise((resolve) => (end = resolve)));
    return () => {
      this.#ends.delete(idHash);
      end();
    };
  }

  /** Does `work` in a transaction, unless it was done before: then its response comes again. */
  async perform(
    server: DatabaseContext,
    intent: Intent,
    work: (context: Context) => Promise<OperationResponse> | OperationResponse,
  ): Promise<OperationResponse> {
    const until = performance.now() + this.#timeoutMs;
    const letGo = await this.take(intent, until);
    try {
      for (;;) {
        try {
          return await writing(server, async (context) => {
            if (!(await server.database.claim(context.db, intent.idHash))) throw new HeldElsewhere();
            const before = await responseBefore(context.db, intent);
            if (before) return before;
            const response = await work(context);
            await rememberResponse(context.db, intent, response, Date.now());
            return response;
          });
        } catch (error) {
          if (!(error instanceof HeldElsewhere)) throw error;
          if (performance.now() >= until) throw stillWorking();
          await new Promise((resolve) => setTimeout(resolve, glance));
        }
      }
    } finally {
      letGo();
    }
  }
}
