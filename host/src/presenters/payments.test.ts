import { afterEach, beforeEach, expect, it } from "vitest";
import type { PaymentRecord } from "@kadr/openapi/client";
import { presentPayment } from "./payments.ts";
import { writeMomentsIn } from "./zone.ts";

beforeEach(() => writeMomentsIn("Europe/Moscow"));
afterEach(() => writeMomentsIn(undefined));

const present = (record: Partial<PaymentRecord>) =>
  presentPayment({ id: "1", name: "Кадр без рекламы", amount: 299, status: "succeeded", ...record } as PaymentRecord);

it.each([
  ["succeeded", "paid", "Оплачено"],
  ["waiting_for_capture", "paid", "Оплачено"],
  ["new", "waiting", "В обработке"],
  ["pending", "waiting", "В обработке"],
  ["failed", "failed", "Не прошёл"],
  ["cancelled", "failed", "Отменён"],
  ["что-то новое", "failed", "Не прошёл"],
] as const)("a payment that is %s is %s: «%s»", (status, state, words) => {
  expect(present({ status } as Partial<PaymentRecord>)).toEqual({
    id: "1",
    title: "Кадр без рекламы",
    sum: "299\u00A0₽",
    state,
    status: words,
    note: "",
  });
});

it("says when, that it was by itself, by what, and where the receipt went, as far as that is known", () => {
  const whole = {
    created_ts: "2026-11-21T12:05:00Z",
    is_renewal: true,
    card_last4: "1111",
    method: "sbp",
    receipt_email: "kot@example.ru",
  } as Partial<PaymentRecord>;
  expect(present(whole).note.replaceAll("\u00A0", " ")).toBe(
    "21 ноября 2026 г. в 15:05 · Автопродление · Карта •• 1111 · Чек отправлен на ko****@example.ru",
  );
  expect(present({ is_renewal: false, card_last4: null, method: "sbp", receipt_email: "kot" } as never).note).toBe(
    "СБП",
  );
  expect(present({ method: "mobile" } as never).note).toBe("Счёт телефона");
  expect(present({ method: "card", created_ts: "вчера" } as never).note).toBe("");
});
