// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./ApiError.ts";
import { fetchJson, type Attempt } from "./fetchJson.ts";
import { TestClock, settle } from "./testClock.ts";

const votes = { likes_number: 1, dislikes_number: 2 };
const maxBytes = 8_000_000;

/** One attempt at a call of the spec whose response has two whole numbers. */
function attempt(answer: () => Response | Promise<Response>, more: Partial<Attempt> = {}) {
  const clock = new TestClock();
  return fetchJson(new Request("http://kadr.test/backend/x"), {
    operationId: "getVideoVotes",
    shape: "VideoVotes",
    timeoutMs: 10_000,
    mayBeEmpty: false,
    signal: undefined,
    fetch: async () => answer(),
    clock,
    onDropped: () => undefined,
    onRequestId: undefined,
    ...more,
  });
}

const failureOf = async (...args: Parameters<typeof attempt>): Promise<ApiError> => {
  const error: unknown = await attempt(...args).then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

const streamOf = (...chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const chunk of chunks) stream.enqueue(chunk);
      stream.close();
    },
  });
/** JSON of a length in bytes: the spaces before it count. */
const jsonOfLength = (length: number) => new TextEncoder().encode(JSON.stringify(votes).padStart(length));

describe("the wait that a server asks for", () => {
  const retryAfter = async (header: string | null, now = 0) => {
    const clock = new TestClock();
    await clock.advance(now);
    const headers = header === null ? {} : { "retry-after": header };
    return (await failureOf(() => new Response("{}", { status: 429, headers }), { clock })).retryAfter;
  };

  it("is a number of seconds, or the time until a date, in whole seconds", async () => {
    expect(await retryAfter("30")).toBe(30);
    expect(await retryAfter("0")).toBe(0);
    for (const date of [new Date(30_000).toUTCString(), "1970-01-01T00:00:30Z", "Thu, 01 Jan 1970 00:00:30 +0000"])
      expect(await retryAfter(date, 10_500), date).toBe(20);
  });

  it("is over where the date has passed", async () => {
    expect(await retryAfter(new Date(5_000).toUTCString(), 60_000)).toBe(0);
  });

  it("is none where the header is neither, or is not there", async () => {
    for (const header of ["soon", "30 seconds", null]) expect(await retryAfter(header), String(header)).toBeNull();
  });
});

describe("the body of a response", () => {
  it("is read whole though a letter is cut between two parts of it", async () => {
    const bytes = new TextEncoder().encode('{"title":"Кот","url":"/"}');
    const link = { shape: "Link" };
    const cut = bytes.indexOf(0xd0) + 1;
    expect(await attempt(() => new Response(streamOf(bytes.slice(0, cut), bytes.slice(cut))), link)).toEqual({
      title: "Кот",
      url: "/",
    });
  });

  it("may have eight million bytes and no more, whether its length was told or not", async () => {
    for (const hasLength of [true, false]) {
      const answer = (length: number) => () =>
        new Response(
          streamOf(jsonOfLength(length)),
          hasLength ? { headers: { "content-length": String(length) } } : {},
        );
      expect(await attempt(answer(maxBytes))).toEqual(votes);
      expect((await failureOf(answer(maxBytes + 1))).kind).toBe("malformed");
    }
  });

  it("is read in one piece where its length was told: Chromium takes the end of one that is read by parts for our leaving", async () => {
    for (const [hasLength, isWhole] of [
      [String(maxBytes), true],
      [String(maxBytes + 1), false],
      [undefined, false],
    ] as const) {
      const response = new Response(
        JSON.stringify(votes),
        hasLength === undefined ? {} : { headers: { "content-length": hasLength } },
      );
      const whole = vi.spyOn(response, "arrayBuffer");
      expect(await attempt(() => response)).toEqual(votes);
      expect(whole).toHaveBeenCalledTimes(isWhole ? 1 : 0);
    }
  });

  it("is not believed about its length", async () => {
    const answer = () => new Response(streamOf(jsonOfLength(maxBytes + 1)), { headers: { "content-length": "20" } });
    expect((await failureOf(answer)).kind).toBe("malformed");
  });

  it("is not read further once it is too long", async () => {
    const onCancel = vi.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)),
      cancel: onCancel,
    });
    expect((await failureOf(() => new Response(endless))).kind).toBe("malformed");
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it("may be missing only where the spec says so: with 204", async () => {
    const none = () => new Response(null, { status: 204 });
    expect(await attempt(none, { mayBeEmpty: true })).toBeUndefined();
    expect((await failureOf(none)).kind).toBe("malformed");
    expect((await failureOf(() => new Response(""), { mayBeEmpty: true })).kind).toBe("malformed");
    expect(await attempt(() => new Response(JSON.stringify(votes)), { mayBeEmpty: true })).toEqual(votes);
  });

  it("is not looked at where the call gives none", async () => {
    expect(await attempt(() => new Response("<html>"), { shape: "" })).toBeUndefined();
  });
});

describe("a failure", () => {
  const headers = { "x-request-id": "req-1" };

  it("has the status and the id of the response that it is about", async () => {
    const facts = { status: 200, requestId: "req-1" };
    expect(await failureOf(() => new Response("{", { headers }))).toMatchObject({ kind: "malformed", ...facts });
    const body = { likes_number: "9" };
    expect(await failureOf(() => new Response(JSON.stringify(body), { headers }))).toMatchObject({
      kind: "wrongShape",
      body,
      ...facts,
    });
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("cut")) });
    const cut = await failureOf(() => new Response(broken, { headers }));
    expect(cut).toMatchObject({ kind: "offline", ...facts });
    expect(cut.cause).toEqual(new TypeError("cut"));
  });

  it("has the code of the body, where that has one that is text", async () => {
    for (const [body, code] of [
      ['{"code":"gone"}', "gone"],
      ['{"code":5}', null],
      ["{}", null],
      ["null", null],
      ['"code"', null],
      ["<html>", null],
    ] as const)
      expect(await failureOf(() => new Response(body, { status: 410 })), body).toMatchObject({ kind: "http", code });
  });

  it("names the call, and the id of its response is told with it", async () => {
    const onRequestId = vi.fn();
    const error = await failureOf(() => new Response("{}", { status: 404, headers }), { onRequestId });
    expect([error.operationId, error.requestId]).toEqual(["getVideoVotes", "req-1"]);
    expect(onRequestId).toHaveBeenCalledExactlyOnceWith("req-1", "getVideoVotes");
    await failureOf(() => new Response("{}", { status: 404 }), { onRequestId });
    expect(onRequestId).toHaveBeenCalledOnce();
  });
});

describe("an attempt that is called off or out of time", () => {
  it("stops the request itself, and says which of the two came first", async () => {
    for (const first of ["timeout", "aborted"] as const) {
      const clock = new TestClock();
      const controller = new AbortController();
      let sent: AbortSignal | null | undefined;
      const fetch = ((_: Request, init: RequestInit) => {
        sent = init.signal;
        return new Promise<Response>(() => {});
      }) as typeof globalThis.fetch;
      const failure = failureOf(() => new Response(), { fetch, clock, signal: controller.signal });
      await settle();
      expect(sent?.aborted).toBe(false);
      if (first === "timeout") await clock.advance(10_000);
      controller.abort();
      expect((await failure).kind).toBe(first);
      expect(sent?.aborted).toBe(true);
    }
  });

  it("leaves nothing behind once it has ended: no timer, and no listener at the caller's signal", async () => {
    const clock = new TestClock();
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    await attempt(() => new Response(JSON.stringify(votes)), { clock, signal });
    expect(clock.pending).toBe(0);
    expect(removed.mock.calls.map(([name, listener]) => [name, listener])).toEqual(
      added.mock.calls.map(([name, listener]) => [name, listener]),
    );
  });
});
