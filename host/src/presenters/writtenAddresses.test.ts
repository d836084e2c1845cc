import { expect, it } from "vitest";
import { addressesIn } from "./writtenAddresses.ts";

const addresses = [
  "https://a.example",
  "http://a.example/",
  "HTTPS://A.example:8080/x/?b=1&c=d,e;f#g",
  "https://ru.wikipedia.org/wiki/Кадр_(кино)",
  "https://ru.wikipedia.org/wiki/Кадр_(кино_(и_не_только))_и_дальше",
  "https://fr.wikipedia.org/wiki/L’Équipe",
  "https://ru.wikipedia.org/wiki/Война_1941—1945",
  "https://a.example/?ids[]=1&ids[1]=2&{x}",
  "https://a.example/~b/c_d-e/@f/%28g%29/*h*/i!j",
  "https://youtu.be/abcdefgh_-",
  "https://web.archive.org/web/2026/https://a.example/",
  "https://пример.рф/путь",
  "https://例え.jp/画面",
  "https://a.example/🎬",
];
// prettier-ignore
const before = [
  "", " ", "Сайт:", "\n", "(", "((", "[", "{", "<", "*", "**", "_", "«", "»", "“", "”", "„", "‟", "‘", "’",
  "‚", "‹", "›", '"', "'", "`", "「", "『", "《", "【", "（", "…", "—", "→", "|", "\u200B", "\u200E", "\u202B",
  "\u2066", "\uFEFF",
];
// prettier-ignore
const behind = [
  "", " ", "\n", ".", "..", "...", "…", ",", ";", ":", "!", "?", "?!", ")", "))", ").", ".)", "]", "}",
  "*", "**", ">", "»", "«", "“", "”", "‟", "‘", "’", "‹", "›", '"', "'", "`", "」", "』", "》", "】", "）", "。",
  "、", "，", "！", "؟", "،", "।", "–", "—", "→", "|", "\\", "(", "[", "(см. ниже)", "),", "»).", "”…",
  "\u200B", "\u200B.", "\u200E", "\u202C", "\u2069", "\uFEFF", "\u00AD", "\u00A0", "\u3000", "\u2028",
  "\u0000",
];

it.each(addresses)("finds %s whole and without what stands around it", (address) => {
  for (const start of before)
    for (const end of behind)
      for (const rest of ["", " дальше", end === "" ? "" : "\nи ещё"]) {
        const text = start + address + end + rest;

        expect(addressesIn(text), JSON.stringify(text)).toEqual([{ index: start.length, text: address }]);
      }
});

it("finds one behind the other", () => {
  for (const separator of [" ", ",", ";", ", ", "\n", "…", "\u200B", "»«", ")(", "|"])
    for (const address of addresses)
      expect(
        addressesIn(address + separator + address).map(({ text }) => text),
        JSON.stringify(separator),
      ).toEqual([address, address]);
});

it.each([
  "https://",
  "https://…",
  "http:/a.example",
  "https://.",
  "https://(a.example)",
  "ftp://a.example",
  "a.example",
])("finds no address in «%s»", (text) => {
  expect(addressesIn(text)).toEqual([]);
});
