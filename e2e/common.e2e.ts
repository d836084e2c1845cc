import { agree, told } from "./support/measurement.ts";
import { openComments, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

test("the class of the device follows the width of the window: under 768 mobile, under 1024 tablet, under 2560 desktop, up to 3600 tv, from 3601 big tv [COMMON-DEVICE-01] [COMMON-DEVICE-02]", async ({
  page,
  sandbox,
}) => {
  test.slow();
  await agree(page);
  const classes = [
    [767, "mobile"],
    [768, "tablet"],
    [1023, "tablet"],
    [1024, "desktop"],
    [2559, "desktop"],
    [2560, "tv"],
    [3600, "tv"],
    [3601, "bigTv"],
  ] as const;
  for (const [width] of classes) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/info/about/?utm_content=w${width}`);
    await expect
      .poll(async () => (await told(page, sandbox)).filter(({ params }) => params["utm_content"] === `w${width}`), {
        timeout: patience(20_000),
      })
      .not.toHaveLength(0);
  }
  const views = await told(page, sandbox);
  const seen = classes.map(([width]) => {
    const view = views.find(({ operation, params }) => operation === "hit" && params["utm_content"] === `w${width}`);
    return [width, view?.record["device_type"]];
  });
  expect(seen).toEqual(classes.map((pair) => [...pair]));
});

test("pictures of cards are asked for by a width or a height, and shown in the ratio of their kind: a video's 16:9, a vertical card's 1.398, a short video's 0.625 [COMMON-IMAGE-02] [COMMON-IMAGE-03]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/images\//.test(request.url())) asked.push(request.url());
  });
  await page.goto("/");
  const shapeOf = async (shelf: string) => {
    const card = page
      .locator("main section")
      .filter({ has: page.getByRole("heading", { name: shelf, level: 2 }) })
      .locator("article img")
      .first();
    await expect(async () => {
      await page.mouse.wheel(0, 900);
      await expect(card).toBeVisible({ timeout: 300 });
    }).toPass();
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 1 };
    return width / height;
  };
  expect(await shapeOf("Рекомендуем вам")).toBeCloseTo(16 / 9, 1);
  expect(await shapeOf("Короткие видео")).toBeCloseTo(0.625, 1);
  expect(await shapeOf("Кино и сериалы")).toBeCloseTo(1 / 1.398, 1);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((url) => !/[?&](width|height)=\d+/.test(url))).toEqual([]);
});

test("the arguments of a list's pages are sent only when they are greater than 0, by the first page of a list and by further ones [COMMON-LIST-01]", async ({
  page,
  arriveAt,
  traffic,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/backend/")) asked.push(pathname + search);
  });
  const of = (value: RegExp) => asked.filter((address) => value.test(address));
  await arriveAt("/feeds/kino/");
  await page.getByRole("button", { name: /^Загрузить ещё/ }).click();
  await expect.poll(() => of(/[?&]page=2/).length).toBeGreaterThan(0);
  for (const path of [
    "/my/history/",
    "/my/liked/",
    "/search/?query=горы&content_type=video",
    `/video/${SEED.bigDiscussionVideoId}/`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  }
  await openComments(page);
  await expect.poll(() => of(/\/comments\/.*[?&](page|offset|limit)=/).length).toBeGreaterThan(0);
  expect(of(/[?&](page|limit)=(0|-|&|$|undefined|null|NaN)/)).toEqual([]);
  expect(await traffic.faults()).toEqual([]);
});
