import type { Page } from "@playwright/test";
import { backgroundOf } from "./support/background.ts";
import { takeClock, type PageClock } from "./support/clock.ts";
import { agree, idsTold, pingsOf, told, visitorOf } from "./support/measurement.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { searchField } from "./support/search.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** What nobody waits for is loaded about a second after the page, and sent two seconds later. */
const sent = { timeout: patience(20_000) };
const counter = "**/counter";

const banner = (page: Page) => page.getByRole("banner");
const toggleTheme = (page: Page) => banner(page).getByRole("button", { name: /тема/i }).click();
const share = (page: Page) => page.getByRole("main").getByRole("button", { name: "Поделиться" }).first();
/** What the page has asked of the log and metrics hosts, with what it sent. */
function listen(page: Page): { readonly url: string; readonly body: string }[] {
  const asked: { url: string; body: string }[] = [];
  page.on("request", (request) => {
    if (/^(log|metrics)\./.test(new URL(request.url()).hostname))
      asked.push({ url: decodeURIComponent(request.url()), body: request.postData() ?? "" });
  });
  return asked;
}
/** From the next page on the device keeps a value; null: none. */
const keep = (page: Page, key: string, value: string | null) =>
  page.addInitScript(
    ([name, text]) => {
      if (!location.hostname.startsWith("kadr.")) return;
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
/** Eight seconds of the page: what has been measured is sent in them, and what could not be sent is tried again. */
async function longEnough({ runFor, answered }: PageClock): Promise<void> {
  // in small steps: what is asked in one is answered before the next
  for (let passed = 0; passed < 8000; passed += 500) await runFor(500);
  await answered();
}

test.use({ hasAnswered: false });

test.describe("who is measured", () => {
  test("who has not accepted the cookie notice is not: nothing is loaded, kept or sent; from the moment they accept, they are", async ({
    page,
    sandbox,
  }) => {
    const asked = listen(page);
    const chunks: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("createMeasurement")) chunks.push(request.url());
    });
    const clock = await takeClock(page);
    const background = backgroundOf(page);
    await page.goto("/");
    await toggleTheme(page);
    await background;
    await longEnough(clock);
    expect([asked, chunks]).toEqual([[], []]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /visitor|session/.test(key)))).toEqual(
      [],
    );

    await page.evaluate(() => localStorage.setItem("kadr:cookie-consent", "true"));
    await toggleTheme(page);
    await expect.poll(() => idsTold(page, sandbox), sent).toEqual(expect.arrayContaining(["hit /", "theme.light"]));
    expect(await idsTold(page, sandbox)).not.toContain("theme.dark");
  });

  // by each of the signals that there are: platform/analytics/consent.test.ts
  test("who asks not to be measured, by Do Not Track, is not", async ({ page }) => {
    await agree(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
    const asked = listen(page);
    const clock = await takeClock(page);
    const background = backgroundOf(page);
    await page.goto("/");
    await toggleTheme(page);
    await background;
    await longEnough(clock);
    expect(asked).toEqual([]);
  });
});

test.describe("what is sent", () => {
  test.beforeEach(({ page }) => agree(page));

  test("the counter is told of page views by their path, events, impressions, goals and the timer, which goes out 60 seconds before the session ends: counter.pageviewHit, counter.event, counter.impressions, counter.reachGoal, counter.timer, rule.keepalive [ANALYTICS-SEND-01, ANALYTICS-RULES-06]", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    const clock = await takeClock(page);
    await page.goto("/");
    await page.locator("main article").first().waitFor();
    await toggleTheme(page);
    await banner(page).getByRole("button", { name: "Вход и регистрация" }).click();
    const operations = async () => [...new Set((await told(page, sandbox)).map(({ operation }) => operation))].sort();
    await expect.poll(operations, sent).toEqual(["event", "hit", "impressions", "reachGoal"]);
    // The frame says when it is there: nothing is measured after that, or the session would end later.
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("authStep.login");
    await clock.fastForward("28:00");
    // longer than what is measured waits for more of it
    await clock.runFor(4000);
    await clock.answered();
    expect(await operations()).not.toContain("timer");
    await clock.fastForward("01:30");
    await expect.poll(operations, sent).toEqual(["event", "hit", "impressions", "reachGoal", "timer"]);
    const all = await told(page, sandbox);
    expect(all.find(({ operation }) => operation === "hit")).toMatchObject({ target: "/" });
    expect(new Set(all.map(({ record }) => record["session_id"])).size).toBe(1);
  });

  test("where a visit came from is told with its pages, and forgotten after 30 days [SHELL-UTM-01]", async ({
    page,
    sandbox,
  }) => {
    const from = { utm_source: "vk", utm_medium: "cpc", utm_campaign: "osen", utm_content: "b1", utm_term: "gory" };
    const hits = async () =>
      (await told(page, sandbox)).flatMap(({ operation, params }) =>
        operation === "hit" ? [Object.fromEntries(Object.entries(params).filter(([name]) => /^utm_/.test(name)))] : [],
      );
    await page.goto(`/info/about/?${new URLSearchParams(from)}`);
    await expect.poll(hits, sent).toEqual([from]);
    const kept = JSON.parse((await page.evaluate(() => localStorage.getItem("kadr:utm"))) ?? "") as {
      expiresAt: number;
    };
    const left = kept.expiresAt - Date.now();
    expect(left / 1000).toBeGreaterThan(2_592_000 - 60);
    expect(left / 1000).toBeLessThanOrEqual(2_592_000);
    await page.goto("/info/agreement/");
    await expect.poll(hits, sent).toEqual([from, from]);
    await page.evaluate((value) => localStorage.setItem("kadr:utm", JSON.stringify(value)), {
      ...kept,
      expiresAt: Date.now() - 1,
    });
    await page.reload();
    await expect.poll(hits, sent).toEqual([from, from, {}]);
    expect(await page.evaluate(() => localStorage.getItem("kadr:utm"))).toBeNull();
  });

  test("a share is counted for e-mail, OK, Telegram, VK, WhatsApp and the embed code, and not for a copied link: share.email, share.ok, share.telegram, share.vk, share.whatsapp, share.embed, conversion.share, rule.share [ANALYTICS-RULES-02]", async ({
    page,
    sandbox,
    context,
  }) => {
    test.slow();
    await context.grantPermissions(["clipboard-write"]);
    // Where it is shared is not ours to visit.
    await page.addInitScript(() =>
      addEventListener("click", (event) => {
        if (event.target instanceof Element && event.target.closest("a[data-chosen]")) event.preventDefault();
      }),
    );
    await keep(page, "enableWeborama", "1");
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await share(page).click();
    const dialog = page.getByRole("dialog", { name: "Поделиться" });
    const [link, embed] = [
      dialog.getByRole("button", { name: /опировать/ }).first(),
      dialog.getByRole("button", { name: /опировать/ }).last(),
    ];
    await link.click();
    for (const place of await dialog.locator("a[data-chosen]").all()) await place.click();
    await embed.click();
    await expect
      .poll(async () => (await idsTold(page, sandbox)).filter((id) => id.startsWith("share")).sort(), sent)
      .toEqual(["share.email", "share.embed", "share.ok", "share.telegram", "share.vk", "share.whatsapp"]);
    // the tag of each, besides the page view's
    const cid = await visitorOf(page);
    const tags = (await pingsOf(page, sandbox, "pixel")).flatMap(({ payload }) =>
      payload["client_id"] === cid ? [payload["tag_id"]] : [],
    );
    expect(tags).toEqual(["9", "4", "4", "4", "4", "4", "4"]);
    expect((await told(page, sandbox)).find(({ target }) => target === "share.vk")?.record).toMatchObject({
      content_id: SEED.demoVideoId,
      content_type: "video",
      event_element_location: "share",
    });
  });

  test("a conversion in a session that was not seen before brings one more page view with it: storage.current_session_id, rule.sessionInit [ANALYTICS-RULES-07]", async ({
    page,
    sandbox,
  }) => {
    await page.goto(`/video/${SEED.demoVideoId}/`);
    const hits = async () => (await told(page, sandbox)).filter(({ operation }) => operation === "hit");
    await expect.poll(hits, sent).toHaveLength(1);
    await page.evaluate(() => localStorage.removeItem("current_session_id"));
    await page.evaluate(() => {
      localStorage.setItem("current_session_id", JSON.stringify({ id: "a".repeat(32), expiresAt: 1 }));
    });
    await share(page).click();
    await page
      .getByRole("dialog", { name: "Поделиться" })
      .getByRole("button", { name: /опировать/ })
      .last()
      .click();
    await expect.poll(hits, sent).toHaveLength(2);
    const [first, second] = await hits();
    const conversion = (await told(page, sandbox)).find(({ target }) => target === "share.embed");
    expect(second?.record["session_id"]).toBe(conversion?.record["session_id"]);
    expect(second?.record["session_id"]).not.toBe(first?.record["session_id"]);
  });

  test("log pings are GET requests with a query to the log host, with the fingerprint id; a session begins with stat_reg, a failed page is told of as an event: log.stat_reg, log.events [ANALYTICS-SEND-04]", async ({
    page,
    sandbox,
  }) => {
    const methods: string[] = [];
    page.on("request", (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (hostname.startsWith("log.")) methods.push(`${request.method()} ${pathname}`);
    });
    await page.goto(`/video/${"0".repeat(32)}/`);
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("error");
    const cid = await visitorOf(page);
    const own = async (kind: string) =>
      (await pingsOf(page, sandbox, kind)).filter(({ payload }) => payload["fingerprint_id"] === cid);
    await expect.poll(() => own("stat_reg"), sent).toHaveLength(1);
    const failed = async () => (await own("events")).filter(({ payload }) => payload["target"] === "getVideoPage");
    await expect.poll(failed, sent).toHaveLength(1);
    expect((await failed())[0]?.payload).toMatchObject({
      event_type: "error",
      device: "desktop",
      target: "getVideoPage",
      error_message: "deleted 404",
      sid: (await told(page, sandbox))[0]?.record["session_id"],
    });
    expect(new Set(methods)).toEqual(new Set(["GET /backend/stat_reg", "GET /backend/events"]));
  });

  test("failures are told by their kind: login for 401, block for 403, deleted for 404, other for anything else: rule.errorType [ERROR-FETCH-04] [ANALYTICS-NUMBERS-09]", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    const types: [number, string][] = [
      [401, "login"],
      [403, "block"],
      [404, "deleted"],
      [500, "other"],
    ];
    await page.goto("/feeds/kino/");
    await toggleTheme(page);
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("theme.dark");
    for (const [status] of types) {
      await page.route(/\/video\/recommendation\//, (route) =>
        route.fulfill({ status, json: { detail: "нет" }, headers: { "x-kadr-fault": "status" } }),
      );
      await page.goto(`/video/${SEED.demoVideoId}/?case=${status}`);
      await expect
        .poll(async () => (await told(page, sandbox)).filter(({ params }) => params["status"] === status), sent)
        .not.toHaveLength(0);
      await page.unroute(/\/video\/recommendation\//);
    }
    const errors = (await told(page, sandbox)).filter(({ target }) => target === "error");
    for (const [status, type] of types)
      expect(errors.find(({ params }) => params["status"] === status)?.params["type"]).toBe(type);
  });

  test("the conversion pixel is asked for with credentials only where the flag is 1 or true, and its query holds the client, the tag and the record in numbered fields: conversion.pageview, storage.enableWeborama [ANALYTICS-SEND-03]", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    const asked = listen(page);
    const pixels = () => asked.filter(({ url }) => new URL(url).pathname === "/pixel");
    let views = 0;
    const hits = async () => (await told(page, sandbox)).filter(({ operation }) => operation === "hit");
    for (const flag of [null, "0", "1", "true"]) {
      await keep(page, "enableWeborama", flag);
      const before = pixels().length;
      views += 1;
      await page.goto("/");
      await expect.poll(hits, sent).toHaveLength(views);
      expect(pixels().length - before, `flag ${flag}`).toBe(flag === "1" || flag === "true" ? 1 : 0);
    }
    const cid = await visitorOf(page);
    const [ping] = (await pingsOf(page, sandbox, "pixel")).filter(({ payload }) => payload["client_id"] === cid);
    const hit = (await hits())[2];
    expect(ping?.payload).toEqual({
      site_id: "kadr",
      client_id: cid,
      tag_id: "9",
      ...Object.fromEntries(Object.values(hit?.record ?? {}).map((value, index) => [`o${index + 1}`, value])),
    });
  });

  test("the pixel needs a site id besides; a counter or groups of A/B tests that are missing only leave a line in the console: rule.pixelGate, rule.missingToken [ANALYTICS-SEND-02, COMMON-TOGGLES-05]", async ({
    page,
    sandbox,
    troubles,
  }) => {
    const asked = listen(page);
    const pixels = () => asked.filter(({ url }) => new URL(url).pathname === "/pixel");
    const hits = async () => (await told(page, sandbox)).filter(({ operation }) => operation === "hit");
    /** The documents to come say nothing of a name of the configuration. */
    const leaveOut = (name: string) =>
      page.addInitScript((left) => {
        const find = Document.prototype.getElementById;
        Document.prototype.getElementById = function (id) {
          const element = find.call(this, id);
          if (id !== "kadr-config" || element === null) return element;
          const config = JSON.parse(element.textContent) as Record<string, unknown>;
          delete config[left];
          return { textContent: JSON.stringify(config) } as HTMLElement;
        };
      }, name);
    const credentials: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/pixel")
        void request.allHeaders().then((headers) => credentials.push(headers["cookie"] ?? ""));
    });
    await page.context().addCookies([{ name: "of_pixel", value: "1", domain: ".kadr.localhost", path: "/" }]);
    await keep(page, "enableWeborama", "1");
    await page.goto("/info/about/");
    await expect.poll(hits, sent).toHaveLength(1);
    await expect.poll(() => credentials).toEqual([expect.stringContaining("of_pixel=1")]);
    await leaveOut("siteId");
    await page.goto("/info/about/");
    await expect.poll(hits, sent).toHaveLength(2);
    expect(pixels()).toHaveLength(1);

    await leaveOut("metricsUrl");
    await page.route("**/abtests/active-tests/", (route) =>
      route.fulfill({ status: 403, headers: { "x-kadr-fault": "status" }, json: { detail: "нет" } }),
    );
    expect(troubles).toEqual([]);
    await page.goto("/info/about/");
    const lines = () => troubles.map((line) => /there is no counter|A\/B tests are not known/.exec(line)?.[0]).sort();
    await expect.poll(lines, sent).toEqual(["A/B tests are not known", "there is no counter"]);
    await toggleTheme(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("О сервисе");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await hits()).toHaveLength(2);
    troubles.length = 0;
  });

  test("nothing sensitive is in anything that is sent: no e-mail, no password, no key, no digits of a card or a phone, nothing that was typed", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    await keep(page, "enableWeborama", "1");
    const asked = listen(page);
    const card = "4111 1111 1111 1111";
    await page.goto(`/nowhere/vera@kadr.example/?token=Zx81kd&utm_source=vera%40kadr.example#eyJhbGciOi.eyJzdWIi.c2ln`);
    await expect.poll(() => idsTold(page, sandbox), sent).not.toHaveLength(0);
    await page.goto(`/video/private/${SEED.privateId}/?pepper=${SEED.pepper}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(async () => (await idsTold(page, sandbox)).length, sent).toBeGreaterThan(1);
    await searchField(page).fill(`${card} +7 912 345-67-89 vera@kadr.example`);
    await searchField(page).press("Enter");
    await expect(page).toHaveURL(/search/);
    await banner(page).getByRole("button", { name: "Вход и регистрация" }).click();
    await fillSignIn(page);
    await toggleTheme(page);
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["theme.dark", "search.text"]));
    const everything = JSON.stringify([asked, await pingsOf(page, sandbox)]);
    expect(asked.length).toBeGreaterThan(4);
    for (const secret of [
      SEED.viewer.email,
      SEED.viewer.name,
      SEED.password,
      SEED.pepper,
      "vera",
      "Zx81kd",
      "4111 1111",
      "41111111",
      "345-67-89",
      ...(await page.context().cookies()).filter(({ name }) => name.includes("session")).map(({ value }) => value),
    ])
      expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(/[^\s"@]+@[^\s"@]+\.[a-z]{2,}/i);
    expect(everything).not.toMatch(/eyJ[\w-]+\./);
    expect(everything).not.toMatch(/\d(?:[ -]?\d){15}/);
  });
});

test.describe("what becomes of it", () => {
  test.beforeEach(({ page }) => agree(page));

  test("what waits when the page is left arrives all the same", { tag: "@journey" }, async ({ page, sandbox }) => {
    await page.goto("/");
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("hit /");
    const cid = await visitorOf(page);
    await toggleTheme(page);
    // At once: the two seconds in which events gather have not passed.
    await page.goto("about:blank");
    await expect
      .poll(
        async () =>
          (await pingsOf(page, sandbox, "counter"))
            .filter(({ payload }) => (payload["record"] as Record<string, string>)["cid"] === cid)
            .map(({ payload }) => payload["target"]),
        sent,
      )
      .toContain("theme.dark");
  });

  test("what could not be sent without a network is sent once it is back, once and in its order", async ({
    page,
    sandbox,
    context,
  }) => {
    test.slow();
    const clock = await takeClock(page);
    await page.goto("/");
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("hit /");
    await context.setOffline(true);
    for (let press = 0; press < 4; press += 1) await toggleTheme(page);
    await longEnough(clock);
    await context.setOffline(false);
    const themes = async () => (await idsTold(page, sandbox)).filter((id) => id.startsWith("theme"));
    await expect.poll(themes, sent).toHaveLength(4);
    expect(await themes()).toEqual(["theme.dark", "theme.light", "theme.dark", "theme.light"]);
    await longEnough(clock);
    expect(await themes()).toHaveLength(4);
  });

  for (const [what, fail] of [
    ["answers 500", { status: 500 }],
    ["asks to wait", { status: 429, headers: { "retry-after": "3", "access-control-expose-headers": "retry-after" } }],
  ] as const)
    test(`a counter that ${what} is tried again later, and nothing is lost`, async ({ page, sandbox }) => {
      test.slow();
      let tries = 0;
      await page.route(counter, (route) => {
        tries += 1;
        return tries <= 2
          ? route.fulfill({
              ...fail,
              headers: {
                "access-control-allow-origin": sandbox.url,
                "access-control-allow-credentials": "true",
                ...("headers" in fail ? fail.headers : {}),
              },
            })
          : route.continue();
      });
      await page.goto("/");
      await toggleTheme(page);
      await expect
        .poll(() => idsTold(page, sandbox), { timeout: patience(40_000) })
        .toEqual(expect.arrayContaining(["hit /", "theme.dark"]));
      expect(tries).toBeGreaterThanOrEqual(3);
    });

  test("a counter that is away for a whole visit never breaks the page, however much there is to tell", async ({
    page,
  }) => {
    test.slow();
    let tries = 0;
    await page.route(counter, (route) => {
      tries += 1;
      return route.abort();
    });
    const clock = await takeClock(page);
    await page.goto("/");
    await page.locator("main article").first().waitFor();
    await expect.poll(() => tries, sent).toBeGreaterThan(0);
    const button = banner(page).getByRole("button", { name: /тема/i });
    await button.evaluate((element: HTMLElement) => {
      for (let press = 0; press < 1000; press += 1) element.click();
    });
    const before = tries;
    await longEnough(clock);
    expect(tries - before, "tries in eight seconds").toBeLessThan(8);
    await page.locator("main article").first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
