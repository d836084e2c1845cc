/** The number that a text holds; undefined for none, for an empty one and for what is no finite number (COMMON-SECURITY-03). */
export function numberFrom(text: string | null | undefined): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** The whole number above 0 that a text holds: of a page, a season. */
export function countFrom(text: string | null | undefined): number | undefined {
  const number = numberFrom(text);
  return number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
