/**
 * Texts that must never be in anything that is measured: addresses of people, keys, numbers of cards and phones. Fields are made of ids, so
 * that there should be nothing to find; but a path, a link or a message of an error may hold a typed text.
 */

const hidden = "***";

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** Anything that an address could call a secret. */
const secretName =
  /((?:pepper|token|password|passwd|secret|session|auth|code|cvc|cvv|card|email|phone|key)=)[^&#\s]+/gi;

const patterns: readonly RegExp[] = [
  // An e-mail, also as it stands in an address.
  /[^\s@<>"'/?&=]+(?:@|%40)[^\s@<>"'/?&=]+\.[^\s@<>"'/?&=]+/gi,
  /\bBearer\s+\S+/gi,
  // A JSON Web Token.
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  // No id of the product is as long as a key.
  /(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{41,}/gi,
  /\+\d(?:[ ()-]*\d){9,14}/g,
];

/** 13 to 19 digits, in groups or not, are a card's if their check digit says so. */
const cardLike = /\d(?:[ -]?\d){12,18}/g;

/** The text with three asterisks in the place of whatever is sensitive. */
export function withoutSensitive(text: string): string {
  let clean = text.replace(secretName, `$1${hidden}`);
  for (const pattern of patterns) clean = clean.replace(pattern, hidden);
  return clean.replace(cardLike, (found) => (passesLuhn(found.replace(/\D/g, "")) ? hidden : found));
}

/** Parameters of an address that say how somebody came; all others may say what somebody typed, or be a key. */
const harmless = /^utm_(?:source|medium|campaign|content|term)$/;

/** An address as it is measured: origin and path, and how somebody came; empty where it cannot be read. */
export function measuredAddress(address: string, base: string): string {
  if (!URL.canParse(address, base)) return "";
  const url = new URL(address, base);
  // `mailto:` and its like are addresses of people.
  if (url.protocol !== "http:" && url.protocol !== "https:") return url.protocol;
  const kept = [...url.searchParams].filter(([name]) => harmless.test(name));
  const search = kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
  return withoutSensitive(decodeQuietly(url.origin + url.pathname + search));
}

/** Percent signs hide an e-mail from who looks for one. */
function decodeQuietly(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
