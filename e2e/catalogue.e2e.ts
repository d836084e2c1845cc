import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** Every documented kind of page that anybody may open: address, heading, title, where it says it stands. */
const routes: readonly {
  readonly path: string;
  readonly heading: string | RegExp;
  readonly title?: string | RegExp;
  /** Default: the path itself; null says none. */
  readonly canonical?: string | null;
}[] = [
  { path: "/", heading: "Главная", title: "Кадр — смотрите видео" },
  { path: "/feeds/nauka/", heading: "Наука" },
  { path: "/feeds/kids/", heading: "Детям" },
  { path: "/dom2/", heading: "Дом-2" },
  { path: "/categories/", heading: "Категории" },
  { path: "/categories/nauka/", heading: "Наука" },
  { path: "/categories/nauka/?page=2", heading: "Наука", canonical: "/categories/nauka/?page=2" },
  { path: "/tags/video/3/", heading: "#Наука" },
  { path: "/news/", heading: "Новости" },
  { path: "/news/nauka/teleskop-v-gorakh/", heading: "Новый телескоп увидел первую галактику" },
  { path: "/smarttv/", heading: "Кадр на телевизоре" },
  { path: "/androidtv/", heading: "Кадр на Android TV" },
  { path: "/info/about/", heading: "О сервисе" },
  { path: `/video/${SEED.demoVideoId}/`, heading: /Рассвет в горах/, title: /^Рассвет в горах.* — смотреть на Кадре$/ },
  { path: `/channel/${SEED.author.id}/`, heading: /Горы и люди/, title: /^Горы и люди/ },
];

/** Addresses of pages that are not there, and one that nobody can read. */
const mistaken = [
  ["/categories/nope/", 404, "Страница не найдена"],
  ["/tags/video/999/", 404, "Страница не найдена"],
  ["/news/nauka/nope/", 404, "Страница не найдена"],
  ["/news/kino/teleskop-v-gorakh/", 404, "Страница не найдена"],
  ["/tvprogram?date=31-12-2026", 400, "неверно указан формат даты для запроса тв-программы"],
] as const;

test("each page comes from the server with its status, title, address and first screen, and stays as it is when it is alive [ROUTE-ADDRESS-19]", async ({
  page,
  sandbox,
}) => {
  test.setTimeout(maxWait(120_000));
  for (const { path, heading, title, canonical = path } of routes) {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? "";
    expect([path, response?.status()]).toEqual([path, 200]);
    expect([path, html.includes('id="kadr-drawn"')], "drawn by the server").toEqual([path, true]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title ?? `${String(heading)} — Кадр`);
    expect([path, /rel="canonical" href="([^"]*)"/.exec(html)?.[1]]).toEqual([path, sandbox.url + canonical]);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([path, true]);
  }
  for (const [path, status, heading] of mistaken) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, status]);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
});

test("a grid has pages with addresses: 30 at a time, by the responses' links, on and back [FEED-LOAD-07] [FEED-LOAD-08] [ROUTE-ADDRESS-09]", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/feed/grid/")) requests.push(new URL(response.url()).search);
  });
  await page.goto("/feeds/popular/");
  const cards = page.getByRole("main").locator("[data-shelf-cards] > li");
  // A grid that goes on ends with a whole row: the rest of its 30 stands in the next batch.
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  const first = await cards.first().getByRole("heading").textContent();
  await page.getByRole("button", { name: /^Загрузить ещё/ }).click();
  await expect(page).toHaveURL(/\/feeds\/popular\/\?page=2$/);
  await expect.poll(() => cards.count()).toBeGreaterThan(50);
  expect(requests).toEqual(["?page=2&per_page=30&client=wdp"]);
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy", "true");

  // The address opens where it was left, and what is before comes by the link of the response.
  requests.length = 0;
  await page.goto("/feeds/popular/?page=3");
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  expect(requests).toEqual(["?page=3&per_page=30&client=wdp"]);
  const third = await cards.first().getByRole("heading").textContent();
  const earlier = page.getByRole("button", { name: "Показать предыдущие" });
  await earlier.click();
  await expect.poll(() => requests.at(-1)).toBe("?page=2&per_page=30&client=wdp");
  await expect.poll(() => cards.count()).toBeGreaterThan(50);
  // The card that the person was looking at stays on the screen.
  await expect(page.getByText(third ?? "", { exact: true }).first()).toBeInViewport();
  await earlier.click();
  await expect.poll(() => requests.at(-1)).toBe("?page=1&per_page=30&client=wdp");
  await expect(earlier).toHaveCount(0);
  expect(await cards.first().getByRole("heading").textContent()).toBe(first);
});
