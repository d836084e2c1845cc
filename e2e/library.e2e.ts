import type { Page } from "@playwright/test";
import { agree, eventIdsOf, sent } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });
const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** As if the person had watched these, the last one last. */
const watched = (page: Page, ids: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    for (const id of all) {
      const response = await fetch("/backend/api/v2/video/history/actual", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ video_id: id, position: 30 }),
      });
      if (!response.ok) throw new Error(await response.text());
    }
  }, ids);

test(
  "a guest who opens the history or the liked videos is asked to log in, and is there after it [AUTH-GUEST-11] [AUTH-GUEST-12]",
  { tag: "@journey" },
  async ({ page }) => {
    await page.goto("/my/liked/");
    await expect(page.getByRole("heading", { name: "Войдите, чтобы увидеть понравившееся" })).toBeVisible();
    await page.goto("/my/history/");
    await expect(page.getByRole("heading", { name: "Войдите, чтобы увидеть историю" })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Войти" }).click();
    await fillSignIn(page, SEED.viewer.email);
    await expect(page.getByRole("heading", { name: "Войдите, чтобы увидеть историю" })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  },
);

test(
  "an entry of the history is removed after a wait that is seen, comes back where that fails, and all go " +
    "after a question [LIBRARY-HISTORY-01] [LIBRARY-HISTORY-02] [LIBRARY-HISTORY-03] [LIBRARY-HISTORY-04] " +
    "[LIBRARY-HISTORY-05] [LIBRARY-HISTORY-06] [LIBRARY-HISTORY-07] [LIBRARY-LIKED-03]",
  { tag: "@journey" },
  async ({ page, arriveAt, sandbox }) => {
    test.slow();
    await agree(page);
    await arriveAt("/info/about/", SEED.author.email);
    await watched(page, [SEED.longVideoId, SEED.longTitleId, SEED.demoVideoId]);
    const request = page.waitForRequest((request) => request.url().includes("/api/video/history/?"));
    await page.goto("/my/history/");
    expect([...new URL((await request).url()).searchParams.keys()]).toEqual(
      expect.arrayContaining(["limit", "origin_type_exclude"]),
    );
    await expect(page.getByRole("heading", { level: 2, name: "Сегодня" })).toBeVisible();
    // with what this person's other journeys watched on this server
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(3);
    const count = await cards(page).count();
    const first = cards(page).first();
    const title = await first.getByRole("heading").innerText();
    const remove = async () => {
      await first.getByRole("button", { name: /^Действия/ }).click();
      await page.getByRole("menuitem", { name: "Удалить из истории" }).click();
    };

    let respond: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (respond = resolve));
    let status = 500;
    await page.route(/\/api\/video\/history\/video\//, async (route) => {
      await isHeld;
      await (status === 500
        ? route.fulfill({ status, headers: { "x-kadr-fault": "test" }, json: {} })
        : route.continue());
    });
    await remove();
    await expect(first.getByText("Удаляем из истории")).toBeVisible();
    respond();
    await expect(said(page, "Что-то сломалось, уже чиним. Попробуйте позже")).toBeVisible();
    await expect(first.getByRole("heading", { name: title })).toBeVisible();
    await expect(first.getByText("Удаляем из истории")).toHaveCount(0);
    status = 200;
    await remove();
    await expect(said(page, "Видео удалено из истории просмотра")).toBeVisible();
    await expect(cards(page)).toHaveCount(count - 1);

    await page.getByRole("searchbox", { name: "Поиск в истории" }).fill("нет такого");
    await expect(page.getByText("В истории такого нет")).toBeVisible();
    await page.getByRole("searchbox", { name: "Поиск в истории" }).fill("");

    const clear = page.getByRole("button", { name: "Очистить историю" });
    await clear.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Не очищать" }).press("Enter");
    await expect(cards(page)).toHaveCount(count - 1);
    await expect(clear).toBeFocused();
    await clear.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Очистить", exact: true }).click();
    await expect(said(page, "История просмотра очищена")).toBeVisible();
    await expect(page.getByText("Здесь пока пусто")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expectNothingOver(page);
    await page.reload();
    await expect(page.getByText("Здесь пока пусто")).toBeVisible();
    await expect
      .poll(() => eventIdsOf(page, sandbox), sent)
      .toEqual(
        expect.arrayContaining([
          "historyClear.button",
          "historyClear.confirm",
          "historyClear.success",
          "historyClear.single",
        ]),
      );
  },
);
