// @vitest-environment node
import { describe, expect, it } from "vitest";
import { otherLayout, plainWords, queryStems, stemsOf } from "./words.ts";

describe("the words of a text", () => {
  it.each([
    ["гора", "горы", "горами", "ГОРАХ"],
    ["лодка", "лодок", "лодками"],
    ["ёлка", "елок", "Ёлки"],
    ["путешествие", "путешествий", "путешествиями"],
    ["video", "videos", "Videos"],
  ])("%s is one word in all its forms", (...forms) => {
    expect(new Set(forms.flatMap((form) => stemsOf(form))).size).toBe(1);
  });

  it("are letters and figures only, whatever stands between them", () => {
    expect(plainWords("«Ёж» — это_не 4K, а 100500!\u202e\0")).toEqual(["еж", "это", "не", "4k", "а", "100500"]);
    expect(plainWords("' OR 1=1 -- %_* ) (")).toEqual(["or", "1", "1"]);
    expect(plainWords("и".normalize("NFD") + "й".normalize("NFD"))).toEqual(["ий"]);
  });

  it("leave out of a query what says nothing, unless nothing else is there", () => {
    expect(queryStems("горы и люди")).toEqual(stemsOf("горы люди"));
    expect(queryStems("как и что").length).toBe(3);
    expect(queryStems("слово ".repeat(50))).toHaveLength(1);
  });
});

describe("the other keyboard layout", () => {
  it.each([
    ["ghbdtn", "привет"],
    [",fqrfk", "байкал"],
    ["Gentitcndbt", "путешествие"],
    ["руддщ", "hello"],
    ["`kjxrb", "ёлочки"],
  ])("%s is %s", (typed, meant) => expect(otherLayout(typed)).toBe(meant));

  it.each([["горы mountains"], ["2026"], ["!!!"]])("does not guess at %s", (typed) =>
    expect(otherLayout(typed)).toBeUndefined(),
  );
});
