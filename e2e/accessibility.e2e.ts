import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openComments, SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const watchPath = `/video/${SEED.bigDiscussionVideoId}/`;

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes
        .slice(0, 4)
        .map(({ target }) => target.join(" "))
        .join(", ")}`,
  );
}

test("whole pages in their shell have no axe violations", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.locator("main article").nth(10).waitFor();
  expect(await violations(page), "home").toEqual([]);
  await page.goto(watchPath);
  await page.locator("video").waitFor();
  await signIn(page);
  await openComments(page);
  await page.getByRole("article", { name: /./ }).first().waitFor();
  expect(await violations(page), "video").toEqual([]);
  await page.goto("/takogo/net/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await violations(page), "404").toEqual([]);
});

test(
  "a keyboard walk over the home page loses no focus, is never trapped and always shows where it is (WCAG 2.1.2, 2.4.7, 2.4.11)",
  { tag: "@journey" },
  async ({ page }) => {
    await page.goto("/");
    await page.locator("main article").nth(5).waitFor();
    const seen = new Set<string>();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      const now = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        if (element === null || element === document.body) return null;
        const box = element.getBoundingClientRect();
        const middle = document.elementFromPoint(
          Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1),
          Math.min(Math.max(box.y + box.height / 2, 0), innerHeight - 1),
        );
        const style = getComputedStyle(element);
        // the ring may be drawn by the element, by a pseudo-element of it or by the frame around it
        let isRinged =
          style.outlineStyle !== "none" ||
          style.boxShadow !== "none" ||
          [":after", ":before"].some((pseudo) => getComputedStyle(element, pseudo).outlineStyle !== "none");
        for (let up = element.parentElement; up !== null && !isRinged && up.tagName !== "MAIN"; up = up.parentElement)
          isRinged = getComputedStyle(up).outlineStyle !== "none";
        return {
          name: element.getAttribute("aria-label") ?? element.textContent ?? "",
          isCovered:
            middle !== null &&
            !element.contains(middle) &&
            !middle.contains(element) &&
            middle.closest("header") !== null &&
            element.closest("header") === null,
          isRinged,
        };
      });
      expect(now, `step ${step}: focus on the body`).not.toBeNull();
      expect(now?.isCovered, `${now?.name} is under the header`).toBe(false);
      expect(now?.isRinged, `${now?.name} shows no focus`).toBe(true);
      seen.add(now?.name ?? "");
    }
    expect(seen.size).toBeGreaterThan(25);
  },
);

test("a list of 5,000 comments keeps only what is on the screen in the page", async ({ page }) => {
  // forty screens down, with a press at each
  test.slow();
  await page.goto(watchPath);
  await openComments(page);
  await page.getByRole("article", { name: /./ }).first().waitFor();
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, 1600);
    const more = page.getByRole("button", { name: "Показать ещё комментарии" });
    // the list moves while rows are measured: a press that misses is tried at the next turn
    await more.click({ timeout: 500 }).catch(() => undefined);
  }
  const rows = page.locator("[role=feed] article");
  expect(await rows.count()).toBeLessThan(90);
  // and the way down was a way: hundreds were loaded, of which the last are shown
  expect(Number(await rows.last().getAttribute("aria-posinset"))).toBeGreaterThan(100);
});
