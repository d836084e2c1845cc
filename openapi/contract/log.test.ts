// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../sandbox/server.ts";
import { small } from "../sandbox/testing/small-seed.ts";
import type { Visitor } from "../sandbox/testing/visitor.ts";
import { startSmallWorld, type SmallWorld } from "./small.ts";

let world: SmallWorld;
let sandbox: Sandbox;
let guest: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  world = await startSmallWorld();
  ({ sandbox, guest } = world);
  viewer = await world.signIn(small.viewer.email);
}, 60_000);
afterAll(() => world?.close());

const kept = (kind: string) =>
  sandbox.context.database.query
    .selectFrom("log_pings")
    .select(["payload_json", "user_id"])
    .where("kind", "=", kind)
    .orderBy("id")
    .execute();

describe("pings of the log host", () => {
  it("are taken by GET with their query, kept with who sent them, and can be read back [ANALYTICS-SEND-04]", async () => {
    const query = {
      sid: "s1",
      event_type: "play",
      video_id: small.video,
      error_message: "нет звука",
      fingerprint_id: "f1",
    };
    expect((await viewer.call(`/events?${new URLSearchParams(query)}`, { host: "log" })).status).toBe(204);
    expect((await guest.call("/stat_reg?fingerprint_id=f2", { host: "log" })).status).toBe(204);
    expect((await guest.call("/playlist?client_id=c&showing=3&click=1", { host: "log" })).status).toBe(204);
    expect((await kept("events")).map(({ payload_json, user_id }) => [JSON.parse(payload_json), user_id])).toEqual([
      [query, small.viewer.id],
    ]);
    expect(await kept("stat_reg")).toEqual([{ payload_json: '{"fingerprint_id":"f2"}', user_id: null }]);
    expect(await kept("playlist")).toHaveLength(1);
    const read = (await guest.request("/sandbox/pings.json?kind=events")).json<{
      results: Array<{ payload: unknown }>;
    }>();
    expect(read.results.map(({ payload }) => payload)).toEqual([query]);
    expect((await guest.request("/sandbox")).text).toContain("нет звука");
  });

  it("are refused when they are not as described", async () => {
    expect((await guest.call(`/events?event_type=${"x".repeat(65)}`, { host: "log" })).status).toBe(400);
  });
});

describe("onboarding", () => {
  const config = async (who: Visitor, more: Record<string, string> = {}) =>
    (
      await who.call(`/api/premier/app/v2.1/onboardings/config/rutube?${new URLSearchParams({ cid: "c1", ...more })}`)
    ).json<{ events: Array<{ onboardingId: string; elements: Array<{ elementId: string }> }> }>().events;
  const report = (who: Visitor, body: object) =>
    who.call("/api/premier/app/v1/onboardings/count/rutube", { method: "POST", body });
  const ids = async (...args: Parameters<typeof config>) =>
    (await config(...args)).map(({ onboardingId }) => onboardingId);

  it("depends on the page, the platform, the subscription and who asks [ONBOARD-ENGINE-08]", async () => {
    expect(await ids(guest)).toEqual(["ob-welcome"]);
    expect(await ids(viewer)).toEqual(["ob-interests"]);
    expect(await ids(viewer, { slug: "/video/1/" })).toEqual(["ob-premium"]);
    expect(await ids(viewer, { slug: "/video/1/", subscribe: "is_subscribed" })).toEqual([]);
    expect(await ids(guest, { slug: "/video/1/", platform: "browser_mobile" })).toEqual(["ob-shorts"]);
    expect(await ids(guest, { slug: "/search/" })).toEqual([]);
  });

  it("comes no more once each of its elements was finished by this visitor", async () => {
    const [event] = await config(guest);
    const finish = (elementId: string) =>
      report(guest, {
        userId: null,
        cid: "c1",
        onboardingId: event?.onboardingId,
        type: "popup",
        elements: [{ elementId, isShown: true, isFinished: true, actions: [{ actionId: "next", isPressed: true }] }],
      });
    expect((await finish("welcome")).status).toBe(204);
    expect(await ids(guest)).toEqual(["ob-welcome"]);
    expect((await finish("library")).status).toBe(204);
    // A late report that it was only shown changes nothing.
    await report(guest, {
      cid: "c1",
      onboardingId: "ob-welcome",
      type: "popup",
      elements: [{ elementId: "library", isShown: true, isFinished: false }],
    });
    expect(await ids(guest)).toEqual([]);
    expect(await ids(guest, { cid: "c2" })).toEqual(["ob-welcome"]);
    expect(
      (
        await report(guest, {
          cid: "c1",
          onboardingId: "ob-none",
          type: "popup",
          elements: [{ elementId: "x", isShown: true, isFinished: true }],
        })
      ).status,
    ).toBe(404);
  });
});

describe("the counter of the metrics host", () => {
  const count = (body: unknown, headers: Record<string, string> = { origin: sandbox.context.origins.shell }) =>
    viewer.request("/counter", {
      method: "POST",
      host: "metrics",
      headers: { "content-type": "text/plain;charset=UTF-8", ...headers },
      raw: typeof body === "string" ? body : JSON.stringify(body),
    });

  it("keeps each of its calls, with who sent it", async () => {
    const calls = [
      { operation: "hit", target: "/" },
      { operation: "reachGoal", target: "theme.dark" },
    ];
    const reply = await count(calls);
    expect(reply.status).toBe(204);
    expect(reply.headers["access-control-allow-origin"]).toBe(sandbox.context.origins.shell);
    expect((await kept("counter")).map(({ payload_json, user_id }) => [JSON.parse(payload_json), user_id])).toEqual(
      calls.map((call) => [call, small.viewer.id]),
    );
  });

  it.each([
    ["no JSON", "hello"],
    ["no list", { operation: "hit" }],
    ["nothing", []],
    ["calls that are none", ["hit"]],
    ["too many calls", Array.from({ length: 101 }, () => ({}))],
    ["a call that is too long", [{ target: "x".repeat(9000) }]],
  ])("takes nothing of a body that is %s", async (_what, body) => {
    const before = (await kept("counter")).length;
    expect((await count(body)).status).toBe(400);
    expect(await kept("counter")).toHaveLength(before);
  });

  it("counts for our own pages alone", async () => {
    expect((await count([{}], { origin: "http://evil.test" })).status).toBe(403);
    expect((await count([{}], { origin: sandbox.context.origins.metrics })).status).toBe(403);
  });
});

describe("stand-ins of the metrics host", () => {
  it.each(["/tag-manager.js?id=KADR-1", "/counter.js", "/ads.js"])(
    "%s is a script that other pages of the site may load",
    async (path) => {
      const reply = await guest.request(path, { host: "metrics" });
      expect(reply.status).toBe(200);
      expect(reply.headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cross-origin-resource-policy": "same-site",
        "x-content-type-options": "nosniff",
      });
      expect((await guest.request(path, { host: "metrics", method: "HEAD" })).status).toBe(200);
    },
  );

  it("keep what the conversion pixel carries, with who sent it", async () => {
    const reply = await viewer.request("/pixel?client_id=77&tag_id=9&o1=web&o1=twice", {
      host: "metrics",
      headers: { origin: sandbox.context.origins.shell },
    });
    expect(reply.headers).toMatchObject({
      "content-type": "image/gif",
      "access-control-allow-credentials": "true",
      "access-control-allow-origin": sandbox.context.origins.shell,
    });
    expect((await kept("pixel")).map(({ payload_json, user_id }) => [JSON.parse(payload_json), user_id])).toEqual([
      [{ client_id: "77", tag_id: "9", o1: "web,twice" }, small.viewer.id],
    ]);
  });
});
