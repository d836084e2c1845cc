import { ApiError } from "./ApiError.ts";
import type { Clock } from "./clock.ts";
import { fits } from "./shapes.ts";
import type { OnDropped } from "./shapes.ts";

/** Longest answer that is read, in bytes. The biggest documented one is below 1 MB. */
const maxBytes = 8_000_000;

export interface Attempt {
  readonly operationId: string;
  /** Shape of a good response; empty for a response without a body. */
  readonly shape: string;
  readonly timeoutMs: number;
  /** A good response may also have none: 204. */
  readonly mayBeEmpty: boolean;
  readonly signal: AbortSignal | undefined;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
  readonly onDropped: OnDropped;
  readonly onRequestId: ((requestId: string, operationId: string) => void) | undefined;
}

/** `Retry-After` in seconds, from a number of seconds or a date; null for neither. */
function retryAfterOf(header: string | null, now: number): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** Reads a stream whose length nobody told, up to the limit; null when it is longer. */
async function textOfStream(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) {
      // Not awaited: a stuck connection must not hold the response back.
      void reader.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Reads a body; null when it is longer than the limit. One whose length was told ends by itself and is read whole: of those read by
 * a reader Chromium counts a third as cancelled, since it takes the end of the stream for our leaving. Not as a blob, whose bytes
 * the browser's own tools do not see.
 */
async function textOf(response: Response): Promise<string | null> {
  if (response.body === null) return "";
  const contentLength = Number(response.headers.get("content-length") ?? Number.NaN);
  if (!(contentLength <= maxBytes)) return textOfStream(response.body);
  const bytes = await response.arrayBuffer();
  return bytes.byteLength > maxBytes ? null : new TextDecoder().decode(bytes);
}

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/**
 * The one boundary between the network and the application: one attempt, which gives data of the
 * spec's shape or throws an `ApiError`. The time limit covers the body too, so a slow drip ends.
 */
export async function fetchJson(request: Request, attempt: Attempt): Promise<unknown> {
  const { operationId, signal, shape } = attempt;
  const controller = new AbortController();
  let stoppedBy: "timeout" | "aborted" | null = null;
  const stop = (by: "timeout" | "aborted"): void => {
    stoppedBy ??= by;
    controller.abort();
  };
  const onAbort = (): void => stop("aborted");
  if (signal?.aborted) throw new ApiError("aborted", operationId);
  signal?.addEventListener("abort", onAbort, { once: true });

  let status: number | null = null;
  let requestId: string | null = null;
  // A fetch that never settles, not even after abort (a broken service worker), must not hold the call.
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason), { once: true });
  });
  stopped.catch(() => {});
  const disarm = attempt.clock.after(attempt.timeoutMs, () => stop("timeout"));
  try {
    const response = await Promise.race([attempt.fetch(request, { signal: controller.signal }), stopped]);
    status = response.status;
    requestId = response.headers.get("x-request-id");
    if (requestId) attempt.onRequestId?.(requestId, operationId);
    const text = await Promise.race([textOf(response), stopped]);
    const parsed = text === null ? null : parse(text);
    const facts = { status, requestId };
    if (!response.ok) {
      const body = parsed?.value;
      const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
      throw new ApiError("http", operationId, {
        ...facts,
        body,
        code: typeof code === "string" ? code : null,
        retryAfter: retryAfterOf(response.headers.get("retry-after"), attempt.clock.now()),
      });
    }
    if (!shape || (status === 204 && attempt.mayBeEmpty)) return undefined;
    if (!parsed) throw new ApiError("malformed", operationId, facts);
    if (!fits(parsed.value, shape, attempt.onDropped))
      throw new ApiError("wrongShape", operationId, { ...facts, body: parsed.value });
    return parsed.value;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(stoppedBy ?? "offline", operationId, { status, requestId, cause });
  } finally {
    disarm();
    signal?.removeEventListener("abort", onAbort);
  }
}
