import type { Page } from "@playwright/test";
import { expectNoFaults } from "./support/faults.ts";
import { agree, eventIdsOf } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** Pages introduce themselves on a server that is told so. */
test.use({ sandboxOptions: ["--onboarding"], hasAnswered: false });
test.describe.configure({ mode: "serial", timeout: maxWait(90_000) });

const modal = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
/** It comes some seconds after its page. */
const soon = { timeout: maxWait(20_000) };

/** Requests by which the page tells of onboardings, and asks for them. */
async function listen(page: Page) {
  const requests: URLSearchParams[] = [];
  const reports: { onboardingId: string; elements: { elementId: string; isShown: boolean; isFinished: boolean }[] }[] =
    [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes("/onboardings/config/")) requests.push(url.searchParams);
  });
  // On its way: of a request that has gone the browser does not give the body.
  await page.route("**/onboardings/count/**", (route) => {
    reports.push(route.request().postDataJSON() as (typeof reports)[number]);
    return route.continue();
  });
  return { requests, reports };
}

test.beforeEach(({ page }) => agree(page));

test(
  "a guest is welcomed element by element, under no other popup, told of each, and never again " +
    "[ONBOARD-ENGINE-01] [ONBOARD-ENGINE-02] [ONBOARD-ENGINE-04] [ONBOARD-ENGINE-06] " +
    "[ONBOARD-ENGINE-08] onboarding.modal.promo",
  { tag: "@journey" },
  async ({ page, sandbox }) => {
    const { requests, reports } = await listen(page);
    await page.goto("/");
    await expect(page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" })).toBeVisible();
    // Another popup is open: it waits.
    await page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
    await expect.poll(() => requests.length, soon).toBe(1);
    expect(Object.fromEntries(requests[0] ?? [])).toEqual({
      cid: expect.stringMatching(/^[\w-]{8,}$/),
      platform: "browser",
      slug: "/",
      subscribe: "is_not_subscribed",
    });
    await expect(modal(page, "Вход и регистрация")).toBeVisible();
    await expect(modal(page, "Добро пожаловать в Кадр")).toHaveCount(0);
    expect(reports).toEqual([]);
    await modal(page, "Вход и регистрация").getByRole("button", { name: "Закрыть" }).click();
    const first = modal(page, "Добро пожаловать в Кадр");
    await expect(first).toBeVisible(soon);
    await expectNoFaults(page, "[role=dialog]");
    await expect(first).toContainText("Шаг 1 из\u00A02");
    await first.getByRole("link", { name: "Смотреть" }).press("Enter");
    const second = modal(page, "Всё своё — в разделе «Моё»");
    await expect(second).toBeVisible(soon);
    await second.getByRole("button", { name: "Не сейчас" }).click();
    await expectNothingOver(page);
    await expect.poll(() => reports.at(-1)?.elements.map(({ isFinished }) => isFinished)).toEqual([true, true]);
    expect(reports[0]).toMatchObject({
      onboardingId: "ob-welcome",
      elements: [{ elementId: "welcome", isShown: true, isFinished: false }],
    });
    await expect.poll(() => eventIdsOf(page, sandbox), soon).toContain("onboarding.modal.promo");
    await page.reload();
    await expect.poll(() => requests.length, soon).toBeGreaterThan(1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test("a person chooses among topics; who came by an advertisement gets no popup [ONBOARD-ENGINE-05] [ONBOARD-ENGINE-09] onboarding.modal.checkbox", async ({
  page,
  sandbox,
  arriveAt,
}) => {
  const { requests, reports } = await listen(page);
  await arriveAt("/?utm_source=ads&utm_medium=cpc");
  const answered = page.waitForResponse(/onboardings\/config/);
  await (await answered).finished();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(reports).toEqual([]);
  await page.goto("/");
  const topics = modal(page, "Что вам интересно?");
  await expect(topics).toBeVisible(soon);
  expect(requests.at(-1)?.get("userId")).toBe(String(SEED.viewer.id));
  await topics.getByRole("checkbox", { name: "Путешествия" }).check();
  await topics.getByRole("checkbox", { name: "Наука" }).press("Space");
  await topics.getByRole("link", { name: "Настроить ленту" }).click();
  await expect(page).toHaveURL(/\/interests\/$/);
  await expect
    .poll(() => reports.at(-1))
    .toMatchObject({
      onboardingId: "ob-interests",
      elements: [
        {
          isFinished: true,
          actions: [
            { actionId: "travel", isPressed: true },
            { actionId: "cooking", isPressed: false },
            { actionId: "science", isPressed: true },
            { actionId: "setup", isPressed: true },
            { actionId: "later", isPressed: false },
          ],
        },
      ],
    });
  await expect.poll(() => eventIdsOf(page, sandbox), soon).toContain("onboarding.modal.checkbox");
});
