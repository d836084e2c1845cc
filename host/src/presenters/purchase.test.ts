import { expect, it } from "vitest";
import type { Offer } from "@kadr/openapi/client";
import { anyLink } from "@kadr/design-system/primitives/SafeAddress/testing";
import { daysInWords, presentMethodChoice, presentOfferChoice } from "./purchase.ts";

const offer = { id: "1", name: "Аренда", description: "", price: 199, is_renewable: false, user_agreements: [] };
const present = (change: Partial<Offer>) => {
  const { title, text, price, before, note, links } = presentOfferChoice({ ...offer, ...change } as Offer, anyLink);
  const plain = (words: string | undefined) => words?.replaceAll("\u00A0", " ");
  return {
    title,
    text,
    price: plain(price),
    before: before && { price: plain(before.price), words: plain(before.words) },
    note: plain(note),
    links,
  };
};

it("an offer is its name and its price; one that costs nothing says so", () => {
  expect(present({})).toEqual({
    title: "Аренда",
    text: undefined,
    price: "199 ₽",
    before: undefined,
    note: undefined,
    links: [],
  });
  expect(present({ price: 0 }).price).toBe("Бесплатно");
});

it("what it cost before stands there only where that was more", () => {
  expect(present({ price_no_discount: 399 }).before).toEqual({ price: "399 ₽", words: "Раньше 399 ₽" });
  expect(present({ price_no_discount: 199 }).before).toBeUndefined();
  expect(present({ price_no_discount: 99 }).before).toBeUndefined();
});

it("a trial says for how long and what follows, where all of that is known; what is paid for by itself again says that", () => {
  const trial = { isTrial: true, price: 1, amountNext: 299, days_count: 7 };
  expect(present({ ...trial, is_renewable: true }).note).toBe(
    "1 ₽ за 7 дней, далее 299 ₽. Подписка продлится автоматически.",
  );
  expect(present(trial).note).toBe("1 ₽ за 7 дней, далее 299 ₽.");
  expect(present({ is_renewable: true }).note).toBe("Подписка продлится автоматически.");
  for (const change of [
    { ...trial, isTrial: false },
    { isTrial: true, price: 1, days_count: 7 },
    { isTrial: true, price: 1, amountNext: 299 },
  ])
    expect(present(change).note, JSON.stringify(change)).toBeUndefined();
});

it.each([
  ["48 часов на просмотр", "48 часов на просмотр."],
  ["Навсегда!", "Навсегда!"],
  ["Как долго?", "Как долго?"],
  ["Долго.", "Долго."],
  ["И так далее…", "И так далее…"],
  ["Т.е. надолго", "Т.е. надолго."],
])("«%s» ends as a sentence: «%s»", (description, text) => {
  expect(present({ description }).text).toBe(text);
});

it("links to those of its agreements that may be followed", () => {
  const links = [
    { title: "Условия", url: "/info/terms/" },
    { title: "Нет", url: "" },
  ];
  expect(present({ user_agreements: links } as Partial<Offer>).links).toEqual([
    { text: "Условия", href: "/info/terms/" },
  ]);
});

it("a way of paying is its name, with a hint where one needs it", () => {
  expect(presentMethodChoice("card").text).toBeUndefined();
  for (const method of ["card", "mobile", "partner"] as const) {
    const { id, title, text } = presentMethodChoice(method);
    expect([id, title.length > 0, text === undefined]).toEqual([method, true, method === "card"]);
  }
  expect(daysInWords(3)).toBe("3\u00A0дня");
});
