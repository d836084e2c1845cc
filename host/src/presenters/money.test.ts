import { expect, it } from "vitest";
import { maskedEmail } from "./maskedEmail.ts";
import { roubles } from "./money.ts";

it.each([
  [0, "0 ₽"],
  [299, "299 ₽"],
  [1299.5, "1299,50 ₽"],
  [12500, "12 500 ₽"],
  [0.05, "0,05 ₽"],
  // 19.99 * 100 is 1998.9999…
  [19.99, "19,99 ₽"],
])("%d is written %s", (amount, text) => {
  expect(roubles(amount)).toBe(text.replaceAll(" ", "\u00A0"));
});

it.each([
  ["kot@example.ru", "ko****@example.ru"],
  ["k@example.ru", "k****@example.ru"],
  [" кот@mail.example.ru ", "ко****@mail.example.ru"],
  ["😀😁😂@example.ru", "😀😁****@example.ru"],
  ["", ""],
  ["kot", ""],
  ["kot@", ""],
  ["@example.ru", ""],
  ["kot@example", ""],
  ["kot@.ru", ""],
  ["kot@example.", ""],
  ["kot@example..ru", ""],
  ["kot@pes@example.ru", ""],
  ["kot@pes.ru@example.ru", ""],
])("%j is shown to others as %j", (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
