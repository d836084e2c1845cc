import type { Page } from "@playwright/test";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** Pictures that a page has loaded, by the address without its origin. */
async function picturesOf(page: Page, path: string): Promise<{ url: string; bytes: number }[]> {
  const loaded: { url: string; bytes: number }[] = [];
  const answers = new Set<string>();
  page.on("requestfinished", async (request) => {
    if (request.resourceType() !== "image" || !new URL(request.url()).hostname.startsWith("media.")) return;
    // A response with a number that was here before comes out of the browser's cache and was not loaded again.
    const answer = (await request.response())?.headers()["x-request-id"] ?? request.url();
    if (answers.has(answer)) return;
    answers.add(answer);
    // What still comes when the test is over has no size any more.
    const sizes = await request.sizes().catch(() => null);
    if (sizes === null) return;
    loaded.push({ url: request.url().replace(/^https?:\/\/[^/]+/, ""), bytes: sizes.responseBodySize });
  });
  await page.goto(path);
  await page.locator("main article").nth(5).waitFor();
  await page.waitForLoadState("networkidle");
  // time itself is meant: what begins by an idle page's timer is announced by no event
  await page.waitForTimeout(1500);
  return loaded;
}

test.describe("what a page loads", () => {
  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

    test("home loads the pictures in sight and a row more, and goes on as it is scrolled", async ({ page }) => {
      const loaded = await picturesOf(page, "/");
      const inSight = await page.evaluate(
        () =>
          [...document.images].filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          }).length,
      );
      expect(inSight).toBeGreaterThan(5);
      expect(loaded.length, "pictures").toBeLessThanOrEqual(16);
      expect(
        loaded.reduce((sum, { bytes }) => sum + bytes, 0),
        "bytes",
      ).toBeLessThan(100_000);
      const first = loaded.length;
      await page.evaluate(() => scrollBy(0, innerHeight));
      await expect.poll(() => loaded.length).toBeGreaterThan(first);
      await expect
        .poll(
          () =>
            page.evaluate(
              () =>
                [...document.images].filter((image) => {
                  const { top, bottom, left, right } = image.getBoundingClientRect();
                  return (
                    bottom > 0 &&
                    top < innerHeight &&
                    right > 0 &&
                    left < innerWidth &&
                    !(image.complete && image.naturalWidth > 0)
                  );
                }).length,
            ),
          { message: "pictures in sight that are not there" },
        )
        .toBe(0);
    });
  });

  for (const [name, path] of [
    ["home", "/"],
    ["the watch page", `/video/${SEED.demoVideoId}/`],
    ["channels", "/feeds/kino/"],
  ] as const)
    test(`no picture is loaded at two addresses or twice: ${name}`, async ({ page }) => {
      const loaded = await picturesOf(page, path);
      // round pictures stand in several sizes and have one address
      for (let screen = 0; screen < 8; screen++) {
        await page.mouse.wheel(0, 800);
        // as a person scrolls, so that pictures begin to load which are passed by
        await page.waitForTimeout(200);
      }
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

  for (const [name, path] of [
    ["home", "/"],
    ["the watch page", `/video/${SEED.demoVideoId}/`],
  ] as const)
    test(`no call ends cancelled: ${name}`, async ({ page }) => {
      test.slow();
      const cancelled: string[] = [];
      page.on("requestfailed", (request) => {
        if (request.url().includes("/backend/"))
          cancelled.push(`${request.method()} ${request.url()} ${request.failure()?.errorText}`);
      });
      for (let visit = 0; visit < 4; visit++) {
        await page.goto(path);
        await page.locator("main article").nth(5).waitFor();
        // the calls that nothing waits for come about a second later; that none of them is called off is told by no event
        await page.waitForTimeout(3000);
      }
      expect(cancelled).toEqual([]);
    });

  test("the fonts come with the document, before its code is there", async ({ page }) => {
    await page.route(/\/host\.[0-9a-f]{8}\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const fonts: string[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "font") fonts.push(request.url());
    });
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(() => fonts.length).toBe(2);
    // drawn by the server, and not alive yet
    expect(await page.locator("#root").evaluate((root) => Object.keys(root).length)).toBe(0);
    await page.locator("main article").nth(5).waitFor();
    expect(fonts).toHaveLength(2);
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
      const plant = async (path: string, answer: { status?: number; body: string }) => {
        await page.route(`**/backend${path}`, (route) =>
          route.fulfill({ status: 200, contentType: "application/json", ...answer }),
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
