import type { Page } from "@playwright/test";
import { eventIdsOf } from "./support/measurement.ts";
import { expect, test, watch } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const notice = (page: Page) => page.getByRole("region", { name: "Файлы cookie" });
const appBanner = (page: Page) => page.getByRole("complementary", { name: "Приложение" });

/** Parts of the page that have moved without anybody's doing, as browsers count it. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        interface Shift extends PerformanceEntry {
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        new PerformanceObserver((list) => {
          for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
            if (!hadRecentInput)
              found.push(
                ...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : "words")),
              );
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(found)));
      }),
  );

test.describe("the cookie notice", () => {
  test.use({ hasAnswered: false });

  test(
    "is shown until it is accepted, moves nothing and takes no focus; accepted, it is gone on later visits " +
      "and in the other tabs, and measuring begins in all of them [SHELL-COOKIE-01, SHELL-COOKIE-02]",
    { tag: "@journey" },
    async ({ page, context, sandbox, troubles }) => {
      await page.goto("/");
      await page.locator("main article").first().waitFor();
      await expect(notice(page)).toBeVisible();
      const corner = async () => {
        const box = await page.locator("main article").first().boundingBox();
        return [box?.x, box?.y];
      };
      const place = await corner();
      await expect(page.locator("body")).toBeFocused();
      await page.reload();
      await expect(notice(page)).toBeVisible();
      const other = await context.newPage();
      watch(other, troubles);
      await other.goto("/takogo/net/");
      await expect(notice(other)).toBeVisible();
      await expect(notice(other).getByRole("link", { name: "Подробнее" })).toHaveAttribute("href", "/info/privacy/");
      expect(await page.evaluate(() => localStorage.getItem("kadr:visitor"))).toBeNull();

      await notice(page).getByRole("button", { name: "Принять" }).press("Enter");
      await expect(notice(page)).toHaveCount(0);
      expect(await corner()).toEqual(place);
      await expect(notice(other)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem("kadr:cookie-consent"))).toBe("true");
      await expect
        .poll(() => eventIdsOf(page, sandbox), { timeout: maxWait(20_000) })
        .toEqual(expect.arrayContaining(["hit /", "hit /takogo/net/"]));
      // a later visit: what asks has had its time once the page is told of
      await page.goto("/feeds/kino/");
      await expect.poll(() => eventIdsOf(page, sandbox), { timeout: maxWait(20_000) }).toContain("hit /feeds/kino/");
      await expect(notice(page)).toHaveCount(0);
    },
  );
});

test.describe("the banner of the app", () => {
  const android =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

  test.describe("on an Android phone", () => {
    test.use({ ...phone, userAgent: android });

    test("stands above the header from the first paint on, and once closed it stays so, on every page and later [SHELL-APPBANNER-04]", async ({
      page,
    }) => {
      const response = await page.goto("/");
      // drawn by the server, not put in later
      expect(await response?.text()).toContain("data-app-banner");
      await expect(appBanner(page)).toBeVisible();
      await expect(appBanner(page).getByRole("link", { name: "Открыть" })).toHaveAttribute(
        "href",
        "/info/application/",
      );
      await page.locator("main article").first().waitFor();
      expect(await shifts(page)).toEqual([]);
      const [above, below] = [await appBanner(page).boundingBox(), await page.getByRole("banner").boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBe(below?.y);
      await appBanner(page).getByRole("button", { name: "Больше не предлагать" }).tap();
      await expect(appBanner(page)).toHaveCount(0);
      for (const path of ["/", "/feeds/kino/"]) {
        await page.goto(path);
        await page.locator("main article").first().waitFor();
        await expect(appBanner(page)).toHaveCount(0);
      }
    });
  });
});
