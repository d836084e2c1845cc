import { expect, it } from "vitest";
import type { NewsItem } from "@kadr/openapi/client";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { categoryCard, newsCard, newsFacts } from "./catalogue.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

it("a category is a card that leads to its own page, with its picture where it has one", () => {
  const category = { id: "7", name: "Кино", slug: "kino", feed_url: "/feeds/kino/", picture: null };
  const card = { id: "7", card_type: "category", title: "Кино", name: "Кино", absolute_url: "/categories/kino/" };
  expect(categoryCard(category)).toEqual(card);
  expect(categoryCard({ ...category, picture: "/kino.webp" })).toEqual({ ...card, picture: "/kino.webp" });
});

it("a piece of news says what it is about, and when it came out where that is known", () => {
  const item = {
    id: "3",
    title: "Кадр стал быстрее",
    category: "Продукт",
    lead: "Вдвое.",
    picture: "/news.webp",
    publication_ts: "2026-11-20T12:00:00Z",
    absolute_url: "/news/3/",
  } as NewsItem;
  const context = { link: anyLink, mediaUrl: anyMedia, now };
  const card = newsCard(item, context);
  expect(card).toMatchObject({
    id: "3",
    href: "/news/3/",
    title: "Кадр стал быстрее",
    label: "Кадр стал быстрее, Продукт",
    headingLevel: 2,
    category: "Продукт",
    lead: "Вдвое.",
    meta: "вчера",
  });
  const src = card.image?.src;
  expect(typeof src === "function" && src(320)).toBe("/news.webp?width=320");
  expect(newsCard({ ...item, absolute_url: "" }, context).href).toBe("/news/");
  expect(newsFacts({ publication_ts: "давно" }, now)).toBe("");
});
