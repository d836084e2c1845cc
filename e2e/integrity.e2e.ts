import fs from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** Errors of the browser on the refusal, and of React on the chunk that did not come. */
const refused = /digest|integrity|dynamically imported module|Failed to fetch|error boundary|The above error/i;

/** Not as one that did not come. */
const byHash = /valid digest in the 'integrity'/;

/** The chunk of this name as the build has it, with a line of somebody else's before it. */
const tamper = (page: Page, chunk: string): Promise<unknown> =>
  page.route(new RegExp(`/${chunk}\\.[0-9a-f]{8}\\.js$`), (route) => {
    const file = path.join(import.meta.dirname, "../host/dist", new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: "text/javascript; charset=utf-8",
      body: `window.isTampered = true;${fs.readFileSync(file, "utf8")}`,
    });
  });

test.describe("a script that was changed on the way", () => {
  test("is refused: its section says so and the page lives", { tag: "@journey" }, async ({ page, troubles }) => {
    await tamper(page, "Comments");
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Рассвет в горах");
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(page.getByRole("main").getByText("Не получилось загрузить", { exact: true })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByRole("button", { name: "Поделиться" })).toBeEnabled();
    expect(await page.evaluate(() => "isTampered" in window)).toBe(false);
    expect(troubles.join()).toMatch(byHash);
    expect(troubles.filter((trouble) => !refused.test(trouble))).toEqual([]);
    troubles.length = 0;
  });

  test("cannot come unnoticed: every script of a page is held to its hash", async ({ page }) => {
    for (const path of ["/", `/video/${SEED.demoVideoId}/`]) {
      const response = await page.goto(path);
      await page.locator("main h1, main h2").first().waitFor();
      expect((await response?.allHeaders())?.["integrity-policy"]).toBe("blocked-destinations=(script)");
      const listed = await page
        .locator('script[type="importmap"]')
        .evaluate((map) => Object.keys((JSON.parse(map.textContent ?? "") as { integrity: object }).integrity));
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name))
          .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith(".js"))
          .map(({ pathname }) => pathname),
      );
      expect(loaded.length).toBeGreaterThan(0);
      expect(loaded.filter((address) => !listed.includes(address))).toEqual([]);
    }
  });
});
