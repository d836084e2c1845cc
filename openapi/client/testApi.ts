// What the tests of the client share.
import { ApiError } from "./ApiError.ts";
import { createApi, type ApiReport, type ApiSettings } from "./createApi.ts";
import { TestClock } from "./testClock.ts";

export type Responder = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "x-request-id": "req-1", ...headers },
  });
export const never: Responder = (_, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** The client over planned responses, the last of which is given again and again. */
export function setUp(responses: Responder[], more: Partial<ApiSettings> = {}) {
  const clock = new TestClock();
  const requests: Request[] = [];
  const reports: ApiReport[] = [];
  const fetch = (async (input: Request, init: RequestInit) => {
    requests.push(input);
    const responder = responses[Math.min(requests.length, responses.length) - 1];
    if (!responder) throw new Error("no response planned");
    return responder(input, init.signal as AbortSignal);
  }) as typeof globalThis.fetch;
  const api = createApi({
    baseUrl: "http://kadr.test/backend",
    fetch,
    clock,
    random: () => 0.5,
    newKey: () => "key-made-here",
    onReport: (report) => reports.push(report),
    ...more,
  });
  return { api, clock, requests, reports };
}

/** What a call fails with while `ms` pass. Throws if it succeeds, or fails with anything else. */
export async function failureOf(promise: Promise<unknown>, clock: TestClock, ms = 60_000): Promise<ApiError> {
  const caught = promise.then(
    () => {
      throw new Error("did not fail");
    },
    (error: unknown) => error,
  );
  await clock.advance(ms);
  const error = await caught;
  if (!(error instanceof ApiError)) throw error;
  return error;
}

export const video = { path: { id: "v1" } };
export const comment = { path: { videoId: "v1" }, query: { mention: false }, body: { text: "Привет" } };
