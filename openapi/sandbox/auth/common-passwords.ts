import { readFileSync } from "node:fs";
import { join } from "node:path";

let known: ReadonlySet<string> | undefined;

const list = (): ReadonlySet<string> =>
  (known ??= new Set(
    readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#")),
  ));

const cyrillic = "йцукенгшщзхъфывапролджэячсмитьбюё";
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** Text that the same keys type in the Latin layout: «йцукенгшщз» is as easily guessed as "qwertyuiop". */
const inLatinLayout = (text: string): string => [...text].map((sign) => latin[cyrillic.indexOf(sign)] ?? sign).join("");

/** The list is of English words; these are the first that are tried in Russian. */
const russian: ReadonlySet<string> = new Set(
  (
    "любовь пароль привет солнышко солнце счастье ангел мама мамочка папа семья котенок зайчик малышка принцесса красотка лапочка " +
    "россия москва питер спартак зенит динамо цска наташа настя аня анна маша мария оля ольга таня татьяна лена елена ира ирина катя " +
    "света марина юля дима дмитрий саша александр сергей сережа андрей максим никита иван игорь олег денис артем владимир вова " +
    "футбол хоккей музыка мир жизнь друг дружба весна лето зима осень береза медведь тигр волк кошка собака секрет"
  ).split(" "),
);

/** Guesses at this site begin with its own words. */
const ofTheSite: ReadonlySet<string> = new Set([
  "kadr",
  "кадр",
  "demo",
  "демо",
  "video",
  "видео",
  "admin",
  "админ",
  "test",
  "тест",
]);

/** One sign after the other, as an alphabet has them, in either direction: «abcdefgh», «зжедгвба». */
function isSequence(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, n) => code - (codes[n] ?? 0)));
  return steps.size === 1 && [1, -1].includes([...steps][0] ?? 0);
}

/** Word that a person starts from; «password1!» is a word followed by the signs that rules of passwords ask for. */
const wordOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

const isKnownWord = (word: string): boolean =>
  list().has(word) || list().has(inLatinLayout(word)) || russian.has(word.replaceAll("ё", "е"));

/**
 * Known by everybody who guesses: on the list in either layout, one sign again and again, an alphabet's beginning, the site's own words, or
 * what stands beside it in the form; and each of these with digits and signs around it.
 */
export function isCommonPassword(password: string, beside: readonly string[] = []): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  if (new Set(text).size < 3 || isSequence(text)) return true;
  const own = beside.map((one) => one.normalize("NFKC").toLowerCase().trim()).filter((one) => one !== "");
  if (own.includes(text) || isKnownWord(text)) return true;
  const word = wordOf(text);
  // Of a word of three letters and less the rest is the password.
  if (word.length < 4) return false;
  return (
    own.includes(word) ||
    isKnownWord(word) ||
    isSequence(word) ||
    word.split(/[^\p{L}]+/u).every((part) => ofTheSite.has(part))
  );
}
