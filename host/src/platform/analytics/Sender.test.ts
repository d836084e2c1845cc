import { describe, expect, it, vi } from "vitest";
import { FakeClock, settle } from "../../stores/testing.ts";
import type { MeasuredContent } from "../../stores/measure/Measure.ts";
import type { CounterEntry } from "./counter.ts";
import type { EventRecord } from "./record.ts";
import { Sender } from "./Sender.ts";

const url = "http://kadr.localhost:4300/video/a1/?t=5";

function setUp() {
  const clock = new FakeClock();
  const kept = new Map<string, unknown>();
  const storage = {
    get: (key: string) => kept.get(key) as never,
    set: (key: string, value: unknown) => void kept.set(key, value),
  };
  const visitor = { isAllowed: true };
  const page: { content: MeasuredContent | undefined } = { content: undefined };
  let ids = 0;
  const counted: CounterEntry[] = [];
  const pixel = vi.fn<(tag: number, record: EventRecord) => void>();
  const onSession = vi.fn();
  const sender = new Sender({
    clock,
    storage,
    isAllowed: () => visitor.isAllowed,
    createId: () => `id-${++ids}`,
    person: { userId: "7" },
    deviceType: () => "desktop",
    isStandalone: () => false,
    contentAt: () => page.content,
    utmAt: () => ({}),
    toggles: () => undefined,
    send: async (entries) => {
      counted.push(...entries);
      return "taken";
    },
    leave: (entries) => {
      counted.push(...entries);
      return true;
    },
    pixel,
    onSession,
  });
  const moment = () => ({ at: clock.now(), url });
  const sent = async () => {
    clock.advance(2000);
    await settle();
    return counted.splice(0);
  };
  return { clock, sender, moment, sent, kept, page, visitor, counted, pixel, onSession };
}

describe("the sender", () => {
  it("tells page views by their path, events by their id, and the operation of each", async () => {
    const { sender, moment, sent } = setUp();
    sender.page("video", moment());
    sender.event("share.vk", {}, moment());
    sender.event("hide.success", {}, moment());
    sender.event("authStep.login", { context: "comments" }, moment());
    sender.event("card.visibility", { items: ["a"], shelf: "1" } as object, moment());
    const entries = await sent();
    expect(entries.map(({ operation, target }) => [operation, target])).toEqual([
      ["hit", "/video/a1/"],
      ["reachGoal", "share.vk"],
      ["event", "hide.success"],
      ["event", "authStep.login"],
      ["impressions", "card.visibility"],
    ]);
    expect(entries.map(({ record }) => record.event_name)).toEqual([
      "pageview",
      "share-vk",
      "hide-success",
      "authStep-login",
      "card-visibility",
    ]);
    expect(entries[4]?.params).toEqual({ items: ["a"], shelf: "1" });
    expect(entries[3]).toMatchObject({ params: {}, record: { event_context: "comments", screen_name: "video" } });
    expect(new Set(entries.map(({ record }) => record.uuid)).size).toBe(5);
    expect(new Set(entries.map(({ record }) => record.session_id)).size).toBe(1);
    expect(new Set(entries.map(({ record }) => record.cid)).size).toBe(1);
  });

  it("counts no page that only led on to another in the same entry of the history", async () => {
    const { sender, moment, sent } = setUp();
    const at = (path: string, entry: string) => ({ ...moment(), url: `http://kadr.localhost:4300${path}`, entry });
    sender.page("video", at("/video/a1/", "one"));
    sender.page("liveVideo", at("/live/video/a1/", "one"));
    sender.page("home", at("/", "two"));
    sender.page("home", at("/", "two"));
    expect((await sent()).map(({ target }) => target)).toEqual(["/live/video/a1/", "/", "/"]);
  });

  it("waits with the content of a page until it is known, and gives its player one id", async () => {
    const { sender, moment, sent, page } = setUp();
    page.content = { id: "a1", type: "video" };
    sender.page("video", moment());
    sender.event("share.vk", {}, moment());
    sender.event("hide.hide", { content: { id: "other", type: "shorts" } }, moment());
    page.content = { id: "a1", type: "live", channelId: "c1" };
    const [hit, share, hide] = await sent();
    expect(hit?.record).toMatchObject({ content_id: "a1", content_type: "live", channel_id: "c1" });
    expect(hide?.record).toMatchObject({ content_id: "other", content_type: "shorts", channel_id: "na" });
    expect(hit?.record.player_view_id).not.toBe("na");
    expect(share?.record.player_view_id).toBe(hit?.record.player_view_id);
  });

  // rule.notificationsCount, rule.project, rule.toggleNotifications [ANALYTICS-RULES-03] [ANALYTICS-NUMBERS-02]
  it("counts by the rules of the documents: a project and a bell with their channel alone, more than 20 notifications as 20+", async () => {
    const { sender, moment, sent } = setUp();
    const many = Array.from({ length: 120 }, (_, index) => `v${index}`);
    sender.event("notifications.bell", { count: 20 } as object, moment());
    sender.event("notifications.bell", { count: 21 } as object, moment());
    sender.event("search.results", { items: many } as object, moment());
    sender.event("channel.search.impressions", { items: many } as object, moment());
    sender.event("card.visibility", { items: [], shelf: "1" } as object, moment());
    sender.event("channel.toggleNotifications", { channelId: "" } as object, moment());
    sender.event("channel.shelf.projects", { channelId: "" } as object, moment());
    const entries = await sent();
    expect(entries.map(({ params }) => params["count"] ?? (params["items"] as string[]).length)).toEqual([
      "20",
      "20+",
      100,
      10,
    ]);
  });

  it("begins a session by a page view also where a conversion is the first that is told of it", async () => {
    const { sender, moment, sent, clock, onSession } = setUp();
    sender.page("video", moment());
    await sent();
    sender.event("share.vk", {}, moment());
    expect((await sent()).map(({ operation }) => operation)).toEqual(["reachGoal"]);
    clock.advance(31 * 60_000);
    sender.event("theme.dark", {}, moment());
    expect((await sent()).map(({ operation }) => operation)).toEqual(["reachGoal"]);
    clock.advance(31 * 60_000);
    sender.event("share.vk", {}, moment());
    const again = await sent();
    expect(again.map(({ operation }) => operation)).toEqual(["hit", "reachGoal"]);
    expect(again[0]?.record.session_id).toBe(again[1]?.record.session_id);
    expect(onSession).toHaveBeenCalledTimes(3);
  });

  it("asks for the pixel at page views and conversions alone", () => {
    const { sender, moment, pixel } = setUp();
    sender.page("video", moment());
    sender.event("theme.dark", {}, moment());
    sender.event("share.vk", {}, moment());
    sender.event("owner.uploadVideo", {}, moment());
    sender.event("playlist.subscribeChannel", {}, moment());
    for (const [productCode, isTrial] of [
      ["RUTUBE", false],
      ["PREMIER_RUTUBE_YAPPY", false],
      ["PREMIER_RUTUBE_YAPPY", true],
    ])
      sender.event("purchase.success", { productCode, isTrial, revenue: 1 } as object, moment());
    expect(pixel.mock.calls.map(([tag]) => tag)).toEqual([9, 4, 4, 3, 5, 6, 7]);
  });

  it("keeps the session by a timer", async () => {
    const { sender, moment, sent, clock } = setUp();
    sender.page("video", moment());
    await sent();
    const stop = sender.connect();
    clock.advance(29 * 60_000);
    expect(await sent()).toMatchObject([{ operation: "timer", target: "keepalive" }]);
    stop();
  });

  it("tells where the items of a list stand, and on which page", async () => {
    const { sender, moment, sent } = setUp();
    sender.page("search", moment());
    await sent();
    const seen = { items: ["a", "b"], positions: [21, 22], page: 2 };
    sender.event("search.results", { ...seen, location: "search" } as object, moment());
    expect(await sent()).toMatchObject([
      { target: "search.results", params: { items: ["a", "b"], positions: ["21", "22"], page: 2 } },
    ]);
  });

  it("tells of a failure by its kind", async () => {
    const { sender, moment, sent } = setUp();
    sender.page("video", moment());
    sender.trouble({ type: "deleted", status: 404, operation: "getVideoPage" });
    expect((await sent())[1]).toMatchObject({
      operation: "event",
      target: "error",
      params: { type: "deleted", status: 404, operation: "getVideoPage" },
      record: { event_name: "error-deleted" },
    });
  });

  it("sends nothing of what waits once the visitor does not agree any more", async () => {
    const { sender, moment, sent, visitor, counted } = setUp();
    sender.page("video", moment());
    visitor.isAllowed = false;
    expect(await sent()).toEqual([]);
    sender.event("theme.dark", {}, moment());
    sender.leave();
    expect(counted).toEqual([]);
  });
});
