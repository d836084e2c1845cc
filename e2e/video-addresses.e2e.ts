import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

test("a private video opens with its key in pepper, and not without [ROUTE-ADDRESS-16]", async ({ page }) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(`/video/private/${SEED.privateId}/?pepper=${SEED.pepper}`);
  await expect(title).toContainText("Черновик: перевал в тумане");
  await page.goto(`/video/private/${SEED.privateId}/?pepper=wrong`);
  await expect(title).toHaveText("Видео недоступно");
  await page.goto(`/video/private/${SEED.privateId}/`);
  await expect(title).toHaveText("Видео недоступно");
});

test("a video that does not come says the code of the response, else its status, which is 404 where there is no such video [ERROR-FETCH-01]", async ({
  page,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(`/video/${SEED.unknownCodeId}/`);
  await expect(title).toHaveText("Упс, неправильная ссылка");
  await expect(page.getByText("Код ошибки: 2042999")).toBeVisible();
  await page.goto(`/video/${"0".repeat(32)}/`);
  await expect(title).toHaveText("Такого видео нет");
});

test("the id of a video is read from the segments of its addresses, from those of a live stream, and from pl_video [ROUTE-ADDRESS-11]", async ({
  page,
}) => {
  test.slow();
  /** As the server has it, asked from the page that is open. */
  const titleOf = (id: string): Promise<string> =>
    page.evaluate(
      async ([video, pepper]) => {
        const response = await fetch(`/backend/video/${video}/?pepper=${pepper}`);
        return ((await response.json()) as { video: { title: string } }).video.title;
      },
      [id, SEED.pepper] as const,
    );
  const shown = page.locator("main article[data-current] h2").or(page.getByRole("heading", { level: 1 }));
  for (const [path, id] of [
    [`/video/${SEED.longVideoId}/`, SEED.longVideoId],
    [`/audio/${SEED.audioId}`, SEED.audioId],
    [`/shorts/${SEED.shortId}/`, SEED.shortId],
    [`/video/private/${SEED.privateId}/?pepper=${SEED.pepper}`, SEED.privateId],
    [`/live/video/${SEED.tvId}/`, SEED.tvId],
    [`/plst/${SEED.playlistId}/?pl_video=${SEED.demoVideoId}`, SEED.demoVideoId],
    [`/video/?pl_video=${SEED.longTitleId}`, SEED.longTitleId],
  ] as const) {
    await page.goto(path);
    await expect(shown.filter({ hasText: await titleOf(id) }).first(), path).toBeVisible();
    await expect.poll(() => page.url()).toContain(id);
  }
});

test("popup and productCode are recognised on any page, which is the same under the popup and after it [ROUTE-ADDRESS-13]", async ({
  page,
  arriveAt,
}) => {
  test.slow();
  await arriveAt("/info/about/", SEED.banned.email);
  for (const [path, params, name] of [
    ["/", "popup=premium_purchase&productCode=RUTUBE", "Подписка"],
    [`/video/${SEED.demoVideoId}/`, "popup=premium_management_purchase&productCode=RUTUBE", "Действующей подписки нет"],
    ["/feeds/kino/", "popup=premium_payment_flow&productCode=RUTUBE", /^(?:Номер телефона|Оплата)$/],
    ["/search/?query=%D0%B3%D0%BE%D1%80%D1%8B", "popup=promo_code", "Активировать промокод"],
    ["/tvprogram/", "popup=premium_purchase&productCode=PREMIER_RUTUBE_YAPPY", "Подписка"],
    [`/plst/${SEED.playlistId}/`, "popup=premium_purchase", "Подписка"],
    ["/no/such/page/", "popup=premium_purchase&productCode=RUTUBE", "Подписка"],
  ] as const) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}${params}`);
    const popup = page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));
    await expect(popup, path).toBeVisible({ timeout: patience(20_000) });
    const asked = new URLSearchParams(params);
    const search = new URL(page.url()).searchParams;
    expect(search.get("popup"), path).toBe(asked.get("popup"));
    if (asked.has("productCode")) expect(search.get("productCode"), path).toBe(asked.get("productCode"));
    await page.keyboard.press("Escape");
    await expect(popup).toHaveCount(0);
    await expect
      .poll(() => decodeURI(page.url().replace(/^[^/]+\/\/[^/]+/, "")), { message: path })
      .toBe(decodeURI(path));
  }
});
