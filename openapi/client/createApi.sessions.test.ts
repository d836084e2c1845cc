// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { errors, examples } from "./examples.gen.ts";
import { loadRest } from "./tables.ts";
import { comment, failureOf, json, setUp, video, type Responder } from "./testApi.ts";
import { settle } from "./testClock.ts";

// The clock of these tests stands still; a chunk does not come by it.
beforeAll(loadRest);

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
