const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

export interface Face {
  /** Of the file, and of the file of the package that it is cut from. */
  readonly name: string;
  readonly source: "cyrillic" | "latin" | "latin-ext";
  readonly letters: string;
}

/**
 * What nearly every page is written with, cut from the typeface's files: they hold the letters of many languages, and those of a page of
 * ours are two thirds of them. The rest of the letters come by the whole files, once a text has one (fonts.css).
 */
export const faces: readonly Face[] = [
  { name: "golos-text-cyrillic-basic", source: "cyrillic", letters: `${range(0x410, 0x44f)}Ёё№\u0301` },
  {
    name: "golos-text-latin-basic",
    source: "latin",
    // with what is not seen (line breaks, spaces of every width, joiners), for which no other file should come
    letters: `${range(0x00, 0x7e)}\u00a0\u00ad${range(0x2000, 0x200f)}${range(0x2028, 0x202f)}\u2060«»©®°±·×–—‘’“”„•…‹›€™↑↓−`,
  },
  // Their file has the letters of a dozen languages besides.
  { name: "golos-text-currency", source: "latin-ext", letters: "₽₴₸" },
];

/** As CSS writes it: `U+0301, U+0410-044F`. */
export function unicodeRange(letters: string): string {
  const codes = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  const parts: [number, number][] = [];
  for (const code of codes) {
    const last = parts.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else parts.push([code, code]);
  }
  return parts.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}
