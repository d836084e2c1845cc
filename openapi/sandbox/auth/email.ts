/**
 * Text that may be an e-mail address: one @, a domain of at least two parts, and no sign that is not seen or that turns the direction of the text around it
 * (an address is shown in letters, in the profile and in /sandbox).
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}<>"]/u.test(text) &&
  /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(text);

/** As it is kept and compared. */
export const emailOf = (text: unknown): string => String(text).trim().toLowerCase();
