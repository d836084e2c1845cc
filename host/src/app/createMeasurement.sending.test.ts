import { when } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OverlaysStore } from "./OverlaysStore.ts";
import { openMeasurement } from "./testing/openMeasurement.ts";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the conversion pixel", () => {
  it.each([
    ["kadr", null, 0],
    ["kadr", "0", 0],
    ["kadr", "1", 1],
    ["kadr", "true", 1],
    ["", "1", 0],
  ])(
    "for the site «%s» with the flag %s is asked for %i times, with credentials: rule.pixelGate, storage.enableWeborama [ANALYTICS-SEND-02]",
    async (siteId, flag, times) => {
      if (flag !== null) localStorage.setItem("enableWeborama", flag);
      const { page, requestsTo, gathered } = openMeasurement({ siteId });
      page("info", "/info/about/");
      await gathered();
      expect(requestsTo("/pixel").map(({ method, credentials }) => [method, credentials])).toEqual(
        Array.from({ length: times }, () => ["GET", "include"]),
      );
    },
  );

  it("has the client, the tag and the record in numbered fields: conversion.pageview, conversion.share [ANALYTICS-SEND-03]", async () => {
    localStorage.setItem("enableWeborama", "1");
    const { page, event, sent, requestsTo, gathered } = openMeasurement();
    page("info", "/info/about/");
    const shares = ["email", "ok", "telegram", "vk", "whatsapp", "embed"] as const;
    for (const share of shares) event(`share.${share}`);
    await gathered();
    const queries = requestsTo("/pixel").map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(queries.map(({ tag_id: tag }) => tag)).toEqual(["9", ...shares.map(() => "4")]);
    expect(queries).toEqual(
      sent.map(({ record, operation }) => ({
        site_id: "kadr",
        client_id: record.cid,
        tag_id: operation === "hit" ? "9" : "4",
        ...Object.fromEntries(Object.values(record).map((value, index) => [`o${index + 1}`, value])),
      })),
    );
  });

  it("is not asked for while a popup takes a payment, but once that has closed", async () => {
    localStorage.setItem("enableWeborama", "1");
    const overlays = new OverlaysStore();
    const { page, event, sent, requestsTo, gathered } = openMeasurement({
      afterPayment: (task) => void when(() => !overlays.isPaying, task),
    });
    const tags = () => requestsTo("/pixel").map(({ url }) => new URL(url).searchParams.get("tag_id"));
    overlays.open("share", { videoId: "v", title: "Горы", path: "/video/v/", seconds: 0 });
    page("video", "/video/v/");
    for (const name of [
      "purchase",
      "premium_purchase",
      "premium_payment_flow",
      "premium_post_payment",
      "addCard",
    ] as const)
      overlays.open(name, null as never);
    event("purchase.success", { productCode: "RUTUBE", isTrial: false });
    await gathered();
    expect([sent.length, tags()]).toEqual([2, ["9"]]);
    for (const name of ["purchase", "premium_purchase", "premium_payment_flow", "premium_post_payment"] as const)
      overlays.close(name);
    expect(tags()).toEqual(["9"]);
    overlays.close("addCard");
    expect(tags()).toEqual(["9", "5"]);
  });
});

describe("a conversion", () => {
  it.each([
    ["owner.uploadVideo", {}, "4"],
    ["owner.uploadShorts", {}, "4"],
    ["owner.createStream", {}, "4"],
    ["playlist.subscribeChannel", {}, "3"],
    ["purchase.success", { productCode: "RUTUBE", isTrial: false }, "5"],
    ["purchase.success", { productCode: "PREMIER_RUTUBE_YAPPY", isTrial: false }, "6"],
    ["purchase.success", { productCode: "PREMIER_RUTUBE_YAPPY", isTrial: true }, "7"],
  ] as const)(
    // conversion.ownContent, conversion.subscribe, conversion.premium, conversion.premiumYappyPaid, and of a trial conversion.premiumYappyTrial, by its tag
    "is what the author adds, a channel that is followed, and a sale by its product: %s of %o has the tag %s",
    async (id, fields, tag) => {
      localStorage.setItem("enableWeborama", "1");
      const { event, requestsTo, sent, gathered } = openMeasurement();
      event(id, fields);
      await gathered();
      const tags = requestsTo("/pixel").map(({ url }) => new URL(url).searchParams.get("tag_id"));
      expect(tags.filter((each) => each !== "9")).toEqual([tag]);
      // rule.productAbbreviation, as R or RPY
      if ("productCode" in fields)
        expect(sent.at(-1)?.params).toMatchObject({ product: fields.productCode === "RUTUBE" ? "R" : "RPY" });
    },
  );

  it("is no editing, no managing and no link that is shared", async () => {
    localStorage.setItem("enableWeborama", "1");
    const { event, requestsTo, gathered } = openMeasurement();
    for (const id of ["owner.editVideo", "owner.manage", "owner.shareVideo", "owner.playlist.add"] as const) event(id);
    await gathered();
    expect(requestsTo("/pixel").map(({ url }) => new URL(url).searchParams.get("tag_id"))).not.toContain("4");
  });
});

describe("a session", () => {
  it("that a conversion is the first of begins with one more page view: storage.current_session_id, rule.sessionInit [ANALYTICS-RULES-07]", async () => {
    const { page, event, sent, gathered } = openMeasurement();
    page("video", "/video/a1/");
    await gathered();
    localStorage.setItem("current_session_id", JSON.stringify({ id: "a".repeat(32), expiresAt: 1 }));
    event("share.embed");
    event("share.vk");
    await gathered();
    expect(sent.map(({ target }) => target)).toEqual(["/video/a1/", "/video/a1/", "share.embed", "share.vk"]);
    const [first, ...others] = sent.map(({ record }) => record.session_id);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(first);
    expect(localStorage.getItem("current_session_id")).toContain(others[0]);
  });
});

describe("a counter that does not answer", () => {
  const themes = ["theme.dark", "theme.light", "theme.dark", "theme.light"] as const;

  it("without a network is told once it is back, once and in its order", async () => {
    let isOnline = true;
    const { page, event, sent, pass, gathered } = openMeasurement({
      counter: () =>
        isOnline ? new Response(null, { status: 204 }) : Promise.reject(new TypeError("Failed to fetch")),
    });
    page("home", "/");
    await gathered();
    isOnline = false;
    for (const theme of themes) event(theme);
    await pass(8000);
    isOnline = true;
    window.dispatchEvent(new Event("online"));
    // at once, not with the next try
    await pass(0);
    expect(sent.map(({ target }) => target)).toEqual(["/", ...themes]);
    await pass(120_000);
    expect(sent).toHaveLength(1 + themes.length);
  });

  it.each([
    ["answers 500", { status: 500 }, 6000],
    ["asks to wait for three seconds", { status: 429, headers: { "retry-after": "3" } }, 6000],
    ["answers 408", { status: 408 }, 6000],
  ])("and %s is tried again later, and nothing is lost", async (_what, response, withinMs) => {
    const { page, event, sent, attempts, pass, gathered } = openMeasurement({
      counter: (attempt) => new Response(null, attempt <= 2 ? response : { status: 204 }),
    });
    page("home", "/");
    event("theme.dark");
    await gathered();
    expect(sent).toEqual([]);
    if ("headers" in response) {
      await pass(2999);
      expect(attempts()).toBe(1);
    }
    await pass(withinMs);
    expect(attempts()).toBe(3);
    expect(sent.map(({ target }) => target)).toEqual(["/", "theme.dark"]);
  });

  it("for a whole visit breaks nothing, however much there is to tell, and is not asked without end", async () => {
    const { page, event, attempts, pass, gathered } = openMeasurement({
      counter: () => Promise.reject(new TypeError("gone")),
    });
    page("home", "/");
    await gathered();
    const before = attempts();
    expect(before).toBe(1);
    for (let press = 0; press < 1000; press += 1) event("theme.dark");
    await pass(8000);
    expect(attempts() - before).toBeGreaterThan(0);
    expect(attempts() - before).toBeLessThan(8);
  });
});
