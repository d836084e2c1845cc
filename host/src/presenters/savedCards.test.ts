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
  ])("of the issuer «%s» is of the bank %s", (issuer, bank) => {
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
});
