import type { Page, Request } from "@playwright/test";
import { backgroundOf } from "./support/background.ts";
import { takeClock } from "./support/clock.ts";
import { drawn } from "./support/drawn.ts";
import { hold } from "./support/lines.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

interface Pictures {
  /** By the address without its origin. */
  readonly loaded: readonly { readonly url: string; readonly bytes: number }[];
  /** Waits until every picture that was asked for is there. */
  readonly complete: () => Promise<void>;
}

/** Pictures that a page has loaded by the time that nothing more begins by itself. */
async function picturesOf(page: Page, path: string): Promise<Pictures> {
  const loaded: { url: string; bytes: number }[] = [];
  const responses = new Set<string>();
  const requests = new Set<Request>();
  const isPicture = (request: Request): boolean =>
    request.resourceType() === "image" && new URL(request.url()).hostname.startsWith("media.");
  const read = async (request: Request): Promise<void> => {
    // A response with a number that was here before comes out of the browser's cache and was not loaded again.
    const respond = (await request.response())?.headers()["x-request-id"] ?? request.url();
    if (responses.has(respond)) return;
    responses.add(respond);
    // A response that still comes when the test is over has no size any more.
    const sizes = await request.sizes().catch(() => null);
    if (sizes === null) return;
    loaded.push({ url: request.url().replace(/^https?:\/\/[^/]+/, ""), bytes: sizes.responseBodySize });
  };
  page.on("request", (request) => isPicture(request) && requests.add(request));
  page.on("requestfailed", (request) => requests.delete(request));
  page.on("requestfinished", async (request) => {
    if (!requests.has(request)) return;
    await read(request);
    requests.delete(request);
  });
  const complete = async (): Promise<void> => {
    await drawn(page);
    await expect.poll(() => requests.size, { message: "pictures that are on their way" }).toBe(0);
  };
  const clock = await takeClock(page);
  const background = backgroundOf(page);
  await page.goto(path);
  await page.locator("main article").nth(5).waitFor();
  await background;
  // longer than what an idle page begins by a timer waits
  await clock.runFor(1500);
  await clock.answered();
  await complete();
  return { loaded, complete };
}

/** Pictures in sight: how many there are, and how many of them are not there yet. */
const inSight = (page: Page): Promise<{ readonly all: number; readonly missing: number }> =>
  page.evaluate(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      // a row that is scrolled sideways shows no more than its own width
      const row = image.closest("[data-shelf-cards]")?.parentElement?.getBoundingClientRect();
      const [from, to] = [Math.max(0, row?.left ?? 0), Math.min(innerWidth, row?.right ?? innerWidth)];
      return bottom > 0 && top < innerHeight && right > from && left < to;
    });
    return {
      all: seen.length,
      missing: seen.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
    };
  });

/** Scrolls by a screen, as a person does: what comes into sight is looked at. */
async function readOn(page: Page): Promise<void> {
  const from = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 800);
  await expect
    .poll(() => page.evaluate((y) => scrollY > y || scrollY + innerHeight >= document.body.scrollHeight - 1, from))
    .toBe(true);
  await drawn(page);
  await expect
    .poll(async () => (await inSight(page)).missing, { message: "pictures in sight that are not there" })
    .toBe(0);
}

test.describe("what a page loads", () => {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

    test("home loads the pictures in sight and a row more, and goes on as it is scrolled", async ({ page }) => {
      const { loaded } = await picturesOf(page, "/");
      expect((await inSight(page)).all).toBeGreaterThan(5);
      expect(loaded.length, "pictures").toBeLessThanOrEqual(16);
      expect(
        loaded.reduce((sum, { bytes }) => sum + bytes, 0),
        "bytes",
      ).toBeLessThan(100_000);
      const first = loaded.length;
      await page.evaluate(() => scrollBy(0, innerHeight));
      await expect.poll(() => loaded.length).toBeGreaterThan(first);
      await expect
        .poll(async () => (await inSight(page)).missing, { message: "pictures in sight that are not there" })
        .toBe(0);
    });
  });

  for (const [name, path] of [
    ["home", "/"],
    ["the watch page", `/video/${SEED.demoVideoId}/`],
  ] as const)
    test(`no picture is loaded at two addresses or twice: ${name}`, async ({ page }) => {
      const { loaded, complete } = await picturesOf(page, path);
      for (let screen = 0; screen < 8; screen++) await readOn(page);
      await complete();
      // round pictures stand in several sizes and have one address
      const avatars = loaded.map(({ url }) => url).filter((url) => /avatar/.test(url));
      const files = avatars.map((url) => url.split("?")[0]);
      expect(
        files.filter((file, index) => files.indexOf(file) !== index),
        "avatars",
      ).toEqual([]);
      const urls = loaded.map(({ url }) => url);
      expect(
        urls.filter((url, index) => urls.indexOf(url) !== index),
        "pictures",
      ).toEqual([]);
    });

  test("no call ends cancelled, on home and on the watch page", async ({ page }) => {
    test.slow();
    const cancelled: string[] = [];
    page.on("requestfailed", (request) => {
      if (request.url().includes("/backend/"))
        cancelled.push(`${request.method()} ${request.url()} ${request.failure()?.errorText}`);
    });
    const clock = await takeClock(page);
    for (const path of [
      "/",
      `/video/${SEED.demoVideoId}/`,
      "/",
      `/video/${SEED.demoVideoId}/`,
      "/",
      `/video/${SEED.demoVideoId}/`,
    ]) {
      const background = backgroundOf(page);
      await page.goto(path);
      await page.locator("main article").nth(5).waitFor();
      // also the calls that nothing waits for are made by then, and each has its answer
      await background;
      await clock.runFor(3000);
      await clock.answered();
    }
    expect(cancelled).toEqual([]);
  });

  test("the fonts come with the document, before its code is there", async ({ page }) => {
    const release = await hold(page, /\/host\.[0-9a-f]{8}\.js$/);
    const fonts: string[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "font") fonts.push(request.url());
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(() => fonts.length).toBe(2);
    // drawn by the server, and not alive yet
    expect(await page.locator("#root").evaluate((root) => Object.keys(root).length)).toBe(0);
    release();
    await page.locator("main article").nth(20).waitFor();
    await page.waitForLoadState("networkidle");
    expect(fonts, "no letter of home is in another file").toHaveLength(2);
  });
});

test.describe("the net under all journeys", () => {
  test(
    "reads the calls of a visit, and catches what is not as the spec says",
    { tag: "@journey" },
    async ({ page, traffic }) => {
      await page.goto("/");
      // The first answers come in the document itself: the next page is called for.
      await page.locator("main article").first().getByRole("link").first().click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => traffic.checked, { message: "calls are read" }).toBeGreaterThan(2);
      expect(await traffic.faults()).toEqual([]);

      const ask = (path: string) =>
        page.evaluate((address) => fetch(address).then((response) => response.text()), `/backend${path}`);
      const plant = async (path: string, respond: { status?: number; body: string }) => {
        await page.route(`**/backend${path}`, (route) =>
          route.fulfill({ status: 200, contentType: "application/json", ...respond }),
        );
        await ask(path);
        await page.unroute(`**/backend${path}`);
        return (await traffic.faults()).splice(0).join("\n");
      };
      await expect(plant("/info/partners/", { body: '{"hosts":"kadr.example"}' })).resolves.toMatch(
        /listPartners 200: .*hosts must be array/,
      );
      await expect(plant("/info/partners/", { body: "{}" })).resolves.toMatch(/required property 'hosts'/);
      await expect(plant("/info/partners/", { status: 418, body: "{}" })).resolves.toMatch(/does not declare 418/);
      await expect(plant("/info/partners/", { body: "<html>" })).resolves.toMatch(/listPartners 200/);
      await expect(plant("/no/such/call/", { body: "{}" })).resolves.toMatch(/is no operation of the spec/);
    },
  );
});
