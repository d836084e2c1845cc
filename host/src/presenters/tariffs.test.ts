import { examples } from "@kadr/openapi/examples";
import type { ProductTariff } from "@kadr/openapi/client";
import { describe, expect, it } from "vitest";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { dateOf, presentTariff, tariffAction, tariffButton, tariffStatus } from "./tariffs.ts";
import { roubles } from "./money.ts";

const [noAds, bundle] = examples.listProductTariffs.offers.result as readonly ProductTariff[] as [
  ProductTariff,
  ProductTariff,
];

describe("a tariff", () => {
  it("is tried by its trial, by the first line of its price, or watched for its price", () => {
    expect(tariffButton(bundle)).toBe("Попробовать 30 дней за 1 ₽");
    const { trial: _trial, ...tariff } = bundle.tariff;
    expect(tariffButton({ ...bundle, tariff: { ...tariff, complex: ["первый месяц 1 ₽", "далее 299 ₽"] } })).toBe(
      "Попробовать первый месяц 1 ₽",
    );
    expect(tariffButton(noAds)).toBe("Смотреть за 149\u00A0₽");
  });

  it("that is held is managed, or recovered until it ends; a gift has no button", () => {
    const held = { ...noAds, isActive: true };
    expect([tariffAction(held), tariffButton(held)]).toEqual(["manage", "Управлять"]);
    const ending = { ...held, endTime: "2026-12-24T22:30:00Z" };
    expect([tariffAction(ending), tariffButton(ending)]).toEqual(["recover", "Возобновить"]);
    expect(tariffAction({ ...ending, isPromo: true })).toBe("manage");
    expect(tariffButton({ ...held, type: "subscription_free" })).toBeNull();
  });

  it("says what the person has of it, muted once it comes to its end", () => {
    const held = { ...noAds, isActive: true };
    const endTime = "2026-12-24T22:30:00Z";
    expect(tariffStatus(noAds)).toBeUndefined();
    expect(tariffStatus(held)).toEqual({ text: "Активно", isMuted: false });
    expect(tariffStatus({ ...held, endTime })).toEqual({ text: "Активно до 24 декабря 2026", isMuted: true });
    expect(tariffStatus({ ...held, endTime, isPromo: true })).toEqual({
      text: "Активна по промокоду до 24 декабря 2026",
      isMuted: true,
    });
  });

  it("has dates in UTC with the month in the genitive, and prices in roubles that do not break, in groups from five digits on", () => {
    expect(dateOf("2026-05-31T23:59:59Z")).toBe("31 мая 2026");
    expect([149, 1299, 12_990, 1299.5].map(roubles)).toEqual([
      "149\u00A0₽",
      "1299\u00A0₽",
      "12\u00A0990\u00A0₽",
      "1299,50\u00A0₽",
    ]);
  });
});

it("is shown by its name, its picture, its words and its terms, where those may be followed", () => {
  const ports = { link: anyLink, mediaUrl: anyMedia };
  const given = {
    ...noAds,
    nameTransformed: "Без рекламы",
    productPicture: "/p.webp",
    description: { ...noAds.description, descriptionTransformed: "Смотрите", customDescription: undefined },
    linksUserAgreement: [{ title: "Условия", url: "/info/terms/" }],
  } as unknown as ProductTariff;
  expect(presentTariff(given, ports)).toMatchObject({
    title: "Без рекламы",
    imageUrl: "/p.webp",
    description: "Смотрите",
    lines: given.tariff.complex,
    terms: { href: "/info/terms/" },
    status: undefined,
  });
  expect(presentTariff(given, ports).terms?.label).not.toBe("");
  const bare = {
    ...given,
    productPicture: "",
    description: { ...given.description, customDescription: "Особо" },
    linksUserAgreement: [],
  } as unknown as ProductTariff;
  expect(presentTariff(bare, ports)).toMatchObject({ imageUrl: null, description: "Особо" });
  expect(presentTariff(bare, ports)).not.toHaveProperty("terms");
  expect(presentTariff({ ...given, linksUserAgreement: [{ title: "Условия", url: "" }] }, ports)).not.toHaveProperty(
    "terms",
  );
});
