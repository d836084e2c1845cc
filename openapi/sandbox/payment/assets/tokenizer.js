/**
 * The payment provider's browser script (README.md): turns a card into a token that works once. The card goes from the form to
 * this origin and nowhere else.
 *
 *   const { createTokenizer } = await import("/tokenizer.js");
 *   const token = await createTokenizer({ shopId }).tokenize({ number, month, year, cvc });
 *
 * Rejects with an Error whose `errors` are [{ type }]: invalid_number, invalid_expiry_month, invalid_expiry_year, invalid_cvc,
 * processing_error, missing, or a word that the provider has for something else.
 */
const home = new URL(import.meta.url).origin;

class TokenizationError extends Error {
  constructor(types) {
    super(`The card was not accepted: ${types.join(", ")}`);
    this.name = "TokenizationError";
    this.errors = types.map((type) => ({ type }));
  }
}

function passesLuhn(number) {
  let sum = 0;
  for (let n = 0; n < number.length; n += 1) {
    const digit = Number(number[number.length - 1 - n]);
    sum += n % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0);
  }
  return sum % 10 === 0;
}

/** What is wrong with a card before anybody is asked; an empty list when nothing is. */
export function check(card, today = new Date()) {
  const parts = [card?.number, card?.month, card?.year, card?.cvc];
  if (parts.some((part) => typeof part !== "string")) return ["missing"];
  const [number, month, year, cvc] = parts.map((part) => part.replace(/\s/g, ""));
  const types = [];
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) types.push("invalid_number");
  const monthIsFine = /^(0?[1-9]|1[0-2])$/.test(month);
  if (!monthIsFine) types.push("invalid_expiry_month");
  const fullYear = /^(\d\d|20\d\d)$/.test(year) ? Number(year) + (year.length === 2 ? 2000 : 0) : 0;
  if (fullYear < today.getFullYear() || fullYear > today.getFullYear() + 20) types.push("invalid_expiry_year");
  else if (monthIsFine && fullYear === today.getFullYear() && Number(month) < today.getMonth() + 1)
    types.push("invalid_expiry_month");
  if (!/^\d{3}$/.test(cvc)) types.push("invalid_cvc");
  return types;
}

/** What a type may look like: a word, never anything of a card. */
const isType = (type) => typeof type === "string" && /^[a-z_]{1,40}$/.test(type);

export function createTokenizer({ shopId } = {}) {
  return {
    async tokenize(card) {
      const types = typeof shopId === "string" && shopId !== "" ? check(card) : ["missing"];
      if (types.length > 0) throw new TokenizationError(types);
      const [number, month, year, cvc] = [card.number, card.month, card.year, card.cvc].map((part) =>
        part.replace(/\s/g, ""),
      );
      let result;
      try {
        const response = await fetch(`${home}/tokens`, {
          method: "POST",
          credentials: "omit",
          cache: "no-store",
          referrerPolicy: "no-referrer",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ shopId, number, month, year, cvc }),
          signal: AbortSignal.timeout(15_000),
        });
        result = await response.json();
      } catch {
        throw new TokenizationError(["processing_error"]);
      }
      if (typeof result?.token === "string") return result.token;
      const told = Array.isArray(result?.errors) ? result.errors.map((error) => error?.type).filter(isType) : [];
      throw new TokenizationError(told.length > 0 ? told : ["processing_error"]);
    },
  };
}
