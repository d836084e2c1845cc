/** How the digits of a field are written, and how many there may be. */
export interface Mask {
  readonly maxDigits: number;
  readonly write: (digits: string) => string;
  /** Digits of what was typed, filled in or pasted, where there is more to it than leaving out the rest. */
  readonly read?: (text: string) => string;
}

const digitsIn = (text: string): string => text.replace(/\D/g, "");

/** 9999 9999 9999 9999 */
export const numberMask: Mask = { maxDigits: 16, write: (digits) => digits.replace(/(\d{4})(?=\d)/g, "$1 ") };

/** 99/99. Who types "5/", and who fills in "05/2034", mean a month and a year, too. */
export const expiryMask: Mask = {
  maxDigits: 4,
  write: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits),
  read: (text) => {
    const [, month, year = ""] = /^\s*(\d{1,2})\s*[/.-]\s*(\d*)\s*$/.exec(text) ?? [];
    if (month === undefined) return digitsIn(text);
    return month.padStart(2, "0") + (year.length === 4 ? year.slice(2) : year);
  },
};

/** 999 */
export const codeMask: Mask = { maxDigits: 3, write: (digits) => digits };

export interface Typed {
  readonly text: string;
  /** Where the caret stands in it. */
  readonly caret: number;
}

/**
 * Text and caret of a field after an input. The caret stays behind the digit that it stood behind. Erasing a space or a slash of ours
 * erases the digit beside it, too: the input would have no effect otherwise.
 */
export function retyped(mask: Mask, before: string, now: Typed, isForward: boolean): Typed {
  const read = mask.read ?? digitsIn;
  let digits = read(now.text);
  let ahead = digitsIn(now.text.slice(0, now.caret)).length + Math.max(0, digits.length - digitsIn(now.text).length);
  const isSeparator = now.text.length === before.length - 1 && digits === digitsIn(before);
  if (isSeparator && isForward) digits = digits.slice(0, ahead) + digits.slice(ahead + 1);
  else if (isSeparator) {
    digits = digits.slice(0, Math.max(0, ahead - 1)) + digits.slice(ahead);
    ahead = Math.max(0, ahead - 1);
  }
  digits = digits.slice(0, mask.maxDigits);
  const text = mask.write(digits);
  return { text, caret: placeBehind(text, Math.min(ahead, digits.length)) };
}

/** The place behind so many digits. */
function placeBehind(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}
