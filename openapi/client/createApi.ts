import createClient from "openapi-fetch";
import { ApiError } from "./ApiError.ts";
import { systemClock } from "./clock.ts";
import type { Clock } from "./clock.ts";
import { fetchJson } from "./fetchJson.ts";
import type { ServerRole } from "./guards.gen.ts";
import { linkWithin } from "./links.ts";
import { RetryBudget, retryPauseMs } from "./retry.ts";
import { lineOf, loadRest } from "./tables.ts";
import type { CallLine } from "./tables.ts";
import type { ResponseBody, CallArgs, CallOptions, CallRest, OperationId } from "./types.ts";

/** Report of the client to the keeper of the logs; no fact about a person is in it. */
export type ApiReport =
  | { readonly type: "failed"; readonly error: ApiError; readonly willRetry: boolean }
  /** A list item or an optional field that was not as the spec says was left out. */
  | { readonly type: "dropped"; readonly operationId: string; readonly where: string };

export interface ApiSettings {
  /** Where the calls live: an origin with a prefix, or a prefix of the page's own origin, as `/backend`. */
  readonly baseUrl: string;
  /**
   * Where the operations of another role live, each with its prefix. Default: all under `baseUrl`. Their calls carry the
   * session too.
   */
  readonly servers?: Readonly<Partial<Record<ServerRole, string>>>;
  /** Default: the global fetch. */
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
  /** From 0 to 1. Default Math.random. */
  readonly random?: () => number;
  /** Makes an Idempotency-Key. Default crypto.randomUUID. */
  readonly newKey?: () => string;
  readonly onReport?: (report: ApiReport) => void;
  readonly onRequestId?: (requestId: string, operationId: string) => void;
  /**
   * The secret key of the video whose page this is. The page's own call has it in its query; every other call on the video carries it beside,
   * or the video would not be there for them.
   */
  readonly videoPepper?: () => string | undefined;
  /**
   * The person has left, and the server may not know it yet: all calls but the logout itself go without the session, as a
   * guest's. Default: never.
   */
  readonly hasLeft?: () => boolean;
  /**
   * The person who is here: an id, `null` for a guest, `undefined` while that is not known. What is written is said to be for who was here when
   * it was, and is never sent for anybody else; what is read is for who is here when it comes, and is asked for again where that has
   * changed meanwhile. Default: not said.
   */
  readonly actingUser?: () => string | null | undefined;
  /**
   * Finds out who is here: after a 401 of a person's call, and after the server has said that the session is another person's. Once for
   * all calls that wait. `true` means that there is a session; what the same person waits for is sent once more.
   */
  readonly refreshSession?: () => Promise<boolean>;
  /** A write was not sent, since another person is here now. */
  readonly onAnotherUser?: () => void;
}

export interface Api {
  /** Calls an operation of the spec; rejects with `ApiError` only. */
  call<Id extends OperationId>(operationId: Id, ...args: CallRest<Id>): Promise<ResponseBody<Id>>;
  /**
   * Follows a `next`, `previous` or grid link of an earlier answer as it is. A link that leaves the
   * API rejects as `wrongShape` without being asked for.
   */
  followLink<Id extends OperationId>(operationId: Id, link: string, options?: CallOptions): Promise<ResponseBody<Id>>;
}

const defaultTimeoutMs = 10_000;

/** Of the server's refusal, where a session is not of the person whom a call is made for. */
const anotherUser = "another_user";

const isAnotherUsers = ({ status, code }: ApiError): boolean => status === 412 && code === anotherUser;

interface Sending extends Pick<CallLine, "shape" | "saysWho"> {
  readonly operationId: OperationId;
  readonly isRead: boolean;
  readonly isRepeatable: boolean;
}

interface LooseArgs extends CallOptions {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export function createApi(settings: ApiSettings): Api {
  const {
    baseUrl,
    servers = {},
    clock = systemClock,
    random = Math.random,
    onReport,
    onRequestId,
    refreshSession,
  } = settings;
  const newKey = settings.newKey ?? (() => crypto.randomUUID());
  const plainFetch: typeof globalThis.fetch = settings.fetch ?? ((...args) => globalThis.fetch(...args));
  const budget = new RetryBudget();
  // openapi-fetch builds the requests; paths and arguments are typed by `call`, so it need not be.
  const client = createClient<Record<string, Record<"get", object>>>({ baseUrl });
  const actingUser = (): string | null | undefined => settings.actingUser?.();
  let refreshing: Promise<boolean> | null = null;

  function refreshOnce(): Promise<boolean> {
    refreshing ??= (refreshSession?.() ?? Promise.resolve(false))
      .catch(() => false)
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  function wait(ms: number, operationId: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new ApiError("aborted", operationId));
      const onAbort = (): void => {
        dispose();
        reject(new ApiError("aborted", operationId));
      };
      const dispose = clock.after(ms, () => {
        signal?.removeEventListener("abort", onAbort);
        resolve();
      });
      signal?.addEventListener("abort", onAbort, { once: true });
    });
  }

  /** Attempts, retries and the one refresh of the session, around the boundary. */
  async function send(request: Request, call: Sending, args: CallOptions): Promise<unknown> {
    const { operationId, isRead, isRepeatable } = call;
    const timeoutMs = args.timeoutMs ?? defaultTimeoutMs;
    // Two time limits: a person does not wait for four of them.
    const lastStart = clock.now() + 2 * timeoutMs;
    const meantBy = actingUser();
    const isStillMeant = (): boolean => isRead || !call.saysWho || meantBy === actingUser();
    let hasRefreshed = false;
    for (let retry = 0; ;) {
      const user = isRead ? actingUser() : meantBy;
      try {
        const data = await fetchJson(requestFor(request, call, user), {
          operationId,
          shape: call.shape,
          mayBeEmpty: lineOf(operationId)?.mayBeEmpty ?? false,
          timeoutMs,
          signal: args.signal,
          fetch: args.fetch ?? plainFetch,
          clock,
          onRequestId,
          onDropped: (where) => onReport?.({ type: "dropped", operationId, where }),
        });
        budget.earn();
        const isLate = isRead && call.saysWho && user !== undefined && user !== actingUser();
        if (isLate && args.signal?.aborted !== true) continue;
        return data;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const isOthers = isAnotherUsers(error);
        if (refreshSession && call.saysWho && !hasRefreshed && (isOthers || (error.status === 401 && user !== null))) {
          hasRefreshed = true;
          const isAgain = (await refreshOnce()) || (isOthers && isRead);
          // Where nobody is here now it stays a 401: the same person may sign in again.
          if (!isStillMeant() && actingUser() !== null) throw refused(operationId);
          if (isAgain) continue;
        }
        const pause = isRepeatable ? retryPauseMs(error, retry, random()) : null;
        const willRetry = pause !== null && clock.now() + pause < lastStart && budget.spend();
        if (error.kind !== "aborted") onReport?.({ type: "failed", error, willRetry });
        if (!willRetry) throw error;
        retry += 1;
        await wait(pause, operationId, args.signal);
        if (!isStillMeant()) throw refused(operationId);
      }
    }
  }

  /** Not sent: whoever it was meant by is not who is here. */
  function refused(operationId: OperationId): ApiError {
    if (actingUser() === null) return new ApiError("aborted", operationId);
    settings.onAnotherUser?.();
    return new ApiError("http", operationId, { status: 412, code: anotherUser });
  }

  const besides = (role: ServerRole, key?: string): Record<string, string> => {
    const pepper = role === "api" ? settings.videoPepper?.() : undefined;
    // An address can hold anything; a header cannot, and no key is like that.
    const isKey = pepper !== undefined && /^[\x21-\x7e]{1,64}$/.test(pepper);
    return { ...(key ? { "Idempotency-Key": key } : {}), ...(isKey ? { "x-video-pepper": pepper } : {}) };
  };

  /** Made anew for each attempt: the person may have left since the last one. */
  function requestFor(request: Request, { operationId, saysWho }: Sending, user: string | null | undefined): Request {
    const isWithout = operationId !== "logout" && settings.hasLeft?.() === true;
    const attempt = new Request(request.clone(), { credentials: isWithout ? "omit" : "include" });
    if (saysWho && user !== undefined) attempt.headers.set("x-acting-user", user ?? "guest");
    return attempt;
  }

  const baseOf = (role: ServerRole): string => servers[role] ?? baseUrl;

  /** The line of an operation that the first table does not have; a chunk that does not come is a network that is away. */
  async function loadLine(operationId: OperationId): Promise<CallLine> {
    try {
      await loadRest();
    } catch (cause) {
      const error = new ApiError("offline", operationId, { cause });
      onReport?.({ type: "failed", error, willRetry: false });
      throw error;
    }
    const line = lineOf(operationId);
    if (!line) throw new ApiError("wrongShape", operationId);
    return line;
  }

  async function call(operationId: OperationId, args: LooseArgs = {}): Promise<unknown> {
    // Without a pause when the line is here: what is sent while the page is being left has no later.
    const { method, path, shape, takesKey, saysWho, role } = lineOf(operationId) ?? (await loadLine(operationId));
    const key = takesKey ? (args.idempotencyKey ?? (method === "POST" ? newKey() : undefined)) : undefined;
    let data: unknown;
    const init = {
      baseUrl: baseOf(role),
      params: { path: args.path, query: args.query },
      ...(args.body === undefined ? {} : { body: args.body }),
      // What a person has changed is changed though they leave the page at once. A file is too long for that (64 kB).
      keepalive: method !== "GET" && !(args.body instanceof FormData),
      headers: besides(role, key),
      // The response is read and checked in `send`; openapi-fetch would throw on malformed JSON past its
      // own error hook, and pass a wrong shape on as typed data. It sees an empty answer instead.
      fetch: async (request: Request) => {
        const isRead = method === "GET";
        data = await send(
          request,
          { operationId, shape, saysWho, isRead, isRepeatable: isRead || key !== undefined },
          args,
        );
        return new Response(null, { status: 204 });
      },
    };
    await client.request(method.toLowerCase() as "get", path, init as never);
    return data;
  }

  async function followLink(operationId: OperationId, link: string, options: CallOptions = {}): Promise<unknown> {
    const { shape, saysWho, role } = lineOf(operationId) ?? (await loadLine(operationId));
    const url = linkWithin(baseOf(role), link);
    if (!url) throw new ApiError("wrongShape", operationId, { body: link });
    return send(
      new Request(url, { headers: besides(role) }),
      { operationId, shape, saysWho, isRead: true, isRepeatable: true },
      options,
    );
  }

  return {
    call: (operationId, ...args) =>
      call(operationId, ...(args as [CallArgs<typeof operationId> & LooseArgs])) as Promise<never>,
    followLink: (operationId, link, options) => followLink(operationId, link, options) as Promise<never>,
  };
}
