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
