import type { SignedInUser } from "../auth/sessions.ts";
import type { Context } from "../context.ts";
import { notSignedIn } from "../http/problems.ts";

/** Call as a handler gets it. `params`, `query` and `body` were validated by the spec, defaults included. */
export interface Call {
  readonly context: Context;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly user: SignedInUser | undefined;
  /** The secret key of a video that the person came with (ROUTE-ADDRESS-16): it opens that one (video-access.ts). */
  readonly pepper?: string | undefined;
  /** The id in the session cookie. */
  readonly sessionId: string | undefined;
  /** Results of the steps done for it before its transaction (preparations.ts). */
  readonly prepared?: Readonly<Record<string, string>> | undefined;
}

export interface OperationResponse {
  readonly status: number;
  /** Undefined: no body. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Of a GET, whose transaction only reads: what to note before the response is sent, in a transaction of its own (`SandboxDatabase.note`). */
  readonly afterwards?: (context: Context) => Promise<void>;
}

/**
 * A handler runs inside one transaction, which is its `call.context.db`: reads of GET see one unchanging view, and a write is
 * on the disk together with its idempotency key before the client hears of it. It may be run again when it met another
 * one, so it does nothing but query; whatever is slow (a password hash, a file) belongs before the transaction.
 */
export type Handler = (call: Call) => Promise<OperationResponse> | OperationResponse;

export const ok = (body: unknown, headers: Record<string, string> = {}): OperationResponse => ({
  status: 200,
  body,
  headers,
});
export const created = (body: unknown): OperationResponse => ({ status: 201, body, headers: {} });
export const noContent = (headers: Record<string, string> = {}): OperationResponse => ({
  status: 204,
  body: undefined,
  headers,
});

export function requireUser(call: Call): SignedInUser {
  if (!call.user) throw notSignedIn();
  return call.user;
}

/** Ids of rows are positive integers; any other text names nothing. */
export function rowId(text: unknown): number {
  return typeof text === "string" && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}
