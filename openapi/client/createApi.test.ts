// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "./ApiError.ts";
import { createApi } from "./createApi.ts";
import type { ApiReport, ApiSettings } from "./createApi.ts";
import { errors, examples } from "./examples.gen.ts";
import { loadRest } from "./tables.ts";
import { TestClock, settle } from "./testClock.ts";

// The clock of these tests stands still; a chunk does not come by it.
beforeAll(loadRest);

type Responder = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "x-request-id": "req-1", ...headers },
  });
const never: Responder = (_, signal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

function setUp(responses: Responder[], more: Partial<ApiSettings> = {}) {
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

async function failureOf(promise: Promise<unknown>, clock: TestClock, ms = 60_000): Promise<ApiError> {
  const caught = promise.then(
    () => {
      throw new Error("did not fail");
    },
    (error: unknown) => error,
  );
  await clock.advance(ms);
  const error = await caught;
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const video = { path: { id: "v1" } };
const comment = { path: { videoId: "v1" }, query: { mention: false }, body: { text: "Привет" } };

describe("a call", () => {
  it("goes to the documented path under the prefix and gives the checked body", async () => {
    const { api, requests, clock } = setUp([() => json(examples.listComments.popular)]);
    const page = await api.call("listComments", { path: { videoId: "v1" }, query: { sort_by: "popular", limit: 20 } });
    expect(page).toEqual(examples.listComments.popular);
    expect(requests[0]?.url).toBe("http://kadr.test/backend/api/v2/comments/video/v1/?sort_by=popular&limit=20");
    expect(clock.pending).toBe(0);
  });

  it("goes without the session while the person has left and the server may not know it; the logout itself does not", async () => {
    let hasLeft = true;
    const { api, requests } = setUp([() => json(examples.listComments.popular)], { hasLeft: () => hasLeft });
    await api.call("listComments", { path: { videoId: "v1" } });
    await api.followLink("listComments", "/backend/api/v2/comments/video/v1/?cursor=c");
    await api.call("logout").catch(() => {});
    hasLeft = false;
    await api.call("listComments", { path: { videoId: "v1" } });
    expect(requests.map(({ credentials }) => credentials)).toEqual(["omit", "omit", "include", "include"]);
  });

  it("carries the key of the page's video beside, to the API's own role alone, and nothing that is no key", async () => {
    let pepper: string | undefined = "a1c0ffee5eed";
    const { api, requests } = setUp([() => json(examples.listComments.popular)], {
      videoPepper: () => pepper,
      servers: { log: "http://log.kadr.test/backend" },
    });
    await api.call("listComments", { path: { videoId: "v1" } });
    await api.followLink("listComments", "/backend/api/v2/comments/video/v1/?cursor=c");
    await api.call("logEvent", { query: { event_type: "dropped" } }).catch(() => {});
    for (const next of ["ключ", "a b", "x".repeat(65), undefined]) {
      pepper = next;
      await api.call("listComments", { path: { videoId: "v1" } });
    }
    expect(requests.map(({ headers }) => headers.get("x-video-pepper"))).toEqual([
      "a1c0ffee5eed",
      "a1c0ffee5eed",
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(requests[0]?.url).not.toContain("c0ffee");
  });

  it("sends a form with a file as the browser writes it", async () => {
    const { api, requests } = setUp([() => json(examples.uploadAvatar.viewer)]);
    const body = new FormData();
    body.append("avatar", new Blob(["RIFF"], { type: "image/webp" }), "ya.webp");
    await api.call("uploadAvatar", { body });
    expect(requests[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    expect((await requests[0]?.formData())?.get("avatar")).toMatchObject({
      name: "ya.webp",
      type: "image/webp",
      size: 4,
    });
  });

  it("sends a body as JSON and gives undefined for a response without one", async () => {
    const { api, requests } = setUp([() => new Response(null, { status: 204 })]);
    expect(await api.call("saveVideoProgress", { body: { video_id: "v1", position: 5 } })).toBeUndefined();
    expect(requests[0]?.method).toBe("POST");
    expect(await requests[0]?.json()).toEqual({ video_id: "v1", position: 5 });
  });

  it("tells the request id of every response", async () => {
    const ids: string[] = [];
    const { api } = setUp([() => json(examples.getVideoVotes.votes)], { onRequestId: (id) => ids.push(id) });
    await api.call("getVideoVotes", video);
    expect(ids).toEqual(["req-1"]);
  });
});

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

describe("a 401", () => {
  it("refreshes the session once for all calls that wait, then sends each again", async () => {
    let refreshes = 0;
    let isFresh = false;
    const { api, clock, requests } = setUp(
      [
        (request) =>
          isFresh
            ? json(request.url.includes("vote") ? examples.getVideoVotes.votes : examples.listMyComments.first)
            : json(errors.Unauthorized.unauthorized, 401),
      ],
      {
        refreshSession: async () => {
          refreshes += 1;
          await settle();
          return (isFresh = true);
        },
      },
    );
    const calls = Promise.all([
      api.call("listMyComments"),
      api.call("getVideoVotes", video),
      api.call("listMyComments"),
    ]);
    await clock.advance(100);
    await calls;
    expect(refreshes).toBe(1);
    expect(requests).toHaveLength(6);
  });

  it("reaches the caller when there is no way to refresh, or it did not help", async () => {
    for (const refreshSession of [
      undefined,
      async () => false,
      async () => {
        throw new Error("no");
      },
      async () => true,
    ]) {
      const { api, clock } = setUp(
        [() => json(errors.Unauthorized.unauthorized, 401)],
        refreshSession ? { refreshSession } : {},
      );
      expect(await failureOf(api.call("listMyComments"), clock)).toMatchObject({
        kind: "http",
        status: 401,
        code: "unauthorized",
      });
    }
  });
});

describe("for whom a call is made", () => {
  /** A browser's one session, which `actingUser` may not have heard of. */
  function setUpTwo(known: string | null | undefined, session: string | null) {
    const world = { known, session, refreshes: 0, refused: 0 };
    const done: string[] = [];
    const plan: Responder[] = [];
    const respond: Responder = (request, signal) => {
      const planned = plan.shift();
      if (planned) return planned(request, signal);
      const named = request.headers.get("x-acting-user");
      if (named !== null && world.session !== null && named !== world.session)
        return json(errors.AnotherUser.anotherUser, 412);
      done.push(`${request.method} as ${world.session ?? "guest"}`);
      return request.method === "GET" ? json(examples.listMyComments.first) : json(examples.createComment.comment, 201);
    };
    const parts = setUp([respond], {
      actingUser: () => world.known,
      refreshSession: async () => {
        world.refreshes += 1;
        await settle();
        world.known = world.session;
        return world.session !== null;
      },
      onAnotherUser: () => (world.refused += 1),
    });
    const named = () => parts.requests.map(({ headers }) => headers.get("x-acting-user"));
    return { ...parts, world, plan, done, named };
  }

  it("is said with every call that a session may be asked for, once it is known, and with no other", async () => {
    for (const [known, said] of [
      ["a", "a"],
      [null, "guest"],
      [undefined, null],
    ] as const) {
      const { api, named } = setUpTwo(known, known ?? null);
      await api.call("listMyComments");
      await api.call("createComment", comment);
      await api.followLink("listMyComments", "/backend/api/v2/comments/my/?page=2");
      expect(named()).toEqual([said, said, said]);
    }
    const { api, requests } = setUp([() => json(examples.getProfile.viewer)], { actingUser: () => "a" });
    await api.call("getProfile");
    await api.call("logEvent", { query: { event_type: "x" } }).catch(() => undefined);
    expect(requests.map(({ headers }) => headers.get("x-acting-user"))).toEqual([null, null]);
  });

  it("is who wrote: another's session refuses it, and it is learned who is here", async () => {
    const { api, clock, world, done } = setUpTwo("a", "b");
    expect(await failureOf(api.call("createComment", comment), clock)).toMatchObject({
      kind: "http",
      status: 412,
      code: "another_user",
    });
    expect(done).toEqual([]);
    expect(world).toMatchObject({ known: "b", refreshes: 1, refused: 1 });
  });

  it("is asked again where the one who wrote is back by then", async () => {
    const { api, clock, world, done } = setUpTwo("a", "b");
    const call = api.call("createComment", comment);
    await settle();
    world.session = "a";
    await clock.advance(1000);
    await call;
    expect(done).toEqual(["POST as a"]);
    expect(world).toMatchObject({ known: "a", refused: 0 });
  });

  it("is not somebody else after a lost answer: what is written is not sent again", async () => {
    const { api, clock, world, plan, requests, done } = setUpTwo("a", "a");
    plan.push(() => {
      world.session = world.known = "b";
      throw new TypeError("Failed to fetch");
    });
    expect(await failureOf(api.call("createComment", comment), clock)).toMatchObject({ status: 412 });
    expect(requests).toHaveLength(1);
    expect(done).toEqual([]);
  });

  it("is not somebody else after a 401 either", async () => {
    const { api, clock, world, plan, done } = setUpTwo("a", "b");
    plan.push(() => json(errors.Unauthorized.unauthorized, 401));
    expect(await failureOf(api.call("createComment", comment), clock)).toMatchObject({ status: 412 });
    expect(done).toEqual([]);
    expect(world.refused).toBe(1);
  });

  it("is nobody else where the session has run out: it is a 401, and is not sent again by itself", async () => {
    const { api, clock, world, plan, requests } = setUpTwo("a", null);
    plan.push(() => json(errors.Unauthorized.unauthorized, 401));
    expect(await failureOf(api.call("createComment", comment), clock)).toMatchObject({ status: 401 });

    world.known = "a";
    plan.push(() => {
      world.known = null;
      throw new TypeError("Failed to fetch");
    });
    expect(await failureOf(api.call("createComment", comment), clock)).toMatchObject({ kind: "aborted" });
    expect(requests).toHaveLength(2);
    expect(world.refused).toBe(0);
  });

  it("is whoever is here for what is read: it is asked again, and what comes late for the one before is dropped", async () => {
    const untold = setUpTwo("a", "b");
    await untold.api.call("listMyComments");
    expect(untold.named()).toEqual(["a", "b"]);

    const overtaken = setUpTwo("a", "a");
    overtaken.plan.push(() => {
      overtaken.world.session = overtaken.world.known = "b";
      return json({ ...examples.listMyComments.first, results: [] });
    });
    expect(await overtaken.api.call("listMyComments")).toEqual(examples.listMyComments.first);
    expect(overtaken.named()).toEqual(["a", "b"]);
  });

  it("gives up where the server goes on to say that it is another", async () => {
    const { api, clock, requests } = setUp([() => json(errors.AnotherUser.anotherUser, 412)], {
      actingUser: () => "a",
      refreshSession: async () => true,
    });
    expect(await failureOf(api.call("listMyComments"), clock)).toMatchObject({ status: 412 });
    expect(await failureOf(api.call("createComment", comment), clock)).toMatchObject({ status: 412 });
    expect(requests).toHaveLength(4);
  });
});

describe("a bad part of a good response", () => {
  it("is left out and reported; the rest lives", async () => {
    const shelf = {
      ...examples.getFeedGrid.second,
      items: [
        { id: 7 },
        ...examples.getFeedGrid.second.items,
        null,
        { ...examples.getFeedGrid.second.items[0], duration: "long" },
      ],
    };
    const { api, reports } = setUp([() => json(shelf)]);
    const grid = await api.call("getFeedGrid", { path: { resourceId: "5989" } });
    const known = examples.getFeedGrid.second.items.length;
    expect(grid.items).toHaveLength(known + 1);
    expect(grid.items[known]?.duration).toBeUndefined();
    expect(reports.map((report) => report.type === "dropped" && report.where).sort()).toEqual([
      "/items/0",
      `/items/${known + 1}`,
      `/items/${known + 2}/duration`,
    ]);
  });
});

describe("a link of a response", () => {
  it("is followed as it is, relative or absolute", async () => {
    for (const link of [
      "/backend/api/v2/comments/video/v1/?cursor=abc",
      "http://kadr.test/backend/api/v2/comments/video/v1/?cursor=abc",
    ]) {
      const { api, requests } = setUp([() => json(examples.listComments.popular)]);
      await api.followLink("listComments", link);
      expect(requests[0]?.url).toBe("http://kadr.test/backend/api/v2/comments/video/v1/?cursor=abc");
    }
  });

  it("is refused without a request when it leaves the API", async () => {
    const outside = [
      "http://evil.test/backend/x",
      "//evil.test/backend/x",
      "/login",
      "/backend/../login",
      "/backend//evil.test/x",
      "/backend/%2e%2e/login",
      "http://user@kadr.test/backend/x",
      "javascript:alert(1)",
      "blob:http://kadr.test/backend/x",
      "http://kadr.test:81/backend/x",
      "/backendevil/x",
    ];
    for (const link of outside) {
      const { api, requests, clock } = setUp([() => json(examples.listComments.popular)]);
      expect((await failureOf(api.followLink("listComments", link), clock)).kind, link).toBe("wrongShape");
      expect(requests).toHaveLength(0);
    }
  });
});
