import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { errors, examples } from "./examples.gen.ts";
import { fits } from "./shapes.ts";
import { lineOf, loadRest, shapeNames } from "./tables.ts";
import type { OperationId } from "./types.ts";

beforeAll(loadRest);

describe("shapes of responses", () => {
  it("take every example of the spec as it is, leaving nothing out", () => {
    for (const [id, named] of Object.entries(examples)) {
      const shape = lineOf(id as OperationId)?.shape ?? "";
      for (const [name, value] of Object.entries(named)) {
        const copy: unknown = structuredClone(value);
        const dropped: string[] = [];
        expect(
          fits(copy, shape, (where) => dropped.push(where)),
          `${id}.${name}`,
        ).toBe(true);
        expect(dropped, `${id}.${name}`).toEqual([]);
        expect(copy).toEqual(value);
      }
    }
  });

  it.each([
    ["s", ["", "text"], [5, null, true, {}, []]],
    ["i", [0, 7], [-1, 1.5, "7", null, Number.NaN]],
    ["n", [0, -1, 1.5], ["7", null, true]],
    ["b", [true, false], [0, "true", null]],
    ["o", [{}, { a: 1 }], [[], null, "text", 5]],
    ["a", [[], [1]], [{}, null, "text", { length: 1 }]],
    ["x", [undefined, null, 5, {}], []],
    ["s0", ["", null], [5, undefined]],
    ["[s", [[], ["a"]], [{}, "a", null]],
    ["{i", [{}, { a: 1 }], [[], "a", null, 5]],
    ["Link", [{ title: "Кино", url: "/" }], [{}, [], null, "text", { title: "Кино" }, { title: 5, url: "/" }]],
    ["NoSuchShape", [], [{}, { title: "Кино" }]],
  ])("take for «%s» what is of that type and nothing else", (type, good, bad) => {
    for (const value of good) expect(fits(value, type), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(fits(value, type), JSON.stringify(value)).toBe(false);
  });

  it("leave out a bad item, a bad value of a map and a bad optional field, make a bad field null that may be, and say where", () => {
    const read = (value: unknown, type: string) => {
      const dropped: string[] = [];
      const isGood = fits(value, type, (where) => dropped.push(where));
      return [isGood, value, dropped];
    };
    expect(read(["a", 5, "b", null], "[s")).toEqual([true, ["a", "b"], ["/3", "/1"]]);
    expect(read({ a: 1, b: -1 }, "{i")).toEqual([true, { a: 1 }, ["/b"]]);
    expect(read({ a: ["x", 5] }, "{[s")).toEqual([true, { a: ["x"] }, ["/a/1"]]);
    const link = { title: "Кино", url: "/" };
    expect(
      read(
        {
          results: [
            { ...link, icon: 5 },
            { ...link, url: null },
          ],
        },
        "LinkGroup",
      ),
    ).toEqual([true, { results: [link] }, ["/results/1", "/results/0/icon"]]);
    const playback = { hls: 5, mp4: [], captions: [], storyboard: { vtt: 5 }, poster: null };
    expect(read(playback, "Playback")).toEqual([
      true,
      { ...playback, hls: null, storyboard: null },
      ["/hls", "/storyboard"],
    ]);
    expect(read({ id: "1", name: "Кот", avatar_url: 5 }, "CommentUser")).toEqual([
      true,
      { id: "1", name: "Кот" },
      ["/avatar_url"],
    ]);
  });

  it("ask for a field that may be null, and not for one that may be missing", () => {
    const playback = { hls: null, mp4: [], captions: [], storyboard: null };
    expect(fits({ ...playback }, "Playback")).toBe(false);
    expect(fits({ ...playback, poster: null }, "Playback")).toBe(true);
    expect(fits(Object.create({ title: "Кино", url: "/" }), "Link")).toBe(false);
  });

  it("read error bodies too", () => {
    expect(fits(structuredClone(errors.CommentForbidden.banned), "CommentForbidden")).toBe(true);
    expect(fits({ code: 5 }, "Error")).toBe(false);
  });

  it("never throw, whatever the response is, and what they let through they let through again unchanged", () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapeNames()), fc.jsonValue(), (shape, value) => {
        const copy: unknown = structuredClone(value);
        if (!fits(copy, shape)) return;
        const dropped: string[] = [];
        expect(fits(copy, shape, (where) => dropped.push(where))).toBe(true);
        expect(dropped).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("survive one part of a real response replaced by anything: the page lives or is refused, never half-checked", () => {
    const page = examples.listComments.popular;
    const paths = Object.keys(page) as (keyof typeof page)[];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (key, value) => {
        const copy = { ...structuredClone(page), [key]: value } as typeof page;
        if (!fits(copy, "CommentsPage")) return;
        expect(Array.isArray(copy.results)).toBe(true);
        for (const one of copy.results) expect(typeof one.text).toBe("string");
        expect(copy.pinned_comment === null || typeof copy.pinned_comment.text === "string").toBe(true);
      }),
    );
  });
});
