import { createHash } from "node:crypto";
import type { SandboxDatabase } from "../db/database.ts";
import type { Answer } from "../operations/call.ts";
import { Problem } from "./problems.ts";

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
export function answeredBefore(db: SandboxDatabase, intent: Intent): Answer | undefined {
  const row = db.prepare("SELECT request_hash, status, body FROM idempotency_keys WHERE id_hash = ?").get(intent.idHash) as
    | { request_hash: string; status: number; body: string }
    | undefined;
  if (!row) return undefined;
  if (row.request_hash !== intent.requestHash) {
    throw new Problem(422, "idempotency_key_reused", "Ключ уже использован с другим запросом", {
      fields: { "Idempotency-Key": "Уже использован с другим запросом" },
    });
  }
  return { status: row.status, body: row.body === "" ? undefined : JSON.parse(row.body), headers: {} };
}

/** Called in the transaction of the write itself. */
export function rememberAnswer(db: SandboxDatabase, intent: Intent, answer: Answer, now: number): void {
  db.prepare("DELETE FROM idempotency_keys WHERE created_ts < ?").run(now - keep);
  db.prepare("INSERT INTO idempotency_keys (id_hash, request_hash, status, body, created_ts) VALUES (?, ?, ?, ?, ?)").run(
    intent.idHash,
    intent.requestHash,
    answer.status,
    answer.body === undefined ? "" : JSON.stringify(answer.body),
    now,
  );
}
