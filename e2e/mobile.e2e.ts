import type { Page } from "@playwright/test";
import { expectToPlay, fillSignIn, openComments, SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Where a finger presses, and how it gets there. */
const places: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto("/");
    await page.locator("main article").nth(10).waitFor();
  },
  "a feed": async (page) => {
    await page.goto("/feeds/kino/");
    await page.locator("main article").nth(5).waitFor();
  },
  "the watch page": async (page) => {
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expectToPlay(page);
    await page.getByRole("region", { name: /^Видеоплеер/ }).tap({ position: { x: 20, y: 40 } });
    await expect(page.getByRole("button", { name: "На весь экран" })).toBeVisible();
    await page.getByRole("button", { name: "Показать полностью" }).tap();
  },
  "the left menu": async (page) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }).tap();
    await page.getByRole("dialog", { name: "Меню", exact: true }).getByRole("link", { name: "Главная" }).waitFor();
  },
  "the menu of a card": async (page) => {
    await page.goto("/");
    await page
      .locator("main article")
      .getByRole("button", { name: /^Действия/ })
      .first()
      .tap();
    await page.getByRole("menuitem").first().waitFor();
  },
  "the menu of the person": async (page) => {
    await page.goto("/");
    await signIn(page);
    await page.getByRole("button", { name: "Меню пользователя" }).tap();
    await page.getByText("Выйти", { exact: true }).waitFor();
  },
  sharing: async (page) => {
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await page.getByRole("main").getByRole("button", { name: "Поделиться" }).tap();
    await page.getByRole("dialog", { name: "Поделиться" }).getByRole("textbox").first().waitFor();
  },
  "comments and their replies": async (page) => {
    await page.goto(`/video/${SEED.bigDiscussionVideoId}/`);
    await signIn(page);
    await openComments(page);
    await page
      .getByRole("button", { name: /ответ(а|ов)?$/ })
      .first()
      .tap();
    await page.getByRole("button", { name: "Скрыть ответы" }).first().waitFor();
    await page
      .getByRole("button", { name: /^Ответить/ })
      .first()
      .tap();
    await page.getByRole("textbox", { name: "Ответ" }).waitFor();
  },
};

/**
 * What is pressed and takes less than 44 px, also by the area that its pseudo-elements or its label add. Only a link among the
 * words of a text may be as high as its line (WCAG 2.5.5, inline).
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sides = ({ width, height }: { width: number; height: number }) => [width, height] as const;
    const added = (element: Element, pseudo: string) => {
      const { content, position, width, height } = getComputedStyle(element, pseudo);
      return content !== "none" && position === "absolute"
        ? ([Number.parseFloat(width), Number.parseFloat(height)] as const)
        : ([0, 0] as const);
    };
    const isInText = (element: Element) => {
      const text = element.closest("p");
      return (
        element.tagName === "A" &&
        getComputedStyle(element).display === "inline" &&
        text !== null &&
        text.textContent.trim() !== element.textContent.trim()
      );
    };
    const small = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, textarea, [role=button], [role=slider], [role=menuitem]",
      ),
    ].flatMap((element) => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // hidden, for a screen reader alone, or seen only while a keyboard's focus is in it
      if (
        (element.parentElement?.getBoundingClientRect().width ?? 0) <= 1 ||
        box.width <= 1 ||
        box.height <= 1 ||
        style.clipPath !== "none" ||
        style.pointerEvents === "none" ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return [];
      if (isInText(element)) return [];
      const areas = [
        sides(box),
        added(element, "::after"),
        added(element, "::before"),
        ...[...((element as HTMLInputElement).labels ?? [])].map((label) => sides(label.getBoundingClientRect())),
      ];
      // half a pixel is lost to rounding
      return areas.some(([width, height]) => width >= 43.5 && height >= 43.5)
        ? []
        : [
            `${element.tagName.toLowerCase()} ${element.getAttribute("aria-label") ?? element.innerText.slice(0, 40)}: ${Math.round(box.width)} × ${Math.round(box.height)}`,
          ];
    });
    return [...new Set(small)];
  });

test.describe("the journey at 360 px", () => {
  test(
    "watch with captions, choose a quality, sign in, comment, reply and react by touch, all there after a reload, and nothing sticks out of the screen",
    { tag: "@journey" },
    async ({ page }) => {
      const fits = async (): Promise<void> => {
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          "horizontal overflow",
        ).toBeLessThanOrEqual(0);
      };
      await page.goto("/");
      await page.locator("main article").first().waitFor();
      await fits();
      await page.locator("main article").filter({ hasText: "Рассвет в горах" }).first().getByRole("link").first().tap();
      await expectToPlay(page);
      await fits();
      const player = page.getByRole("region", { name: /^Видеоплеер/ });
      await player.tap({ position: { x: 20, y: 40 } });
      await expect(player.getByRole("button", { name: "На весь экран" })).toBeVisible();

      await openComments(page);
      await page.getByRole("button", { name: /Войдите, чтобы оставить комментарий/ }).tap();
      await fillSignIn(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const text = `С телефона ${Date.now()}`;
      await page.getByRole("textbox", { name: "Комментарий" }).fill(text);
      await page.getByRole("button", { name: "Отправить" }).tap();
      await expect(page.getByText("Комментарий опубликован")).toBeVisible();
      const own = page.getByRole("article").filter({ hasText: text });
      await expect(own).toBeVisible();
      await fits();
      const like = own.getByRole("button", { name: /^Нравится/ });
      await like.tap();
      await expect(like).toHaveAccessibleName("Нравится, 1");
      await own.getByRole("button", { name: /^Ответить/ }).tap();
      const reply = `Ответ с телефона ${Date.now()}`;
      await page.getByRole("textbox", { name: "Ответ" }).fill(reply);
      await page.getByRole("button", { name: "Ответить", exact: true }).last().tap();
      await expect(page.getByText("Ответ опубликован")).toBeVisible();
      await fits();

      await page.reload();
      await openComments(page);
      await page.getByText("Новые", { exact: true }).tap();
      await expect(own).toBeVisible();
      await expect(like).toHaveAttribute("aria-pressed", "true");
      await own.getByRole("button", { name: "1 ответ" }).tap();
      await expect(page.getByText(reply)).toBeVisible();
      await fits();
    },
  );

  test("the player's buttons stay in the screen also after a popup brought its own sheet of the same buttons", async ({
    page,
  }) => {
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expectToPlay(page);
    await page.getByRole("button", { name: "Поделиться" }).tap();
    await page.getByRole("dialog", { name: "Поделиться" }).getByRole("button", { name: "Закрыть" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const player = page.getByRole("region", { name: /^Видеоплеер/ });
    await expect(player.getByRole("group").getByRole("button", { name: /10 секунд/ })).toHaveCount(0);
    const screen = page.viewportSize()?.width ?? 0;
    for (const button of await player.getByRole("button", { includeHidden: true }).all()) {
      const box = await button.boundingBox();
      if (box !== null) expect(box.x + box.width).toBeLessThanOrEqual(screen);
    }
  });

  for (const [place, reach] of Object.entries(places))
    test(`what a finger presses takes 44 px: ${place}`, async ({ page }) => {
      await reach(page);
      expect(await smallTargets(page)).toEqual([]);
    });
});
