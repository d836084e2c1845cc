import type { Page } from "@playwright/test";
import { subscriptionsTexts as texts } from "../host/src/texts/subscriptions.ts";
import { tabTo } from "./support/focus.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { publish } from "./support/publish.ts";
import { expect, test } from "./support/test.ts";

const path = `/video/${SEED.demoVideoId}/`;
const subscribe = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Подписаться: / });
const active = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Вы подписаны: / });
const bell = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Уведомления о новом: / });
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });

test(
  "a guest who subscribes signs in and follows then, once; the button, its bell and the way back [SUBS-TOGGLE-02] [SUBS-TOGGLE-03] [SUBS-TOGGLE-04] [AUTH-GUEST-07] [AUTH-TRIGGER-02]",
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

test("each has words of its own: one channel, several, the end of it, and what follows a registration or a login [SUBS-TOGGLE-05]", async ({
  page,
}) => {
  test.slow();
  const frame = page.frameLocator("iframe");
  const email = `podpiska-${Date.now()}@kadr.example`;
  await page.goto(path);
  await subscribe(page).click();
  await frame.getByRole("link", { name: "Создать аккаунт" }).click();
  await frame.getByRole("textbox", { name: "Имя" }).fill("Новичок Тестов");
  await frame.getByRole("textbox", { name: "Электронная почта" }).fill(email);
  await frame.getByRole("textbox", { name: "Пароль" }).fill(SEED.password);
  await frame.getByRole("button", { name: "Зарегистрироваться" }).click();
  await expect(said(page, texts.registeredAndSubscribed)).toBeVisible();

  // the interests come after it, and channels with them
  await page.getByRole("list", { name: "Темы" }).getByRole("button", { name: "Космос", exact: true }).click();
  await page.getByRole("button", { name: "Сохранить", exact: true }).click();
  const channels = page.getByRole("dialog", { name: "Каналы для вас" });
  for (const at of [0, 1]) {
    const button = channels.getByRole("listitem").nth(at).getByRole("button");
    await button.click();
    await expect(button).toHaveAccessibleName(/Вы подписаны$/);
  }
  await channels.getByRole("button", { name: "Готово" }).click();
  await expect(said(page, texts.subscribedToMany)).toBeVisible();

  await active(page).click();
  await expect(said(page, texts.unsubscribed)).toBeVisible();
  await subscribe(page).click();
  await expect(said(page, texts.subscribed)).toBeVisible();
  await active(page).click();
  await expect(subscribe(page)).toBeVisible();

  await page.getByRole("button", { name: "Меню пользователя" }).click();
  await page.getByText("Выйти", { exact: true }).click();
  await subscribe(page).click();
  await fillSignIn(page, email);
  await expect(said(page, texts.loggedInAndSubscribed)).toBeVisible();
});

test("one press is seen in the left menu and at the bell too; a hundred come at a time [SUBS-TOGGLE-10]", async ({
  page,
  arriveAt,
}) => {
  const listed = page.waitForRequest((request) => request.url().includes("/api/subscription/cards/"));
  await arriveAt(path, SEED.banned.email);
  expect(new URL((await listed).url()).searchParams.get("limit")).toBe("100");
  await subscribe(page).click();
  await expect(active(page)).toBeVisible();
  const menu = page.getByRole("banner").getByRole("button", { name: "Меню", exact: true });
  const followed = page.getByRole("list", { name: "Мои подписки" }).getByRole("link", { name: /^Горы и люди/ });
  await menu.click();
  await expect(followed).toBeVisible();
  await page.keyboard.press("Escape");
  await active(page).click();
  await expect(subscribe(page)).toBeVisible();
  await menu.click();
  await expect(page.getByRole("list", { name: "По темам" })).toBeVisible();
  await expect(followed).toHaveCount(0);
});

test("by keyboard; what failed is taken back and said so [SUBS-TOGGLE-07]", async ({ page, arriveAt }) => {
  await arriveAt(path, SEED.banned.email);
  await expect(subscribe(page)).toBeVisible();
  await page.route(/\/api\/v2\/subscription\/card\//, (route) =>
    route.fulfill({ status: 403, headers: { "x-kadr-fault": "test" }, json: {} }),
  );
  await page
    .getByRole("main")
    .getByRole("link", { name: /подписчик/ })
    .focus();
  await tabTo(page, /^button Подписаться/);
  await page.keyboard.press("Enter");
  await expect(said(page, texts.failed)).toBeVisible();
  await expect(subscribe(page)).toBeFocused();
  await page.unroute(/\/api\/v2\/subscription\/card\//);
  await page.keyboard.press("Enter");
  await expect(active(page)).toBeFocused();
  await expect(said(page, texts.subscribed)).toBeVisible();
});

test("one's own channel has no button", async ({ page, arriveAt }) => {
  await arriveAt(path, SEED.author.email);
  await expect(page.getByRole("main").getByRole("button", { name: "Поделиться" })).toBeVisible();
  await expect(subscribe(page).or(active(page))).toHaveCount(0);
});

test("what is new is marked in the left menu ten minutes after it came, if it is wanted, until its place is visited [SUBS-TOGGLE-06] [SUBS-TOGGLE-09]", async ({
  page,
  browser,
  sandbox,
  arriveAt,
}) => {
  test.slow();
  const marked = page
    .getByRole("list", { name: "Мои подписки" })
    .getByRole("link", { name: /^Горы и люди.*есть новое/ });
  const followed = page.getByRole("list", { name: "Мои подписки" }).getByRole("link", { name: /^Горы и люди/ });
  const typeNow = () =>
    page.evaluate(async () => {
      const { results } = (await (await fetch("/backend/api/subscription/cards/")).json()) as {
        results: readonly { subscription_type: string; object: { title: string } }[];
      };
      return results.find(({ object }) => object.title === "Горы и люди")?.subscription_type;
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveAt(path, SEED.banned.email);
  // another journey of this person may have left it followed
  await subscribe(page).or(active(page)).first().waitFor();
  if (await subscribe(page).isVisible()) await subscribe(page).click();
  await expect(followed).toBeVisible();
  await publish(browser, sandbox, "Новое на перевале");
  const came = Date.now();

  await page.clock.setSystemTime(came + 9 * 60_000);
  await page.reload();
  await expect(followed).toBeVisible();
  await expect(marked).toHaveCount(0);
  await page.clock.setSystemTime(came + 11 * 60_000);
  await page.reload();
  await expect(marked).toBeVisible();
  expect(["markers", "all"]).toContain(await typeNow());

  await bell(page).click();
  await expect(bell(page)).toHaveAttribute("aria-pressed", "false");
  await expect(marked).toHaveCount(0);
  await expect.poll(typeNow).toBe("without");
  await bell(page).click();
  await expect(marked).toBeVisible();

  await followed.click();
  await expect(page.getByRole("heading", { level: 1, name: /Горы и люди/ })).toBeVisible();
  await expect(marked).toHaveCount(0);
  // as it was for the journeys after this one
  await active(page).click();
  await expect(subscribe(page)).toBeVisible();
});

for (const [what, model, id, address] of [
  ["channel", "userchannel", "112", "/channel/112/"],
  ["person", "person", "302", "/person/302/"],
  ["feed", "tv", "501", "/feeds/vershiny/"],
] as const)
  test(`whoever follows a ${what} has seen with its page what is new there [SUBS-TOGGLE-01]`, async ({
    page,
    arriveAt,
  }) => {
    await arriveAt("/info/about/", SEED.banned.email);
    const seenAt = () =>
      page.evaluate(async (wanted) => {
        const { results } = (await (await fetch("/backend/api/subscription/cards/")).json()) as {
          results: readonly {
            object: { object_id: string };
            content_type: { model: string };
            last_visit_ts: string | null;
          }[];
        };
        const one = results.find(({ object, content_type }) => `${content_type.model}/${object.object_id}` === wanted);
        return one === undefined ? undefined : Date.parse(one.last_visit_ts ?? "1970");
      }, `${model}/${id}`);
    await page.evaluate(async (to) => {
      await fetch(to, { method: "POST" });
    }, `/backend/api/subscription/card/${model}/${id}/`);
    const before = (await seenAt()) ?? Number.NaN;
    const visited = page.waitForResponse((response) => /\/visit\//.test(response.url()));
    await page.goto(address);
    expect((await visited).ok()).toBe(true);
    expect(await seenAt()).toBeGreaterThan(before);
  });
