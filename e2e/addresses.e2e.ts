import { errorPageTexts } from "../host/src/texts/errors.ts";
import { pages } from "../openapi/pages/table.ts";
import { drawn } from "./support/drawn.ts";
import { follow } from "./support/follow.ts";
import { hold } from "./support/lines.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const notFound = { name: "Страница не найдена", level: 1 } as const;

test.describe("addresses of the redirect table", () => {
  test("lead on at once when they are opened directly, a partner's site without a question [ROUTE-TABLE-03]", async ({
    page,
    request,
    sandbox,
  }) => {
    // no resolver knows names under localhost
    const { host, port } = new URL(sandbox.url);
    const ask = (path: string) =>
      request.get(`http://127.0.0.1:${port}${path}`, { maxRedirects: 0, headers: { host } });
    const table = (await (await ask("/backend/redirects/")).json()) as Record<string, string>;
    expect(Object.keys(table).length).toBeGreaterThan(4);
    for (const [path, target] of Object.entries(table)) {
      const response = await ask(path);
      expect([path, response.status(), response.headers()["location"]]).toEqual([path, 302, target]);
    }
    const documents: (number | undefined)[] = [];
    page.on("response", (response) => response.request().isNavigationRequest() && documents.push(response.status()));
    await page.goto("/rassvet/");
    await expect(page).toHaveURL(new RegExp(`${SEED.demoVideoId}/$`));
    expect(documents).toEqual([302, 200]);

    const partner = page.waitForRequest("https://help.kadr.example/");
    // nobody answers there: that it is asked for is all
    await page.goto(`${sandbox.url}/help/`).catch(() => undefined);
    expect((await partner).isNavigationRequest()).toBe(true);
  });

  test("inside the app take the whole window to a partner, also before the list of partners is there [ROUTE-TABLE-05]", async ({
    page,
  }) => {
    await page.route("https://help.kadr.example/", (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: "<h1>Помощь</h1>" }),
    );
    const release = await hold(page, "**/info/partners/");
    const request = page.waitForRequest("**/info/partners/");
    const redirects = page.waitForResponse("**/backend/redirects/");
    await page.goto("/");
    const shown: string[] = [];
    await page.exposeFunction("onShown", (text: string) => shown.push(text));
    await page.evaluate(() => {
      new MutationObserver(() => {
        const text = document.querySelector("[role=alertdialog], main h1")?.textContent ?? "";
        (window as unknown as { onShown: (text: string) => void }).onShown(text);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await follow(page, "/help/");
    await Promise.all([request, redirects]);
    await drawn(page);
    release();
    await expect(page.getByRole("heading", { name: "Помощь" })).toBeVisible();
    await expect(page).toHaveURL("https://help.kadr.example/");
    expect(shown.filter((text) => /не найдена|другой сайт/.test(text))).toEqual([]);
  });
});

test(
  "a private video keeps its place and its key on every way to it that stays in the tab, and shares without the key",
  { tag: "@journey" },
  async ({ page }) => {
    const address = `/video/private/${SEED.privateId}?pepper=${SEED.pepper}`;
    const heading = page.getByRole("heading", { name: /^Черновик/, level: 1 });
    for (const way of [address, `/video/${SEED.privateId}/?pepper=${SEED.pepper}`]) {
      await page.goto(way);
      await expect(heading).toBeVisible();
      await expect.poll(() => page.url()).toContain(address);
    }
    await page.reload();
    await expect(heading).toBeVisible();
    const moments = await page
      .locator("main p a[href*='t=']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(moments.length).toBeGreaterThan(0);
    for (const href of moments) expect(href).toContain(`${address}&t=`);

    await page.getByRole("button", { name: "Поделиться" }).click();
    const dialog = page.getByRole("dialog", { name: /Поделиться/ });
    await expect(dialog).toBeVisible();
    expect(await dialog.innerHTML()).not.toContain(SEED.pepper);
  },
);

for (const [who, email] of [
  ["a guest", undefined],
  ["who is signed in", SEED.viewer.email],
] as const)
  test(`every page of the table opens by its address to ${who}, further types among them [ROUTE-TABLE-01] [ROUTE-ADDRESS-19] [COMMON-PRODUCT-02]`, async ({
    page,
    arriveAt,
  }) => {
    test.slow();
    const example: Readonly<Record<string, string>> = {
      slug: "kino",
      tabSlug: "all",
      personId: "101",
      category: "nauka",
      code: "druzya",
    };
    /** Of a person and of a show there must be one. */
    const idIn = (pattern: string): string =>
      pattern.startsWith("/tags")
        ? "3"
        : pattern.startsWith("/live/chat")
          ? SEED.livestreamId
          : /video|audio|shorts|purchase/.test(pattern)
            ? SEED.demoVideoId
            : pattern.startsWith("/person")
              ? "302"
              : pattern.startsWith("/metainfo")
                ? "504"
                : "1";
    // The rest of a page's address is one of its sections; what may be left out is.
    const pathOf = (pattern: string) =>
      pattern
        .replace(/\/\*\?/, pattern.startsWith("/info") ? "/about" : "")
        .replaceAll(/\/:(\w+)\?/g, "")
        .replaceAll(/:(\w+)/g, (_, name: string) => (name === "id" ? idIn(pattern) : (example[name] ?? "1")));
    const lost: string[] = [];
    await (email === undefined ? page.goto("/info/agreement/") : arriveAt("/info/agreement/", email));
    for (const [name, { pattern }] of Object.entries(pages)) {
      // A document of its own, for frames of other sites (embed.e2e.ts).
      if (name === "embed") continue;
      const path = name === "news" ? "/news/nauka/teleskop-v-gorakh/" : pathOf(pattern);
      await follow(page, path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      for (const error of [notFound, { name: errorPageTexts.broken.title }])
        if (await page.getByRole("heading", error).isVisible()) lost.push(path);
    }
    expect(lost).toEqual([]);
    await expect(
      page.getByRole("button", { name: email === undefined ? "Вход и регистрация" : "Меню пользователя" }),
    ).toBeVisible();
  });

test("the button of an error page leads home, or reloads the page at home itself [ERROR-PAGE-07]", async ({ page }) => {
  await page.goto("/info/about/");
  await expect(page.locator("main h1")).toBeVisible();
  await page.route("**/backend/feed/**", (route) =>
    route.fulfill({
      status: 500,
      headers: { "x-kadr-fault": "error" },
      json: { code: "internal", detail: "Ошибка сервера" },
    }),
  );
  await follow(page, "/feeds/popular/");
  const broken = page.getByRole("heading", { name: "Что-то пошло не так", level: 1 });
  await expect(broken).toBeVisible();
  await page.getByRole("link", { name: "Перейти на главную" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(broken).toBeVisible();
  await page.unroute("**/backend/feed/**");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Обновить страницу" }).click();
  await loaded;
  await expect(page.locator("main article").first()).toBeVisible();
});
