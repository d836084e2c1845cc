/** Forms of a counted noun: after 1, after 2 to 4, after 0, 5 and more. */
export type NounForms = readonly [one: string, few: string, many: string];

/** Made with the first count: no text of the first screen waits for it. */
let rules: Intl.PluralRules | undefined;

/**
 * The form of a noun that goes with a number (COMMON-TEXT-01). Fractions take the second form,
 * as in «1,5 часа»; the sign does not matter.
 */
export function plural(count: number, [one, few, many]: NounForms): string {
  rules ??= new Intl.PluralRules("ru");
  const form = rules.select(Math.abs(count));
  return form === "one" ? one : form === "many" ? many : few;
}

/** The number and its noun with a non-breaking space between: «3 дня», «12 500 просмотров». */
export function counted(count: number, forms: NounForms): string {
  return `${grouped(count)}\u00A0${plural(count, forms)}`;
}

/** A whole number in groups of three with non-breaking spaces, from five digits on: «1200», «12 500». */
export function grouped(count: number): string {
  const digits = String(Math.trunc(count));
  return digits.replace("-", "").length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, "\u00A0");
}
