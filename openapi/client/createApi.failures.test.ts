// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { errors, examples } from "./examples.gen.ts";
import { loadRest } from "./tables.ts";
import { comment, failureOf, json, never, setUp, video } from "./testApi.ts";
import { settle } from "./testClock.ts";

// The clock of these tests stands still; a chunk does not come by it.
beforeAll(loadRest);

describe("each kind of failure becomes one ApiError", () => {
  it("http: with status, code, request id, Retry-After and body", async () => {
    const { api, clock } = setUp([() => json(errors.TooManyRequests.tooManyRequests, 429, { "retry-after": "30" })]);
    const error = await failureOf(api.call("getVideoVotes", video), clock);
    expect(error).toMatchObject({
      kind: "http",
      status: 429,
      code: "too_many_requests",
      retryAfter: 30,
      requestId: "req-1",
      operationId: "getVideoVotes",
    });
    expect(error.body).toEqual(errors.TooManyRequests.tooManyRequests);
  });

  it("http: also with a body that is not JSON", async () => {
    const { api, clock } = setUp([() => new Response("<h1>Bad gateway</h1>", { status: 404 })]);
    expect(await failureOf(api.call("getVideoVotes", video), clock)).toMatchObject({
      kind: "http",
      status: 404,
      code: null,
    });
  });

  it("offline: the network refused, or the body broke off", async () => {
    const refused = setUp([
      () => {
        throw new TypeError("Failed to fetch");
      },
    ]);
    expect((await failureOf(refused.api.call("getVideoVotes", video), refused.clock)).kind).toBe("offline");
    const cut = setUp([
      () =>
        new Response(
          new ReadableStream({
            start: (stream) => {
              stream.enqueue(new TextEncoder().encode("{"));
              stream.error(new TypeError("cut"));
            },
          }),
        ),
    ]);
    expect((await failureOf(cut.api.call("getVideoVotes", video), cut.clock)).kind).toBe("offline");
  });

  it("timeout: no response in 10 s, even from a fetch that ignores the abort", async () => {
    for (const response of [never, () => new Promise<Response>(() => {})]) {
      const { api, clock } = setUp([response]);
      const error = await failureOf(
        api.call("setVideoReaction", { body: { videoId: "v1", reaction: "like" } }),
        clock,
        10_000,
      );
      expect(error.kind).toBe("timeout");
      expect(clock.pending).toBe(0);
    }
  });

  it("timeout: a body that drips for longer than the limit", async () => {
    const { api, clock } = setUp([() => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))]);
    expect((await failureOf(api.call("logout"), clock, 10_000)).kind).toBe("timeout");
  });

  it("aborted: called off before, while asking and while waiting to try again; nothing is left running", async () => {
    for (const [responses, ms] of [
      [[never], 5],
      [[() => json({}, 500)], 100],
    ] as const) {
      const { api, clock, reports } = setUp([...responses]);
      const controller = new AbortController();
      const failure = failureOf(api.call("getVideoVotes", { ...video, signal: controller.signal }), clock, ms);
      await settle();
      controller.abort();
      expect((await failure).kind).toBe("aborted");
      expect(clock.pending).toBe(0);
      expect(reports.filter((report) => report.type === "failed" && report.error.kind === "aborted")).toEqual([]);
    }
    const early = setUp([never]);
    expect(
      (await failureOf(early.api.call("getVideoVotes", { ...video, signal: AbortSignal.abort() }), early.clock)).kind,
    ).toBe("aborted");
    expect(early.requests).toHaveLength(0);
  });

  it("malformed: broken JSON, nothing, HTML, or a body past the limit", async () => {
    const huge = (): Response =>
      new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) }));
    for (const response of [
      () => new Response('{"likes_number": 1,'),
      () => new Response(""),
      () => new Response("<!doctype html>"),
      huge,
    ]) {
      const { api, clock } = setUp([response]);
      expect((await failureOf(api.call("getVideoVotes", video), clock)).kind).toBe("malformed");
    }
  });

  it("wrongShape: JSON that the spec does not know, which openapi-fetch would pass on as data", async () => {
    for (const body of [
      null,
      [],
      "text",
      {},
      { likes_number: "9", dislikes_number: 1 },
      { likes_number: -1, dislikes_number: 1 },
    ]) {
      const { api, clock, requests } = setUp([() => json(body)]);
      expect((await failureOf(api.call("getVideoVotes", video), clock)).kind).toBe("wrongShape");
      expect(requests).toHaveLength(1);
    }
  });
});

describe("retries", () => {
  it("ask a GET up to three times more, with growing pauses, and report each failure", async () => {
    const { api, clock, requests, reports } = setUp([() => json({}, 503)]);
    await failureOf(api.call("getVideoVotes", video), clock);
    expect(requests).toHaveLength(4);
    expect(clock.delays.filter((ms) => ms !== 10_000)).toEqual([250, 500, 1_000]);
    expect(reports.map((report) => report.type === "failed" && report.willRetry)).toEqual([true, true, true, false]);
  });

  it("end with the first good response", async () => {
    const { api, clock, requests } = setUp([() => json({}, 500), () => json(examples.getVideoVotes.votes)]);
    const response = api.call("getVideoVotes", video);
    await clock.advance(1_000);
    expect(await response).toEqual(examples.getVideoVotes.votes);
    expect(requests).toHaveLength(2);
  });

  it("wait for Retry-After, in seconds or as a date", async () => {
    for (const header of ["3", new Date(3_000).toUTCString()]) {
      const { api, clock } = setUp([
        () => json({}, 429, { "retry-after": header }),
        () => json(examples.getVideoVotes.votes),
      ]);
      const response = api.call("getVideoVotes", video);
      await clock.advance(10_000);
      await response;
      expect(clock.delays).toContain(3_250);
    }
  });

  it("never repeat a change without an Idempotency-Key", async () => {
    const { api, clock, requests } = setUp([() => json({}, 503)]);
    await failureOf(api.call("setVideoReaction", { body: { videoId: "v1", reaction: "like" } }), clock);
    await failureOf(api.call("deleteComment", { path: { id: "c1" } }), clock);
    expect(requests).toHaveLength(2);
  });

  it("repeat a comment under one key, the caller's or one made for it", async () => {
    for (const [given, expected] of [
      ["intent-0001", "intent-0001"],
      [undefined, "key-made-here"],
    ] as const) {
      const { api, clock, requests } = setUp([() => json({}, 503), () => json(examples.createComment.comment, 201)]);
      const response = api.call("createComment", { ...comment, ...(given ? { idempotencyKey: given } : {}) });
      await clock.advance(1_000);
      expect((await response).id).toBe(examples.createComment.comment.id);
      expect(requests.map((request) => request.headers.get("idempotency-key"))).toEqual([expected, expected]);
      expect(await requests[1]?.json()).toEqual(comment.body);
    }
  });

  it("repeat another change under the caller's key only", async () => {
    const edit = { path: { id: "c1" }, query: { mention: false }, body: { text: "Привет!" } };
    const alone = setUp([() => json({}, 503)]);
    expect((await failureOf(alone.api.call("editComment", edit), alone.clock)).status).toBe(503);
    expect(alone.requests.map((request) => request.headers.get("idempotency-key"))).toEqual([null]);
    const { api, clock, requests } = setUp([() => json({}, 503), () => json(examples.editComment.edited)]);
    const response = api.call("editComment", { ...edit, idempotencyKey: "intent-0002" });
    await clock.advance(1_000);
    expect((await response).id).toBe(examples.editComment.edited.id);
    expect(requests.map((request) => request.headers.get("idempotency-key"))).toEqual(["intent-0002", "intent-0002"]);
  });

  it("do not start after two time limits: nobody waits for forty seconds", async () => {
    const { api, clock, requests } = setUp([never]);
    await failureOf(api.call("getVideoVotes", video), clock);
    expect(requests).toHaveLength(2);
  });

  it("share one budget: with the server down, thirty calls do not become a hundred and twenty", async () => {
    const { api, clock, requests } = setUp([() => json({}, 503)]);
    const calls = Array.from({ length: 30 }, () => api.call("getVideoVotes", video).catch(() => null));
    await clock.advance(60_000);
    await Promise.all(calls);
    expect(requests).toHaveLength(40);
  });
});
