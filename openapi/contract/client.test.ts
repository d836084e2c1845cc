// @vitest-environment node
import "./localhost.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError, createApi } from "../client/index.ts";
import type { Api } from "../client/index.ts";
import { startWorld } from "./world.ts";
import type { PageBody, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world?.close());

/** The real client over the real fetch; the first `times` requests carry the fault. */
function faulty(fault: string, times = Infinity): { api: Api; sent: () => number } {
  let count = 0;
  const own: typeof fetch = (input, init) => {
    const headers = new Headers((input as Request).headers);
    headers.set("origin", world.sandbox.url);
    headers.set("cookie", `kadr_session=${world.cookie}`);
    if (++count <= times) headers.set("x-kadr-fault", fault);
    return fetch(input, { ...init, headers });
  };
  // Without jitter there is no pause between retries.
  return {
    api: createApi({ baseUrl: `${world.sandbox.url}/backend`, fetch: own, random: () => 0 }),
    sent: () => count,
  };
}

const count = async (): Promise<number> =>
  ((await world.ask({ id: "listComments", path: { videoId: world.videoId } })).body as PageBody).comments_count;

describe("the client against every fault that the sandbox can play", () => {
  it.each([
    ["offline", { kind: "offline" }],
    ["reset", { kind: "offline" }],
    ["no-answer", { kind: "timeout" }],
    ["slow-drip;5", { kind: "timeout" }],
    ["cut-body", { kind: "offline" }],
    ["401", { kind: "http", status: 401, code: "unauthorized" }],
    ["403", { kind: "http", status: 403, code: "forbidden" }],
    ["404", { kind: "http", status: 404, code: "not_found" }],
    ["409", { kind: "http", status: 409 }],
    ["410", { kind: "http", status: 410 }],
    ["422", { kind: "http", status: 422 }],
    ["429", { kind: "http", status: 429, retryAfter: null }],
    ["429-retry-after;60", { kind: "http", status: 429, retryAfter: 60 }],
    ["500", { kind: "http", status: 500 }],
    ["503", { kind: "http", status: 503 }],
    ["malformed-json", { kind: "malformed" }],
    ["empty-200", { kind: "malformed" }],
    ["html-200", { kind: "malformed" }],
    ["wrong-shape", { kind: "wrongShape" }],
    ["huge-body", { kind: "malformed" }],
  ])("%s gives %o", async (fault, expected) => {
    const { api } = faulty(fault);
    const error = await api.call("getVideoVotes", { path: { id: world.videoId }, timeoutMs: 400 }).then(
      () => null,
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(expected);
  });

  it.each(["duplicate", "out-of-order;50"])("%s does no harm to a reading call", async (fault) => {
    expect(await faulty(fault).api.call("getVideoVotes", { path: { id: world.videoId } })).toMatchObject({
      likes_number: expect.any(Number),
    });
  });

  it.each(["offline", "commit-lost", "duplicate", "cut-body", "503", "malformed-json"])(
    "%s once: a comment under its key is published once",
    async (fault) => {
      const before = await count();
      const { api } = faulty(fault, 1);
      const comment = await api.call("createComment", {
        path: { videoId: world.videoId },
        query: { mention: false },
        body: { text: `Сквозь ${fault}` },
      });
      expect(comment.text).toBe(`Сквозь ${fault}`);
      expect(await count()).toBe(before + 1);
    },
  );

  it("commit-lost: a reaction is not sent again, and the server is right when asked", async () => {
    const { api, sent } = faulty("commit-lost", 1);
    await expect(
      api.call("setVideoReaction", { body: { videoId: world.videoId, reaction: "like" } }),
    ).rejects.toMatchObject({ kind: "offline" });
    expect(sent()).toBe(1);
    expect(await api.call("getVideoReaction", { path: { id: world.videoId } })).toMatchObject({ reaction: "like" });
  });
});

describe("the client without faults", () => {
  it("walks a list by its links", async () => {
    const { api } = faulty("", 0);
    let page = await api.call("listComments", { path: { videoId: world.videoId }, query: { limit: 10 } });
    const ids = page.results.map(({ id }) => id);
    while (page.next) {
      page = await api.followLink("listComments", page.next);
      ids.push(...page.results.map(({ id }) => id));
    }
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
