import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as russian } from "@orama/stemmers/russian";

/** Words of a text that are looked at, and letters of a word: what is longer is no language. */
const maxLetters = 40;

/** Words that say nothing about what a text is about. Left out of a query as long as something remains. */
const small = new Set(
  (
    "и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по ее мне было вот от меня " +
    "еще нет о из ему для до при или это их the a an of and in to for on is at by"
  ).split(" "),
);

/** Lower case, with one spelling of ё and of letters that come in two parts. */
export const plainText = (text: string): string => text.normalize("NFC").toLowerCase().replaceAll("ё", "е");

/** The words of a text as they stand, in plain letters. */
export function plainWords(text: string, most = 200): string[] {
  const words: string[] = [];
  for (const [word] of plainText(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    if (words.length >= most) break;
    words.push(word.slice(0, maxLetters));
  }
  return words;
}

const known = new Map<string, string>();
const maxKnown = 50_000;

/**
 * Stem that the forms of a word have in common. Beyond Snowball's rules, the vowel that comes and goes before the last «к» is
 * dropped, so that «лодок» meets «лодки»: a collision or two more, the same on both sides.
 */
function stemOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stem = /^[a-z]+$/.test(word) ? english(word) : russian(word);
  const made = stem.length > 3 ? stem.replace(/(?<=[бвгджзклмнпрстфхцчшщ])[оеё]к$/u, "к") : stem;
  if (known.size >= maxKnown) known.clear();
  known.set(word, made);
  return made;
}

/** The stems of a text, in order, each once. */
export const stemsOf = (text: string, most?: number): string[] => [...new Set(plainWords(text, most).map(stemOf))];

/** The stems that a query looks for. */
export function queryStems(query: string): string[] {
  const words = plainWords(query, 12);
  const telling = words.filter((word) => !small.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stemOf))];
}

const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = "ёйцукенгшщзхъфывапролджэячсмитьбю";
const shifted: Readonly<Record<string, string>> = {
  "~": "`",
  "{": "[",
  "}": "]",
  ":": ";",
  '"': "'",
  "<": ",",
  ">": ".",
};

/** Text that the same keys give on the other layout («ghbdtn» is «привет»), or undefined for a text that mixes both or has no letters. */
export function otherLayout(text: string): string | undefined {
  const lower = text.toLowerCase();
  const hasLatin = /[a-z]/.test(lower);
  const hasCyrillic = /[а-яё]/.test(lower);
  if (hasLatin === hasCyrillic) return undefined;
  const [from, to] = hasLatin ? [latin, cyrillic] : [cyrillic, latin];
  return [...lower]
    .map((sign) => {
      const at = from.indexOf(hasLatin ? (shifted[sign] ?? sign) : sign);
      return at < 0 ? sign : (to[at] ?? sign);
    })
    .join("")
    .trim();
}
