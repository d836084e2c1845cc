/** Card schemes that are taken, by the keys of the documents (K42), with the first digits of their numbers. */
const brands: ReadonlyArray<readonly [brand: CardBrand, prefix: RegExp]> = [
  ["Mir", /^220[0-4]/],
  ["MasterCard", /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ["Visa", /^4/],
  ["UnionPay", /^62/],
];

export type CardBrand = "Mir" | "MasterCard" | "Visa" | "UnionPay";

export const brandOf = (number: string): CardBrand | undefined => brands.find(([, prefix]) => prefix.test(number))?.[0];

/** Keys of banks by the first six digits; the shell normalises them to icons (PAY-DATA-05). */
const issuers: Readonly<Record<string, string>> = {
  "411111": "sberbank",
  "555555": "alfabank",
  "220000": "tbank",
  "220100": "gazprombank",
  "400000": "vtb",
  "620000": "unionpay",
};

export const issuerOf = (number: string): string => issuers[number.slice(0, 6)] ?? "";

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let n = 0; n < number.length; n += 1) {
    const digit = Number(number[number.length - 1 - n]);
    sum += n % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}

/** Fate of a payment by a card: its end, and the way to it. */
export interface CardFate {
  /** State that the payment ends in. */
  readonly outcome: "succeeded" | "waiting_for_capture" | "failed" | "cancelled";
  /** Documented kind of the failure (`payment.errorKind`). */
  readonly errorKind: string | null;
  /** card: the bank asks the person first. */
  readonly confirmation: "none" | "card";
  /** It never settles by itself. */
  readonly isStuck: boolean;
  /** The bank refuses to pay for a next period. */
  readonly refusesRenewal: boolean;
}

const paid: CardFate = {
  outcome: "succeeded",
  errorKind: null,
  confirmation: "none",
  isStuck: false,
  refusesRenewal: false,
};

export const cardFates = {
  pays: paid,
  held: { ...paid, outcome: "waiting_for_capture" },
  asks: { ...paid, confirmation: "card" },
  poor: { ...paid, outcome: "failed", errorKind: "notEnoughMoney" },
  refused: { ...paid, outcome: "failed", errorKind: "somethingWrong" },
  broken: { ...paid, outcome: "failed", errorKind: "somethingWrongWithUs" },
  stuck: { ...paid, outcome: "cancelled", errorKind: "somethingWrong", isStuck: true },
  once: { ...paid, refusesRenewal: true },
} as const satisfies Readonly<Record<string, CardFate>>;

export type CardOutcome = keyof typeof cardFates;

/** A stored outcome; an unknown one pays. */
export const fateOf = (outcome: string): CardFate =>
  Object.hasOwn(cardFates, outcome) ? cardFates[outcome as CardOutcome] : paid;

/** The documented test cards (README.md). Every other number that passes Luhn pays. */
export const testCards: Readonly<Record<string, CardOutcome | "processing_error">> = {
  "4111111111111111": "pays",
  "5555555555554444": "pays",
  "2200000000000004": "pays",
  "6200000000000005": "pays",
  "4000000000009995": "poor",
  "4000000000000002": "refused",
  "4000000000000127": "broken",
  "4000000000003220": "asks",
  "4000000000000259": "held",
  "4000000000006975": "stuck",
  "4000000000000341": "once",
  "4000000000000119": "processing_error",
};

export interface CardInput {
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly cvc: string;
}

export type TokenizationProblem =
  "invalid_number" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_cvc" | "processing_error" | "missing";

/** Four digits of the year, for two or four. */
const fullYear = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year);

/** Faults of a card (`card.tokenizationError`); the browser's script makes the same checks before it sends the request. */
export function problemsOf(card: Readonly<Record<string, unknown>>, now: number): TokenizationProblem[] {
  const { number, month, year, cvc } = card;
  if (typeof number !== "string" || typeof month !== "string" || typeof year !== "string" || typeof cvc !== "string")
    return ["missing"];
  const problems: TokenizationProblem[] = [];
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number) || brandOf(number) === undefined)
    problems.push("invalid_number");
  const today = new Date(now);
  const months = fullYear(year) * 12 + Number(month) - (today.getUTCFullYear() * 12 + today.getUTCMonth() + 1);
  if (!/^(?:0?[1-9]|1[0-2])$/.test(month)) problems.push("invalid_expiry_month");
  if (
    !/^(?:\d\d|20\d\d)$/.test(year) ||
    fullYear(year) < today.getUTCFullYear() ||
    fullYear(year) > today.getUTCFullYear() + 20
  )
    problems.push("invalid_expiry_year");
  else if (problems.at(-1) !== "invalid_expiry_month" && months < 0) problems.push("invalid_expiry_month");
  if (!/^\d{3}$/.test(cvc)) problems.push("invalid_cvc");
  return problems;
}

/** YYYY-MM of a card that has no problems. */
export const expiryOf = ({ month, year }: CardInput): string => `${fullYear(year)}-${month.padStart(2, "0")}`;
