import { expect, it } from "vitest";
import { examples } from "@kadr/openapi/examples";
import type { Short } from "@kadr/openapi/client";
import { shortsEntries } from "./shorts.ts";

const [example] = examples.listShorts.first.results as unknown as Short[];
const short = (id: string): Short => ({ ...(example as Short), video: { ...(example as Short).video, id } });
const batch = (ids: string, kind: "list" | "more" = "list") => ({
  shorts: ids.split("").map(short),
  isAd: ids === "",
  isMore: kind === "more",
});
const entriesOf = (batches: Parameters<typeof shortsEntries>[0]) =>
  shortsEntries(batches)
    .map((entry) => (entry.kind === "ad" ? "!" : entry.short.video.id))
    .join("");

it("shows each short of the list once, though pages overlap", () => {
  expect(entriesOf([batch("abc"), batch("cd")])).toBe("abcd");
});

it("goes on with what is left of the same choice, then with all, of which none comes again soon", () => {
  expect(entriesOf([batch("abc"), batch("bd", "more"), batch("dxa", "more")])).toBe("abcdxa");
  expect(entriesOf([batch("abcdefghijkl"), batch("", "more"), batch("balk", "more")])).toBe("abcdefghijkl!ba");
});

it("puts an advertisement where there was nothing", () => {
  expect(entriesOf([batch("a"), batch("", "more"), batch("b", "more")])).toBe("a!b");
});

it("gives every place a key of its own", () => {
  const entries = shortsEntries([batch("abcdefghijkl"), batch("", "more"), batch("ab", "more")]);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});

it("goes on where there are but two, and shows none twice in a row", () => {
  expect(entriesOf([batch("a"), batch("a", "more"), batch("a", "more")])).toBe("a");
  expect(entriesOf([batch("ab"), batch("ab", "more"), batch("ba", "more"), batch("ab", "more")])).toBe("abab");
});

it("tells a place by its number and what stands there", () => {
  expect(shortsEntries([batch("ab"), batch("", "more")]).map(({ key }) => key)).toEqual(["0 a", "1 b", "2 ad"]);
});

it("shows one again only after ten others, or half of all where they are fewer", () => {
  const all = "abcdefghijklmnopqrstuvwxy";
  const again = (ids: string) => entriesOf([batch(all), batch("", "more"), batch(ids, "more")]).slice(all.length + 1);
  expect(again("po")).toBe("o");
  expect(entriesOf([batch("abcdef"), batch("", "more"), batch("dc", "more")])).toBe("abcdef!c");
});

it("says of each place what stands there", () => {
  expect(shortsEntries([batch("a"), batch("", "more")]).map(({ kind }) => kind)).toEqual(["short", "ad"]);
});
