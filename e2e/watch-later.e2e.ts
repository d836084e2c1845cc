import type { Page } from "@playwright/test";
import { fillSignIn, logOut, SEED } from "./support/people.ts";
import { playerOf } from "./support/player.ts";
import { expect, test } from "./support/test.ts";

/** Person whose list only the journeys of this file use: it begins empty. */
const person = SEED.banned.email;
const path = `/video/${SEED.longVideoId}/`;

const added = "Видео добавлено в плейлист «Смотреть позже»";
const removed = "Видео удалено из плейлиста «Смотреть позже»";

/** The button of the page; the player's has no words in it. */
const button = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Смотреть позже" }).filter({ hasText: "Смотреть позже" });
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });

test(
  "a guest signs in and the video is added then, once; the player and the page agree, another tab follows, " +
    "a log-out empties the list [LIBRARY-WATCHLATER-01] [LIBRARY-WATCHLATER-02] [LIBRARY-WATCHLATER-03] " +
    "[LIBRARY-WATCHLATER-04] [AUTH-GUEST-08] [AUTH-LOGOUT-02]",
  { tag: "@journey" },
  async ({ page, context }) => {
    test.slow();
    await page.goto(path);
    const written: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && /\/playlist\/future\//.test(request.url())) written.push(request.method());
    });
    await button(page).click();
    await fillSignIn(page, person);
    await expect(said(page, added)).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-pressed", "true");
    expect(written).toEqual(["POST"]);

    const other = await context.newPage();
    await other.goto(path);
    await expect(button(other)).toHaveAttribute("aria-pressed", "true");

    // the player's own button, and the page's beside it
    await playerOf(page).hover();
    await playerOf(page).getByRole("button", { name: "Убрать из «Смотреть позже»" }).click();
    await expect(said(page, removed)).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-pressed", "false");
    expect(written).toEqual(["POST", "DELETE"]);

    // the other tab is looked at again, some time later
    await other.evaluate((later) => {
      const now = Date.now();
      Date.now = () => now + later;
      document.dispatchEvent(new Event("visibilitychange"));
    }, 60_000);
    await expect(button(other)).toHaveAttribute("aria-pressed", "false");
    await other.close();

    await button(page).click();
    await expect(button(page)).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(button(page)).toHaveAttribute("aria-pressed", "true");
    await logOut(page);
    await expect(button(page)).toHaveAttribute("aria-pressed", "false");
  },
);
