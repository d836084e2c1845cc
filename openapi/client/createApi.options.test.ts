// @vitest-environment node
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type ApiError } from "./ApiError.ts";
import { createApi, type ApiReport, type ApiSettings } from "./createApi.ts";
import { errors, examples } from "./examples.gen.ts";
import { loadRest } from "./tables.ts";
import { TestClock, settle } from "./testClock.ts";

// The clock of these tests stands still; a chunk does not come by it.
beforeAll(loadRest);
afterEach(() => {
  vi.unstubAllGlobals();
});

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const votes = () => json(examples.getVideoVotes.votes);
const video = { path: { id: "v1" } };

function setUp(answer: (request: Request) => Response | Promise<Response>, more: Partial<ApiSettings> = {}) {
  const clock = new TestClock();
  const requests: Request[] = [];
  const reports: ApiReport[] = [];
  const fetch = (async (request: Request) => {
    requests.push(request);
    return answer(request);
  }) as typeof globalThis.fetch;
  const onReport = (report: ApiReport) => void reports.push(report);
  const api = createApi({ baseUrl: "http://kadr.test/backend", fetch, clock, random: () => 0.5, onReport, ...more });
  return { api, clock, requests, reports };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiError,
  );
const never = () => new Promise<Response>(() => {});

describe("what a call may say for itself", () => {
  it("its own time limit, for one attempt: two of them are the longest that a retry may begin after", async () => {
    const { api, clock, requests } = setUp(never);
    const failure = failureOf(api.call("getVideoVotes", { ...video, timeoutMs: 2_000 }));
    await clock.advance(1_999);
    expect(requests).toHaveLength(1);
    await clock.advance(10_000);
    expect(await failure).toMatchObject({ kind: "timeout" });
    expect(requests).toHaveLength(2);
  });

  it("its own fetch, instead of the client's", async () => {
    const { api, requests } = setUp(never);
    const fetch = vi.fn(async () => votes());
    expect(await api.call("getVideoVotes", { ...video, fetch })).toEqual(examples.getVideoVotes.votes);
    expect(fetch).toHaveBeenCalledOnce();
    expect(requests).toEqual([]);
  });
});

describe("a client that is told nothing but where the server is", () => {
  it("uses the fetch and the clock of the browser, and makes a new key for each intent", async () => {
    const sent: Request[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      sent.push(request);
      return json(examples.createComment.comment, 201);
    });
    const api = createApi({ baseUrl: "http://kadr.test/backend" });
    const comment = { path: { videoId: "v1" }, query: { mention: false }, body: { text: "Привет" } };
    for (let i = 0; i < 2; i++) await api.call("createComment", comment);
    const keys = sent.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(2);
    expect(sent.map(({ headers }) => headers.get("x-acting-user"))).toEqual([null, null]);
  });
});

describe("the server of a call", () => {
  const servers = { payment: "http://pay.kadr.test/pay", log: "http://log.kadr.test" };

  it("is that of its role, where it has one, and else the API's", async () => {
    const { api, requests } = setUp(() => json({}), { servers });
    await failureOf(api.call("listSavedPaymentMethods"));
    await failureOf(api.call("logEvent", { query: { event_type: "x" } }));
    await failureOf(api.call("getVideoVotes", video));
    expect(requests.map(({ url }) => url)).toEqual([
      "http://pay.kadr.test/pay/v1/payment-methods/user/saved",
      "http://log.kadr.test/events?event_type=x",
      "http://kadr.test/backend/api/numerator/video/v1/vote",
    ]);
  });

  it("is the only one whose links are followed", async () => {
    const { api, requests } = setUp(() => json({}), { servers });
    await failureOf(api.followLink("listSavedPaymentMethods", "/pay/v1/payment-methods/user/saved?page=2"));
    expect(requests.map(({ url }) => url)).toEqual(["http://pay.kadr.test/pay/v1/payment-methods/user/saved?page=2"]);
    expect(await failureOf(api.followLink("getVideoVotes", "http://pay.kadr.test/pay/x"))).toMatchObject({
      kind: "wrongShape",
      operationId: "getVideoVotes",
      body: "http://pay.kadr.test/pay/x",
    });
    expect(requests).toHaveLength(1);
  });
});

describe("what a key of a page's video may be", () => {
  it("is one to sixty-four signs that a header can hold", async () => {
    let pepper = "";
    const { api, requests } = setUp(votes, { videoPepper: () => pepper });
    const without = setUp(votes);
    await without.api.followLink("getVideoVotes", "/backend/x");
    expect(without.requests[0]?.headers.get("x-video-pepper")).toBeNull();
    for (pepper of ["!", "~".repeat(64), "~".repeat(65), "", "a b", " a", "a\u007f"])
      await api.call("getVideoVotes", video);
    expect(requests.map(({ headers }) => headers.get("x-video-pepper"))).toEqual([
      "!",
      "~".repeat(64),
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("a link that is followed", () => {
  it("is tried again as what is read is, and has the options of its call", async () => {
    let left = 1;
    const { api, clock, requests } = setUp(() => (left-- > 0 ? json({}, 503) : json(examples.listComments.popular)));
    const answer = api.followLink("listComments", "/backend/api/v2/comments/video/v1/?cursor=c");
    await clock.advance(1_000);
    expect(await answer).toEqual(examples.listComments.popular);
    expect(requests).toHaveLength(2);
    const signal = AbortSignal.abort();
    expect(await failureOf(api.followLink("listComments", "/backend/x", { signal }))).toMatchObject({
      kind: "aborted",
    });
    expect(requests).toHaveLength(2);
  });
});

describe("a call that is called off", () => {
  it("while it waits to be tried again is not sent again, and leaves no listener at the caller's signal", async () => {
    const { api, clock, requests } = setUp(() => json({}, 503));
    const controller = new AbortController();
    const failure = failureOf(api.call("getVideoVotes", { ...video, signal: controller.signal }));
    await settle();
    controller.abort();
    expect(await failure).toMatchObject({ kind: "aborted", operationId: "getVideoVotes" });
    await clock.advance(60_000);
    expect(requests).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it("takes back every listener that its attempts and pauses had set", async () => {
    let left = 2;
    const { api, clock } = setUp(() => (left-- > 0 ? json({}, 503) : votes()));
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    const answer = api.call("getVideoVotes", { ...video, signal });
    await clock.advance(10_000);
    await answer;
    const listeners = (spy: typeof added | typeof removed) =>
      spy.mock.calls.map(([name, listener]) => [name, listener]);
    expect(listeners(added)).toHaveLength(5);
    expect(listeners(removed)).toEqual(listeners(added));
  });
});

describe("the refresh of a session", () => {
  it("is not asked for by a guest's call, by one that no session is asked for, nor for any other failure", async () => {
    const refreshSession = vi.fn(async () => true);
    const unauthorized = () => json(errors.Unauthorized.unauthorized, 401);
    const guest = setUp(unauthorized, { refreshSession, actingUser: () => null });
    expect(await failureOf(guest.api.call("getVideoVotes", video))).toMatchObject({ status: 401 });
    const forAnyone = setUp(unauthorized, { refreshSession });
    expect(await failureOf(forAnyone.api.call("getProfile"))).toMatchObject({ status: 401 });
    const gone = setUp(() => json({ code: "another_user", detail: "" }, 410), { refreshSession });
    expect(await failureOf(gone.api.call("getVideoVotes", video))).toMatchObject({ status: 410 });
    const unmet = setUp(() => json({ code: "precondition", detail: "" }, 412), { refreshSession });
    expect(await failureOf(unmet.api.call("getVideoVotes", video))).toMatchObject({ status: 412 });
    expect(refreshSession).not.toHaveBeenCalled();
  });

  it("is asked for anew by a later 401: the one before has ended", async () => {
    const refreshSession = vi.fn(async () => false);
    const { api } = setUp(() => json(errors.Unauthorized.unauthorized, 401), { refreshSession });
    for (let i = 0; i < 2; i++) await failureOf(api.call("getVideoVotes", video));
    expect(refreshSession).toHaveBeenCalledTimes(2);
  });
});

describe("a retry", () => {
  it("begins before two time limits are over, not when they are", async () => {
    for (const [timeoutMs, times] of [
      [125, 1],
      [126, 2],
    ] as const) {
      const { api, clock, requests } = setUp(() => json({}, 503));
      const failure = failureOf(api.call("getVideoVotes", { ...video, timeoutMs }));
      await clock.advance(10_000);
      await failure;
      expect(requests, `${timeoutMs} ms`).toHaveLength(times);
    }
  });

  it("is paid for by five calls that succeed, once the budget of all is spent", async () => {
    let isDown = true;
    const { api, clock, requests } = setUp(() => (isDown ? json({}, 503) : votes()));
    const callAll = async (count: number) => {
      const calls = Array.from({ length: count }, () => failureOf(api.call("getVideoVotes", video)));
      await clock.advance(60_000);
      await Promise.all(calls);
      return requests.splice(0).length;
    };
    expect(await callAll(4)).toBe(4 + 10);
    isDown = false;
    expect(await callAll(5)).toBe(5);
    isDown = true;
    expect(await callAll(4)).toBe(4 + 1);
  });

  it("does not come for who calls off in the very moment in which the failure is told", async () => {
    const controller = new AbortController();
    const { api, clock, requests } = setUp(() => json({}, 503), { onReport: () => controller.abort() });
    const error = await failureOf(api.call("getVideoVotes", { ...video, signal: controller.signal }));
    expect(error).toMatchObject({ kind: "aborted", operationId: "getVideoVotes" });
    expect([requests.length, clock.pending]).toEqual([1, 0]);
  });
});

describe("a response without a body", () => {
  it("is undefined where the spec allows it, and malformed where it does not", async () => {
    const { api, clock } = setUp(() => new Response(null, { status: 204 }));
    expect(await api.call("listShortsCategory", { query: {} } as never)).toBeUndefined();
    const failure = failureOf(api.call("getVideoVotes", video));
    await clock.advance(60_000);
    expect(await failure).toMatchObject({ kind: "malformed", status: 204 });
  });
});

it("a call that the spec does not have is refused without a request", async () => {
  const { api, requests } = setUp(votes);
  expect(await failureOf(api.call("getEverything" as never, {} as never))).toMatchObject({
    kind: "wrongShape",
    operationId: "getEverything",
  });
  expect(requests).toEqual([]);
});

describe("what is told of a failure", () => {
  it("is the failure itself, and that it is the last one where it is", async () => {
    const { api, reports } = setUp(() => json({ code: "gone", detail: "" }, 410));
    const error = await failureOf(api.call("getVideoVotes", video));
    expect(reports).toEqual([{ type: "failed", error, willRetry: false }]);
  });

  it("names the call whose response had a part left out", async () => {
    const results = [{ title: "Кино", url: "/" }, { title: 5 }];
    const { api, reports } = setUp(() => json({ results }));
    await api.call("listLinks", { path: { place: "footer" } } as never);
    const withoutReport = setUp(() => json({ results }), { onReport: undefined as never });
    expect(await withoutReport.api.call("listLinks", { path: { place: "footer" } } as never)).toEqual({
      results: results.slice(0, 1),
    });
    expect(reports).toEqual([{ type: "dropped", operationId: "listLinks", where: "/results/1" }]);
  });
});
