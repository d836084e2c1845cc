import type { CardBrand } from "../CardMark/index.ts";

/** A card as the form has it: digits and the mask's own signs. */
export interface CardDetails {
  readonly number: string;
  /** MM/YY */
  readonly expiry: string;
  readonly code: string;
}

export type CardField = keyof CardDetails;

const digitsOf = (number: string): string => number.replace(/\s/g, "");

/** The check of a card's number against slips of the finger. */
function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]);
    sum += at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}

/** Checks of the fields (PAY-CARD-01 to -03). Whether a card is still valid is known to the tokeniser: the form has only its spelling. */
export const isRight: Readonly<Record<CardField, (value: string) => boolean>> = {
  number: (value) => {
    const digits = digitsOf(value);
    return /^\d{12,19}$/.test(digits) && passesLuhn(digits);
  },
  expiry: (value) => /^(?:0[1-9]|1[0-2])\/\d{2}$/.test(value),
  code: (value) => /^\d{3}$/.test(value),
};

const prefixes: ReadonlyArray<readonly [brand: CardBrand, prefix: RegExp]> = [
  ["Mir", /^220[0-4]/],
  ["MasterCard", /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ["Visa", /^4/],
  ["UnionPay", /^62/],
];

/** The scheme by the first digits; null while they do not tell. */
export const brandOf = (number: string): CardBrand | null => {
  const digits = digitsOf(number);
  return prefixes.find(([, prefix]) => prefix.test(digits))?.[0] ?? null;
};

/** Which field a type of the tokeniser is about (PAY-CARD-06); undefined: of the card as a whole. */
export const fieldOfRefusal: Readonly<Partial<Record<string, CardField>>> = {
  invalid_number: "number",
  invalid_expiry_month: "expiry",
  invalid_expiry_year: "expiry",
  invalid_cvc: "code",
};

/** Types that say no more than that it did not go through. */
export const isPlainRefusal = (type: string): boolean => type === "processing_error" || type === "missing";
