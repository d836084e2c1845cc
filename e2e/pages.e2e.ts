import sharp from "sharp";
import { drawn } from "./support/drawn.ts";
import { hold } from "./support/lines.ts";
import { expectToPlay, logOut, position, SEED, signIn } from "./support/people.ts";
import { pressInFrame } from "./support/press.ts";
import { expect, test } from "./support/test.ts";

test("a page that is drawn stays when what the rest of the visit needs is fetched", async ({ page }) => {
  for (const path of ["/", `/video/${SEED.demoVideoId}/`, "/search/"]) {
    const later = ["/info/partners/", "/redirects"].map((call) =>
      page.waitForResponse((response) => response.url().includes(call)),
    );
    await page.goto(path);
    const heading = await page.locator("main h1").elementHandle();
    await Promise.all(later);
    await page.waitForLoadState("networkidle");
    expect(await heading?.evaluate((element) => element.isConnected), path).toBe(true);
  }
});

test.describe("home", () => {
  test(
    "shelves come five at a time, and Back restores them, the scroll and the focus [FEED-LOAD-03]",
    { tag: "@journey" },
    async ({ page }) => {
      const requests: string[] = [];
      page.on("request", (request) => {
        const ids = /\/resources\/([\d,]+)\//.exec(decodeURIComponent(request.url()))?.[1];
        if (ids !== undefined) requests.push(ids);
      });
      await page.goto("/");
      const shelves = page.locator("main section").filter({ has: page.getByRole("heading", { level: 2 }) });
      await shelves.nth(2).waitFor();
      expect(requests[0]?.split(",").length).toBeLessThanOrEqual(5);
      await expect(async () => {
        await page.mouse.wheel(0, 900);
        expect(await shelves.count()).toBeGreaterThan(9);
      }).toPass();
      for (const ids of requests) expect(ids.split(",").length).toBeLessThanOrEqual(5);

      const card = page.locator("main article a[href*='/video/']").filter({ visible: true }).nth(40);
      await card.scrollIntoViewIfNeeded();
      const title = await card.getAttribute("aria-label");
      const scrolled = await page.evaluate(() => window.scrollY);
      const count = await shelves.count();
      await card.click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.goBack();
      await expect.poll(() => shelves.count()).toBeGreaterThanOrEqual(count - 1);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 150);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(title);
    },
  );

  test("Back finds its place deep on home, also by a link that stands there many times", async ({ page }) => {
    await page.goto("/");
    await expect(async () => {
      await page.mouse.wheel(0, 900);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(5600);
    }).toPass();
    await drawn(page);
    const mostOften = await page.evaluate(() => {
      const inSight = [...document.querySelectorAll("main a[href^='/channel/']")].filter((link) => {
        const { top, bottom, left, right } = link.getBoundingClientRect();
        return top > 150 && bottom < window.innerHeight && left > 0 && right < window.innerWidth;
      });
      const countOf = (link: Element) =>
        document.querySelectorAll(`main a[href="${CSS.escape(link.getAttribute("href") ?? "")}"]`).length;
      const [link] = inSight.sort((one, other) => countOf(other) - countOf(one));
      link?.setAttribute("data-followed", "");
      return { href: link?.getAttribute("href"), count: link ? countOf(link) : 0 };
    });
    expect(mostOften.count).toBeGreaterThan(1);
    const scrolled = await page.evaluate(() => window.scrollY);
    const followed = page.locator("[data-followed]");
    const before = await followed.boundingBox();
    await followed.click();
    await expect(page).toHaveURL(/\/channel\//);
    await page.goBack();
    const focused = page.locator(`main a[href="${mostOften.href}"]:focus`);
    await expect(focused).toBeVisible();
    await drawn(page);
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1);
    expect((await focused.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

  test("Back finds its place also when it comes before the next page does", async ({ page }) => {
    await page.goto("/");
    const card = page.locator("main article a[href*='/video/']").nth(25);
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(100);
    const release = await hold(page, "**/*.js");
    const request = page.waitForRequest("**/*.js");
    await card.click();
    await page.waitForURL(/\/video\//);
    const code = (await request).response();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
    // and keeps it when that page comes after all
    release();
    await code;
    await drawn(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test("nothing shifts while the page loads, and the theme follows the system until one is chosen [THEME-TOGGLE-01, THEME-TOGGLE-02]", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) (globalThis as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    /** How light the page's ground is on screen, 0 to 255. */
    const ground = async (): Promise<number> =>
      (
        await sharp(await page.screenshot({ clip: { x: 4, y: 300, width: 1, height: 1 } }))
          .raw()
          .toBuffer()
      )[0] ?? 0;
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await page.locator("main article").nth(20).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.001);
    expect(await ground()).toBeLessThan(60);
    await page.getByRole("button", { name: "Тёмная тема" }).click();
    await expect.poll(ground).toBeGreaterThan(200);
    const cookie = (await context.cookies()).find(({ name }) => name === "theme");
    expect(cookie?.value).toBe("light");
    // browsers cut a cookie's life at 400 days; what we ask for is 3650 (ThemeStore's unit test)
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(390 * 86_400_000);
    await page.reload();
    await expect.poll(ground).toBeGreaterThan(200);
  });
});

test.describe("the video page", () => {
  test(
    "has its title, description, canonical address, card for sharing and the poster's preload in the HTML that the server sends",
    { tag: "@journey" },
    async ({ request, sandbox }) => {
      const response = await request.get(
        `${sandbox.url.replace("kadr.localhost", "127.0.0.1")}/video/${SEED.demoVideoId}/`,
        { headers: { host: new URL(sandbox.url).host } },
      );
      const html = await response.text();
      for (const part of [
        "<title>Рассвет в горах",
        'name="description"',
        'rel="canonical"',
        'property="og:title"',
        'property="og:image"',
        "application/ld+json",
        'rel="preload"',
      ])
        expect(html).toContain(part);
    },
  );

  test("chapters of the description lead to their moment, and a shared link with a time opens there", async ({
    page,
  }) => {
    await page.goto(`/video/${SEED.longVideoId}/?t=200`);
    await expectToPlay(page);
    expect(await position(page)).toBeGreaterThan(199);
    await page.getByRole("button", { name: "Показать полностью" }).click();
    await page.locator("main p a[href*='t=']").nth(1).click();
    await expect.poll(() => position(page)).toBeLessThan(195);
    await expectToPlay(page);
  });

  test("share offers the link with the time of now and tells that it was copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/video/${SEED.longVideoId}/?t=90`);
    await expectToPlay(page);
    await page.getByRole("button", { name: "Поделиться" }).click();
    const dialog = page.getByRole("dialog", { name: /Поделиться/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("checkbox").or(dialog.getByRole("switch")).first().check({ force: true });
    await dialog
      .getByRole("button", { name: /опировать/ })
      .first()
      .click();
    await expect(page.getByText("Ссылка скопирована в буфер обмена").first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/video/${SEED.longVideoId}/\\?t=9\\d`),
    );
  });
});

test.describe("sign-in", () => {
  test(
    "a wrong password says so beside the form and keeps what was typed; log-out clears",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto("/");
      await page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
      const frame = page.frameLocator("iframe");
      await frame.getByRole("textbox", { name: "Электронная почта" }).fill(SEED.viewer.email);
      await frame.getByRole("textbox", { name: "Пароль" }).fill("не тот");
      await pressInFrame(frame.getByRole("button", { name: "Войти", exact: true }));
      await expect(frame.getByRole("alert").or(frame.locator("[aria-invalid=true]")).first()).toBeVisible();
      await expect(frame.getByRole("textbox", { name: "Электронная почта" })).toHaveValue(SEED.viewer.email);
      await page.getByRole("dialog").getByRole("button", { name: "Закрыть" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await signIn(page);
      await page.getByRole("button", { name: "Меню пользователя" }).click();
      await expect(page.getByText(SEED.viewer.email)).toBeVisible();
      await page.keyboard.press("Escape");
      await logOut(page);
      await page.reload();
      await expect(page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" })).toBeVisible();
    },
  );
});

test("an embedded card of the news is a frame of the media host; a press on it is one on the card's own link, by keys too [CARD-RENDER-08]", async ({
  page,
}) => {
  // Messages to the page by the port that it gave to the frame.
  await page.addInitScript(() => {
    const said: unknown[] = [];
    Object.assign(window, { said });
    const Own = window.MessageChannel;
    window.MessageChannel = class extends Own {
      constructor() {
        super();
        this.port1.addEventListener("message", ({ data }) => said.push((data as { kind?: unknown } | null)?.kind));
      }
    };
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await page.goto("/feeds/catalog/");
  const shelf = page.locator("main section").filter({ has: page.getByRole("heading", { name: "Новости" }) });
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(shelf.locator("iframe").first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const first = shelf.locator("iframe").first();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute("src", /^http:\/\/media\.kadr\.localhost:\d+\/news\/.*hide-header=1/);
  await expect(first.contentFrame().getByText("На Байкале встал первый лёд")).toBeVisible();
  // The frame's messages are heard once the watch of cards is loaded.
  await expect.poll(said).toContain("ready");
  const box = await first.boundingBox();
  if (box === null) throw new Error("the frame has no place");
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.click(...middle, { button: "right" });
  await page.keyboard.press("Escape");
  const [aside] = await Promise.all([
    page.context().waitForEvent("page"),
    page.mouse.click(...middle, { button: "middle" }),
  ]);
  await expect(aside).toHaveURL(/\/news\/priroda\/lyod-na-baykale\/$/);
  await aside.close();
  // By keys one passes from the card's link to the next card's: nothing within the frame takes the focus.
  const link = shelf.getByRole("link", { name: "На Байкале встал первый лёд" });
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  expect(await said()).not.toContain("cardClick");
  await page.mouse.click(...middle);
  await expect(page).toHaveURL(/\/news\/priroda\/lyod-na-baykale\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("На Байкале встал первый лёд");
});
