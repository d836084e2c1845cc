import { searchField } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

for (const width of [320, 360, 412, 600])
  test.describe(`search at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });

    test("a button opens the field, which has the whole header: nothing lies over it, Tab stays with what is seen, Escape and Back close it [SHELL-HEADER-09]", async ({
      page,
    }) => {
      await page.goto("/");
      const header = page.getByRole("banner");
      const opener = header.getByRole("button", { name: "Открыть поиск" });
      const field = searchField(page);
      await opener.tap();
      await expect(field).toBeFocused();
      // every point of the field, its button and the way out is theirs
      const covered = await header.evaluate((element) => {
        const own = [
          ...element.querySelectorAll<HTMLElement>(
            "input[type=search], button[type=submit], button[aria-label='Закрыть поиск']",
          ),
        ];
        return own.flatMap((each) => {
          const box = each.getBoundingClientRect();
          return [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((share) => {
            const at = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
            return at !== null && own.some((one) => one === at || one.contains(at))
              ? []
              : [`${each.getAttribute("aria-label")} at ${share}: ${at?.outerHTML.slice(0, 80)}`];
          });
        });
      });
      expect(covered).toEqual([]);
      await field.fill("горы");
      await field.tap({ position: { x: (await field.boundingBox())!.width - 60, y: 20 } });
      await expect(field).toBeFocused();

      await page.keyboard.press("Tab");
      await expect(header.getByRole("button", { name: "Найти" })).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(header.getByRole("button", { name: "Закрыть поиск" })).toBeFocused();
      for (const name of ["Тёмная тема", "Вход и регистрация", "Меню"])
        await expect(header.getByRole("button", { name, exact: true })).toHaveCount(0);

      await field.focus();
      await page.keyboard.press("Escape");
      await expect(field).toBeHidden();
      await expect(opener).toBeFocused();
      // open again, closed by Back, on the same page
      await opener.tap();
      await expect(field).toBeFocused();
      await page.evaluate(() => history.back());
      await expect(field).toBeHidden();
      await expect(page).toHaveURL(/:\d+\/$/);
      // and it still searches
      await opener.tap();
      await field.fill("горы");
      await field.press("Enter");
      await expect(page).toHaveURL(/\/search\/\?query=/);
      await expect(field).toBeHidden();
    });

    test("Tab past the open field closes it: nobody walks behind it", async ({ page }) => {
      await page.goto("/");
      await page.locator("main article").first().waitFor();
      const header = page.getByRole("banner");
      await header.getByRole("button", { name: "Открыть поиск" }).tap();
      const field = searchField(page);
      await expect(field).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(field).toBeHidden();
      await expect
        .poll(() =>
          page.evaluate(
            () => document.activeElement?.closest("main") !== null && document.activeElement !== document.body,
          ),
        )
        .toBe(true);
    });
  });
