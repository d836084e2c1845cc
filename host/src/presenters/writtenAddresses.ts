/** An address as people write it in a text. */
export interface WrittenAddress {
  /** Where it begins in the text, UTF-16 units. */
  readonly index: number;
  readonly text: string;
}

const beginning = /https?:\/\/(?=[\p{L}\p{N}])/giu;
/**
 * Signs of an address between its brackets: of ASCII those that RFC 3986 allows; of all scripts letters, digits, pictures, dashes
 * and the two marks that stand within names. Any other sign ends it: quotes, arrows, spaces, signs of no width.
 */
const signs = String.raw`!#-'*-;=?-Z_a-z~\p{L}\p{M}\p{N}\p{So}\p{Pd}\p{Pc}’·`;
/** A comma ends it where the next address follows. */
const plainSigns = new RegExp(String.raw`(?:(?![,;]https?://)[${signs}])*`, "iuy");
const bracketOrEnd = new RegExp(`[^${signs}]`, "gu");
const opening: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
/** Marks that end a sentence, or that a text puts around an address, when they are the last. */
const endMark = /(?!-)[!'*,.:;?’·\p{Pd}]/u;

function endOfSigns(text: string, from: number): number {
  plainSigns.lastIndex = from;
  plainSigns.test(text);
  return plainSigns.lastIndex;
}

/** Of each bracket that is closed before the signs of an address end: where it is closed. */
function closingBrackets(text: string): ReadonlyMap<number, number> {
  const closed = new Map<number, number>();
  let open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(bracketOrEnd)) {
    const last = open.at(-1);
    if ("([{".includes(sign)) open.push(index);
    else if (opening[sign] === undefined) open = [];
    else if (last !== undefined && text.charAt(last) === opening[sign]) {
      closed.set(last, index);
      open.pop();
    }
  }
  return closed;
}

/**
 * The addresses of a text, in their order. Brackets that an address opens and closes belong to it, others do not; nor does
 * what ends the sentence behind it. Takes time in proportion to the length of the text.
 */
export function addressesIn(text: string): readonly WrittenAddress[] {
  const closed = closingBrackets(text);
  const found: WrittenAddress[] = [];
  let end = 0;
  for (const { 0: scheme, index } of text.matchAll(beginning)) {
    if (index < end) continue;
    end = endOfSigns(text, index + scheme.length);
    for (let bracket = closed.get(end); bracket !== undefined; bracket = closed.get(end))
      end = endOfSigns(text, bracket + 1);
    while (endMark.test(text.charAt(end - 1))) end--;
    found.push({ index, text: text.slice(index, end) });
  }
  return found;
}
