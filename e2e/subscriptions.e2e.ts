import type { Page } from "@playwright/test";
import { subscriptionsTexts as texts } from "../host/src/texts/subscriptions.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const path = `/video/${SEED.demoVideoId}/`;
const subscribe = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Подписаться: / });
const active = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Вы подписаны: / });
const bell = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Уведомления о новом: / });
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });

test(
  "a guest who subscribes signs in and follows then, once; the button, its bell and the way back " +
    "[SUBS-TOGGLE-02] [SUBS-TOGGLE-03] [SUBS-TOGGLE-04] [AUTH-GUEST-07] [AUTH-TRIGGER-02]",
  { tag: "@journey" },
  async ({ page }) => {
    await page.goto(path);
    const written: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && /\/subscription\//.test(request.url()))
        written.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await subscribe(page).click();
    await fillSignIn(page, SEED.banned.email);
    await expect(active(page)).toBeVisible();
    await expect(said(page, texts.loggedInAndSubscribed)).toBeVisible();
    expect(written).toHaveLength(1);
    await expectNothingOver(page);

    await expect(bell(page)).toHaveAttribute("aria-pressed", "true");
    // a press is shown before the server has it, and a reload takes it back
    const silenced = page.waitForResponse(
      (response) => response.request().method() !== "GET" && response.url().includes("/subscription/"),
    );
    await bell(page).click();
    await expect(bell(page)).toHaveAttribute("aria-pressed", "false");
    await silenced;
    await page.reload();
    await expect(bell(page)).toHaveAttribute("aria-pressed", "false");
    await bell(page).click();
    await expect(bell(page)).toHaveAttribute("aria-pressed", "true");

    await active(page).click();
    await expect(subscribe(page)).toBeVisible();
    await expect(bell(page)).toHaveCount(0);
    // said once the server has it
    await expect(said(page, texts.unsubscribed)).toBeVisible();
    await page.reload();
    await expect(subscribe(page)).toBeVisible();
  },
);

// Words about a subscription, in the menu and beside what is new: stories/flows/Following, stores/SubscriptionsStore.test.ts
