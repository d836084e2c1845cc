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

/** What the same keys type in the Latin layout: «йцукенгшщз» is as easily guessed as "qwertyuiop". */
const inLatinLayout = (text: string): string => [...text].map((sign) => latin[cyrillic.indexOf(sign)] ?? sign).join("");

/** Known by everybody who guesses: on the list in either layout, one sign again and again, or what stands beside it in the form. */
export function isCommonPassword(password: string, beside: readonly string[] = []): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  if (new Set(text).size < 3) return true;
  const own = beside.map((one) => one.normalize("NFKC").toLowerCase().trim()).filter((one) => one !== "");
  return own.includes(text) || list().has(text) || list().has(inLatinLayout(text));
}
