import { expect, it } from "vitest";
import type { Failure } from "../writing/index.ts";
import { changesIn, errorsOf, isEmail, phoneOf } from "./checks.ts";
import { facts } from "./testing.ts";

it.each([
  ["+7 999 123-45-67", "+79991234567"],
  ["8(999)1234567", "+79991234567"],
  ["9991234567", "+79991234567"],
  ["999123456", undefined],
  ["6 999 123-45-67", undefined],
  ["+7 999 123-45-678", undefined],
  ["8.999.123.45.67", undefined],
  ["позвоните 8 999 123-45-67", undefined],
  ["", undefined],
])("the figures of a phone typed as «%s» are %s", (typed, phone) => {
  expect(phoneOf(typed)).toBe(phone);
});

it.each([
  ["anna@kadr.example", true],
  ["  anna@mail.kadr.example ", true],
  ["anna.s+1@kadr.example", true],
  ["anna@kadr", false],
  ["@kadr.example", false],
  ["anna@", false],
  ["anna kadr@kadr.example", false],
  ["anna@kadr .example", false],
  ["anna@@kadr.example", false],
  ["anna@kadr..example", false],
  ["anna@kadr.", false],
  ["an na@kadr.example", false],
  ["x anna@kadr.example", false],
  ["anna@kadr.example x", false],
])("«%s» is an address: %s", (typed, isOne) => {
  expect(isEmail(typed)).toBe(isOne);
});

it("changes are what differs from the server's, spaces aside", () => {
  const draft = { name: " Анна ", birthDate: "", gender: "male", email: "anna@kadr.example", phone: " " };
  expect(changesIn(draft, facts)).toEqual({ gender: "male" });
});

const failure = (body: unknown): Failure => ({ kind: "http", status: 422, retryAfter: null, body });

it("errors of the server stand at our fields, each by its own name", () => {
  const fields = {
    first_name: "имя",
    birth_date: "дата",
    gender: "пол",
    email: "почта",
    phone_number: "номер",
    password: "пароль",
    new_password: "новый",
    code: "код",
    avatar: "фото",
  };
  expect(errorsOf(failure({ fields }))).toEqual({
    name: "имя",
    birthDate: "дата",
    gender: "пол",
    email: "почта",
    phone: "номер",
    password: "пароль",
    newPassword: "новый",
    code: "код",
    avatar: "фото",
  });
});

it.each([null, "no", {}, { fields: null }, { fields: "no" }, { fields: { other: "?", constructor: "?", email: 1 } }])(
  "an answer without fields of ours has no errors of theirs: %j",
  (body) => {
    expect(errorsOf(failure(body))).toEqual({});
  },
);
