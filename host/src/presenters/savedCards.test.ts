import { describe, expect, it } from "vitest";
import { bankOf, presentSavedCard } from "./savedCards.ts";

describe("a saved card", () => {
  it.each([
    ["sberbank", "sberbank"],
    ["SBERBANK OF RUSSIA", "sberbank"],
    ["ПАО Сбербанк", "sberbank"],
    ["T-Bank", "tbank"],
    ["АО «Тинькофф Банк»", "tbank"],
    ["Alfa-Bank JSC", "alfabank"],
    ["Банк ВТБ (ПАО)", "vtb"],
    ["Gazprombank", "gazprombank"],
    ["unionpay", null],
    ["", null],
  ])("of the issuer «%s» is of the bank %s [PAY-DATA-05]", (issuer, bank) => {
    expect(bankOf(issuer)).toBe(bank);
  });

  it("is told by its bank, its scheme and its last digits, for the eye and for the ear", () => {
    const method = {
      paymentMethodId: "m1",
      isMain: true,
      issuerName: "SBERBANK",
      card: { cardType: "Visa", last4: "1111" },
    } as const;
    expect(presentSavedCard(method)).toMatchObject({
      bank: "sberbank",
      title: "Сбер ••\u00A01111",
      brandName: "Visa",
      spoken: "Сбер, Visa, последние цифры 1111",
    });
    expect(presentSavedCard({ ...method, issuerName: "Местный банк" })).toMatchObject({
      bank: null,
      title: "Карта ••\u00A01111",
    });
  });

  it.each(["Visa", "MasterCard", "Mir", "UnionPay"] as const)(
    "of %s has the mark of its bank, and its scheme's where the bank is not known [PAY-DATA-04]",
    (cardType) => {
      const marksOf = (issuerName: string) => {
        const { bank, brand } = presentSavedCard({
          paymentMethodId: "m1",
          isMain: false,
          issuerName,
          card: { cardType, last4: "1111" },
        });
        return { bank, brand };
      };
      expect(marksOf("T-Bank")).toEqual({ bank: "tbank", brand: cardType });
      expect(marksOf("Местный банк")).toEqual({ bank: null, brand: cardType });
    },
  );
});

it.each([
  ["Сбер", "sberbank"],
  ["Т-Банк", "tbank"],
  ["Tinkoff", "tbank"],
  ["TCS Bank", "tbank"],
  ["Альфа-Банк", "alfabank"],
  ["VTB", "vtb"],
  ["АО Газпромбанк", "gazprombank"],
  ["GPB", "gazprombank"],
  ["ГПБ", "gazprombank"],
  ["Public Joint Stock Company «VTB Bank»", "vtb"],
  ["PJSC Sberbank", "sberbank"],
  ["ООО Сбер", "sberbank"],
  ["ОАО Банк ВТБ", "vtb"],
  ["Bank Alfa", "alfabank"],
  ["Мой Сбербанк", null],
  ["Банковый дом", null],
])("of the issuer «%s» is of the bank %s, by its other names", (issuer, bank) => {
  expect(bankOf(issuer)).toBe(bank);
});
