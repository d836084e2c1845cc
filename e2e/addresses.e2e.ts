import type { Page } from "@playwright/test";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/**
 * Presses a link to an address of ours that nothing on the page leads to. It lies beside the app, over everything: React draws `main`
 * anew while the page comes, and takes with it what is not its own.
 */
async function follow(page: Page, href: string): Promise<void> {
  await expect(page.locator("main h1").first()).toBeAttached();
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = "Проверка";
    link.style.cssText = "position: fixed; inset: 0 auto auto 0; z-index: 2147483647";
    link.addEventListener("click", () => setTimeout(() => link.remove()));
    document.body.append(link);
  }, href);
  await page.getByText("Проверка", { exact: true }).click();
}

const notFound = { name: "Страница не найдена", level: 1 } as const;

test.describe("addresses of the redirect table", () => {
  test("lead on at once when they are opened directly, a partner's site without a question [ROUTE-TABLE-03]", async ({ page, request, sandbox }) => {
    // no resolver knows names under localhost
    const { host, port } = new URL(sandbox.url);
    const ask = (path: string) => request.get(`http://127.0.0.1:${port}${path}`, { maxRedirects: 0, headers: { host } });
    const table = (await (await ask("/backend/redirects/")).json()) as Record<string, string>;
    expect(Object.keys(table).length).toBeGreaterThan(4);
    for (const [path, target] of Object.entries(table)) {
      const answer = await ask(path);
      expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 302, target]);
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

  test("inside the app take the place of the entry for our own path [ROUTE-TABLE-04]", async ({ page }) => {
    await page.goto("/feeds/popular/");
    await follow(page, "/agreement/");
    await expect(page).toHaveURL(/\/info\/agreement\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/feeds\/popular\/$/);
  });

  test("inside the app take the whole window to a partner, also before the list of partners is there [ROUTE-TABLE-05]", async ({ page }) => {
    await page.route("https://help.kadr.example/", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: "<h1>Помощь</h1>" }));
    await page.route("**/info/partners/", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto("/");
    const shown: string[] = [];
    await page.exposeFunction("tellShown", (text: string) => shown.push(text));
    await page.evaluate(() => {
      new MutationObserver(() => {
        const text = document.querySelector("[role=alertdialog], main h1")?.textContent ?? "";
        (window as unknown as { tellShown: (text: string) => void }).tellShown(text);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await follow(page, "/help/");
    await expect(page.getByRole("heading", { name: "Помощь" })).toBeVisible();
    await expect(page).toHaveURL("https://help.kadr.example/");
    expect(shown.filter((text) => /не найдена|другой сайт/.test(text))).toEqual([]);
  });

  test("that lead in a circle, or where no link may lead, end in the 404 page, from inside and opened directly", async ({ page, sandbox }) => {
    const table = { "/krug-a/": "/krug-b/", "/krug-b/": "/krug-a/", "/k-sebe/": "/k-sebe/?ещё", "/skript/": "javascript:alert(1)" };
    await page.route("**/backend/redirects/", (route) => route.fulfill({ json: table }));
    for (const path of Object.keys(table)) {
      await page.goto("/feeds/popular/");
      await follow(page, path);
      await expect(page.getByRole("heading", notFound)).toBeVisible();
      // The tab still answers, and one step back is the page before.
      await page.goBack();
      await expect(page).toHaveURL(/\/feeds\/popular\/$/);
      await page.goto(`${sandbox.url}${path}`);
      await expect(page.getByRole("heading", notFound)).toBeVisible();
    }
  });

  test("ask before a stranger's site", async ({ page }) => {
    await page.route("**/backend/redirects/", (route) => route.fulfill({ json: { "/promo-vesna/": "https://neznakomets.example/" } }));
    await page.goto("/");
    await follow(page, "/promo-vesna/");
    await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toContainText("neznakomets.example");
  });
});

test("an unknown section of the library, the profile or the pages about the service ends in the 404 page, opened directly or from inside", async ({ page }) => {
  for (const path of ["/my/nowhere/", "/info/nowhere/", "/profile/nowhere/"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", notFound)).toBeVisible();
  }
  for (const path of ["/my/history/", "/info/agreement/", "/profile/notification"]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Раздел ещё в работе");
    await follow(page, `${path.replace(/\/$/, "")}/nowhere/`);
    await expect(page.getByRole("heading", notFound)).toBeVisible();
  }
});

test("a playlist whose address names a video plays it, with the playlist around it", async ({ page }) => {
  const title = { name: /^Рассвет в горах/, level: 1 } as const;
  await page.goto(`/plst/${SEED.playlistId}/?pl_video=${SEED.demoVideoId}`);
  await expect(page.getByRole("heading", title)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/video/${SEED.demoVideoId}/\\?playlist=${SEED.playlistId}$`));
  await page.goto("/");
  await follow(page, `/plst/${SEED.playlistId}/?pl_video=${SEED.demoVideoId}`);
  await expect(page.getByRole("heading", title)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/video/${SEED.demoVideoId}/\\?playlist=${SEED.playlistId}$`));
});

test("a private video keeps its place and its key on every way to it that stays in the tab, and shares without the key", async ({ page }) => {
  const address = `/video/private/${SEED.privateId}?pepper=${SEED.pepper}`;
  const heading = page.getByRole("heading", { name: /^Черновик/, level: 1 });
  for (const way of [address, `/video/${SEED.privateId}/?pepper=${SEED.pepper}`]) {
    await page.goto(way);
    await expect(heading).toBeVisible();
    await expect.poll(() => page.url()).toContain(address);
  }
  await page.reload();
  await expect(heading).toBeVisible();
  const moments = await page.locator("main p a[href*='t=']").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(moments.length).toBeGreaterThan(0);
  for (const href of moments) expect(href).toContain(`${address}&t=`);

  await page.getByRole("button", { name: "Поделиться" }).click();
  const dialog = page.getByRole("dialog", { name: /Поделиться/ });
  await expect(dialog).toBeVisible();
  expect(await dialog.innerHTML()).not.toContain(SEED.pepper);
});

test("an address that is only another way to write one is rewritten: a person's old address, a tab without its slash, the tab «all» [ROUTE-ADDRESS-04, ROUTE-ADDRESS-05, ROUTE-ADDRESS-06, ROUTE-ADDRESS-10]", async ({ page }) => {
  for (const [path, right] of [
    ["/video/person/101/", "/channel/101/"],
    ["/video/person/101/videos/page-2/?a=1", "/channel/101/videos/page-2/?a=1"],
    ["/channel/101/videos", "/channel/101/videos/"],
    ["/feeds/kids/all/?page=2", "/feeds/kids/?page=2"],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(right);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a video that has moved says so by the code 410 [ROUTE-ADDRESS-15, ERROR-FETCH-03]", async ({ page }) => {
  await page.goto(`/video/${SEED.demoVideoId}/?track_id=999999`);
  await expect(page.getByText("Упс, неправильная ссылка").first()).toBeVisible();
  await expect(page.locator("main").getByText("410")).toBeVisible();
});
