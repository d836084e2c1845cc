// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import type { ApiError } from "./ApiError.ts";
import { createApi, type ApiSettings } from "./createApi.ts";
import { errors, examples } from "./examples.gen.ts";
import { loadRest } from "./tables.ts";
import { TestClock, settle } from "./testClock.ts";

// The clock of these tests stands still; a chunk does not come by it.
beforeAll(loadRest);

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const mine = () => json(examples.listMyComments.first);
const comment = { path: { videoId: "v1" }, query: { mention: false }, body: { text: "Привет" } };

/** The person as far as this page knows, and the server's responses, attempt by attempt; the last one repeats. */
function setUp(known: string | null | undefined, answers: (() => Response)[], more: Partial<ApiSettings> = {}) {
  const world = { known };
  const named: (string | null)[] = [];
  const fetch = (async (request: Request) => {
    named.push(request.headers.get("x-acting-user"));
    return answers[Math.min(named.length, answers.length) - 1]?.();
  }) as typeof globalThis.fetch;
  const api = createApi({
    baseUrl: "http://kadr.test/backend",
    fetch,
    clock: new TestClock(),
    actingUser: () => world.known,
    ...more,
  });
  return { api, world, named };
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

describe("an answer that comes after another person did", () => {
  /** The person changes while the first answer is on its way. */
  function changing(from: string | null | undefined, to: string, answer: () => Response) {
    const set = setUp(from, [
      () => {
        set.world.known = to;
        return answer();
      },
      answer,
    ]);
    return set;
  }

  it("is asked for anew where it was read for the one before, by a link too, and with a signal of the caller", async () => {
    const { signal } = new AbortController();
    const called = changing("a", "b", mine);
    await called.api.call("listMyComments", { signal });
    const followed = changing("a", "b", mine);
    await followed.api.followLink("listMyComments", "/backend/api/v2/comments/my/?page=2");
    expect([called.named, followed.named]).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
  });

  it("is given as it is where it was written, says nothing of a person, or was asked for before anybody was known", async () => {
    const written = changing("a", "b", () => json(examples.createComment.comment, 201));
    await written.api.call("createComment", comment);
    const forAnyone = changing("a", "b", () => json(examples.getProfile.viewer));
    await forAnyone.api.call("getProfile");
    const early = changing(undefined, "a", mine);
    await early.api.call("listMyComments");
    expect([written.named, forAnyone.named, early.named]).toEqual([["a"], [null], [null]]);
  });
});

describe("a session that could not be refreshed", () => {
  const unauthorized = () => json(errors.Unauthorized.unauthorized, 401);
  const another = () => json(errors.AnotherUser.anotherUser, 412);

  it("sends nothing again that got a 401, whether it is read or written", async () => {
    for (const refreshSession of [
      async () => false,
      async () => {
        throw new Error("no");
      },
    ]) {
      const { api, named } = setUp("a", [unauthorized], { refreshSession });
      expect(await failureOf(api.call("listMyComments"))).toMatchObject({ status: 401 });
      expect(await failureOf(api.call("createComment", comment))).toMatchObject({ status: 401 });
      expect(named).toEqual(["a", "a"]);
    }
  });

  it("is another's no more: what is read is read as a guest, what the person wrote is called off", async () => {
    const leave = (answers: (() => Response)[]) => {
      const set = setUp("a", answers, {
        refreshSession: async () => {
          await settle();
          set.world.known = null;
          return false;
        },
      });
      return set;
    };
    const reading = leave([another, mine]);
    expect(await reading.api.call("listMyComments")).toEqual(examples.listMyComments.first);
    expect(reading.named).toEqual(["a", "guest"]);
    const writing = leave([another]);
    expect(await failureOf(writing.api.call("createComment", comment))).toMatchObject({ status: 412 });
    expect(writing.named).toEqual(["a"]);
  });

  it("needs nobody to tell where another person is here", async () => {
    const set = setUp("a", [another], {
      refreshSession: async () => {
        set.world.known = "b";
        return true;
      },
    });
    expect(await failureOf(set.api.call("createComment", comment))).toMatchObject({
      status: 412,
      code: "another_user",
    });
  });
});
