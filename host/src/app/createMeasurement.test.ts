import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { createToggles } from "./createToggles.ts";
import { openMeasurement } from "./testing/openMeasurement.ts";

/** The fields of an event record, as the catalogue names them (ANALYTICS-RECORD-01). */
const recordFields = [
  "record.session_id",
  "record.user_id",
  "record.user_auth",
  "record.sso_source",
  "record.sso_id",
  "record.uuid",
  "record.touch_point",
  "record.device_type",
  "record.screen_name",
  "record.page_url",
  "record.event_timestamp",
  "record.event_name",
  "record.event_context",
  "record.event_element_location",
  "record.event_element_link",
  "record.channel_id",
  "record.content_category_id",
  "record.content_subcategory_id",
  "record.content_id",
  "record.content_type",
  "record.player_view_id",
  "record.cid",
];
const minuteMs = 60_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the counter", () => {
  // counter.pageviewHit, counter.event, counter.impressions, counter.reachGoal, counter.timer, rule.keepalive, which goes out 60 s
  // before the session ends [ANALYTICS-SEND-01] [ANALYTICS-RULES-06]
  it("is told of page views by their path, events, impressions, goals and the timer", async () => {
    const { page, event, sent, pass, gathered, requestsTo } = openMeasurement();
    page("home", "/");
    event("card.visibility", { items: ["a1"], shelf: "5989" });
    event("theme.dark", { location: "header" });
    event("auth.loginPopup");
    await gathered();
    const operations = () => sent.map(({ operation, target }) => [operation, target]);
    const before = [
      ["hit", "/"],
      ["impressions", "card.visibility"],
      ["reachGoal", "theme.dark"],
      ["event", "auth.loginPopup"],
    ];
    expect(operations()).toEqual(before);
    expect(requestsTo("/counter").map(({ method, url, credentials }) => [method, url, credentials])).toEqual([
      ["POST", "https://metrics.kadr.example/counter", "include"],
    ]);
    await pass(29 * minuteMs - 2001);
    expect(operations()).toEqual(before);
    await pass(1);
    await gathered();
    expect(operations()).toEqual([...before, ["timer", "keepalive"]]);
    expect(new Set(sent.map(({ record }) => record.session_id)).size).toBe(1);
  });

  // rule.missing, rule.eventName [ANALYTICS-RECORD-01] [ANALYTICS-RECORD-05]
  it("has of each event a record with every field, the standard cid among them, and na for what is missing", async () => {
    const { page, event, sent, gathered } = openMeasurement({ person: { userId: "2" } });
    page("home", "/?utm_source=letter&token=abc");
    event("theme.dark", { location: "header" });
    await gathered();
    for (const { record } of sent) expect(Object.keys(record).map((field) => `record.${field}`)).toEqual(recordFields);
    expect(sent[1]?.record).toEqual({
      session_id: expect.stringMatching(/^[a-p]{32}$/),
      user_id: "2",
      user_auth: "1",
      sso_source: "na",
      sso_id: "na",
      uuid: expect.stringMatching(/^[a-p]{32}$/),
      touch_point: "web",
      device_type: "desktop",
      screen_name: "home",
      page_url: "https://kadr.example/?utm_source=letter",
      event_timestamp: "2026-11-23T12:00:00.000Z",
      event_name: "theme-dark",
      event_context: "na",
      event_element_location: "header",
      event_element_link: "na",
      channel_id: "na",
      content_category_id: "na",
      content_subcategory_id: "na",
      content_id: "na",
      content_type: "na",
      player_view_id: "na",
      cid: JSON.parse(localStorage.getItem("kadr:visitor") ?? "null"),
    });
  });

  it.each([
    ["standalone", "pwa"],
    ["browser", "web"],
  ] as const)(
    "says how the site is opened, %s as %s: rule.pwa [ANALYTICS-RECORD-03]",
    async (displayMode, touchPoint) => {
      const { page, sent, gathered } = openMeasurement({ displayMode });
      page("home", "/");
      await gathered();
      expect(sent[0]?.record).toMatchObject({ touch_point: touchPoint, user_auth: "0", user_id: "na" });
    },
  );

  it("hears with each page where the visit came from: source, medium, campaign, content, term, kept for 30 days [SHELL-UTM-01]", async () => {
    const from = { utm_source: "vk", utm_medium: "cpc", utm_campaign: "osen", utm_content: "b1", utm_term: "gory" };
    const first = openMeasurement();
    first.page("info", `/info/about/?${new URLSearchParams(from)}`);
    await first.gathered();
    const days = async (count: number) => {
      vi.setSystemTime(Date.now() + count * 24 * 60 * minuteMs);
      const later = openMeasurement();
      later.page("info", "/info/agreement/");
      await later.gathered();
      return later.sent[0]?.params;
    };
    expect(first.sent[0]?.params).toEqual(from);
    expect(await days(29)).toEqual(from);
    expect(localStorage.getItem("kadr:utm")).toContain("osen");
    expect(await days(1)).toEqual({});
    expect(localStorage.getItem("kadr:utm")).toBeNull();
  });

  // rule.content.shorts, rule.content.stream [ANALYTICS-RECORD-04]
  it("hears what a page is about once that is known: an audio, a short by its origin, a pushed stream, any other live, a video, or na", async () => {
    const { page, sent, queryClient, gathered } = openMeasurement();
    const { video } = examples.getVideoPage.video;
    const plain = { ...video, is_audio: false, is_livestream: false, stream_type: null, origin_type: "rtb" };
    const pages = [
      ["video", "/video/a1/", {}],
      ["audio", "/audio/a2", { is_audio: true }],
      ["video", "/video/a3/", { is_livestream: true, stream_type: "stream_push" }],
      ["liveVideo", "/live/video/a4/", { is_livestream: true, stream_type: "broadcast" }],
      ["video", "/video/a5/", { origin_type: "rshorts" }],
    ] as const;
    for (const [name, path] of pages) page(name, path);
    page("home", "/");
    for (const [index, [, , facts]] of pages.entries())
      queryClient.setQueryData(["video", `a${index + 1}`], { video: { ...plain, ...facts } });
    await gathered();
    expect(sent.map(({ record }) => record.content_type)).toEqual(["video", "audio", "stream", "live", "shorts", "na"]);
    expect(sent[0]?.record).toMatchObject({
      content_id: "a1",
      channel_id: String(video.author.id),
      player_view_id: expect.stringMatching(/^[a-p]{32}$/),
    });
    expect(sent.at(-1)?.record).toMatchObject({ content_id: "na", player_view_id: "na" });
  });

  it("hears how far a page was scrolled, by the threshold that was reached, in percent: scroll.percent, rule.scroll [ANALYTICS-NUMBERS-05]", async () => {
    const { page, sent, gathered } = openMeasurement();
    page("home", "/");
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(window.innerHeight * 4);
    vi.stubGlobal("scrollY", window.innerHeight * 2);
    window.dispatchEvent(new Event("scroll"));
    await gathered();
    await gathered();
    const scrolled = sent.filter(({ target }) => target === "scroll.percent");
    expect(scrolled.map(({ operation, params }) => [operation, params])).toEqual([
      ["event", { percent: 25 }],
      ["event", { percent: 50 }],
      ["event", { percent: 75 }],
    ]);
  });

  it("hears of a failure: login for 401, block for 403, deleted for 404, else other: rule.errorType [ERROR-FETCH-04] [ANALYTICS-NUMBERS-09]", async () => {
    const { page, event, sent, queryClient, gathered } = openMeasurement();
    page("video", "/video/a1/");
    event("theme.dark");
    for (const status of [401, 403, 404, 500, 503])
      await queryClient.prefetchQuery({
        queryKey: [status],
        queryFn: () => Promise.reject(new ApiError("http", "listVideoRecommendations", { status })),
      });
    await queryClient.prefetchQuery({ queryKey: ["ours"], queryFn: () => Promise.reject(new TypeError("no answer")) });
    await gathered();
    expect(sent.map(({ target }) => target)).toEqual([
      "/video/a1/",
      "theme.dark",
      "error",
      "error",
      "error",
      "error",
      "error",
    ]);
    expect(sent.slice(2).map(({ params }) => [params["status"], params["type"], params["operation"]])).toEqual([
      [401, "login", "listVideoRecommendations"],
      [403, "block", "listVideoRecommendations"],
      [404, "deleted", "listVideoRecommendations"],
      [500, "other", "listVideoRecommendations"],
      [503, "other", "listVideoRecommendations"],
    ]);
  });
});

it("a counter that is missing, or groups of A/B tests, only leave a line in the console: rule.missingToken [COMMON-TOGGLES-05]", async () => {
  const written = vi.spyOn(console, "error").mockReturnValue(undefined);
  const { page, event, requestsTo, gathered, queryClient } = openMeasurement({ metricsUrl: "" });
  createToggles({
    api: { call: () => Promise.reject(new ApiError("http", "listAbTests", { status: 403 })) } as never,
    queryClient,
    account: { userId: "1", onChange: () => () => undefined } as never,
    storage: { get: () => undefined },
  });
  page("info", "/info/about/");
  event("share.vk");
  await gathered();
  expect(written.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining("there is no counter"),
    expect.stringContaining("A/B tests are not known"),
  ]);
  expect([...requestsTo("/counter"), ...requestsTo("/pixel")]).toEqual([]);
});

describe("the log host", () => {
  it("is told by GET requests with the fingerprint id that a session begins and a page failed: log.stat_reg, log.events [ANALYTICS-SEND-04]", async () => {
    const { page, sent, requestsTo, queryClient, gathered } = openMeasurement();
    page("video", "/video/a1/");
    await queryClient.prefetchQuery({
      queryKey: ["video", "a1"],
      queryFn: () => Promise.reject(new ApiError("http", "getVideoPage", { status: 404 })),
    });
    await gathered();
    page("home", "/");
    await gathered();
    const { cid, session_id: sid } = sent[0]!.record;
    const pings = [...requestsTo("/stat_reg"), ...requestsTo("/events")].map(({ method, url }) => {
      const { hostname, pathname, searchParams } = new URL(url);
      return [method, hostname + pathname, Object.fromEntries(searchParams)];
    });
    expect(pings).toEqual([
      ["GET", "log.kadr.example/stat_reg", { fingerprint_id: cid }],
      [
        "GET",
        "log.kadr.example/events",
        {
          sid,
          event_type: "error",
          device: "desktop",
          target: "getVideoPage",
          ref_domain: "",
          error_message: "deleted 404",
          fingerprint_id: cid,
        },
      ],
    ]);
  });
});
