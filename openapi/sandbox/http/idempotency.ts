import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/database.ts";
import type { Answer } from "../operations/call.ts";
import { Problem } from "./problems.ts";

/** An Idempotency-Key sent with a call whose description takes none means nothing: such a call is not remembered. */
export function ignoreUndeclaredKeys(api: FastifyInstance): void {
  api.addHook("preValidation", async (request) => {
    if (request.headers["idempotency-key"] === undefined) return;
    const schema = request.routeOptions.schema as { headers?: { properties?: Record<string, unknown> } } | undefined;
    const takesKey = Object.keys(schema?.headers?.properties ?? {}).some((name) => name.toLowerCase() === "idempotency-key");
    if (!takesKey) delete request.headers["idempotency-key"];
  });
}

const keep = 24 * 60 * 60 * 1000;

const sha = (...parts: string[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

export interface Intent {
  readonly idHash: string;
  readonly requestHash: string;
}

export function intentOf(userId: number, operationId: string, key: string, url: string, body: unknown): Intent {
  return { idHash: sha(String(userId), operationId, key), requestHash: sha(url, JSON.stringify(body ?? null)) };
}

/** The answer that the same intent got before; another request under its key is refused. */
export async function answeredBefore(db: Db, intent: Intent): Promise<Answer | undefined> {
  const row = await db.selectFrom("idempotency_keys").select(["request_hash", "status", "body"]).where("id_hash", "=", intent.idHash).executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== intent.requestHash) {
    throw new Problem(422, "idempotency_key_reused", "Ключ уже использован с другим запросом", {
      fields: { "Idempotency-Key": "Уже использован с другим запросом" },
    });
  }
  return { status: row.status, body: row.body === "" ? undefined : JSON.parse(row.body), headers: {} };
}

/** Called in the transaction of the write itself. */
export async function rememberAnswer(db: Db, intent: Intent, answer: Answer, now: number): Promise<void> {
  const body = answer.body === undefined ? "" : JSON.stringify(answer.body);
  await db.insertInto("idempotency_keys").values({ id_hash: intent.idHash, request_hash: intent.requestHash, status: answer.status, body, created_ts: now }).execute();
}

const cleanEvery = 60 * 1000;
const cleaned = new WeakMap<Db, number>();

/**
 * Once a minute, and never within a call's transaction: two calls that both sweep would stand in each other's way.
 * A key that is not swept yet is only remembered a little longer.
 */
export async function forgetOldAnswers(db: Db, now: number): Promise<void> {
  if (Math.abs(now - (cleaned.get(db) ?? 0)) < cleanEvery) return;
  cleaned.set(db, now);
  await db.deleteFrom("idempotency_keys").where("created_ts", "<", now - keep).execute();
}
