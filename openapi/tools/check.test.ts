// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleSpec, lintSpec } from "./bundle.ts";
import { checkSpec, schemaPointer, validatorOf } from "./check.ts";
import { generate } from "./generate.ts";
import { callsOf } from "./openapi.ts";
import type { OpenApi } from "./openapi.ts";

const committed = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** The committed spec with one place changed; undefined takes the place away. */
function broken(place: readonly string[] = [], value?: unknown): OpenApi {
  const spec = JSON.parse(committed("spec/kadr.bundled.json")) as Record<string, unknown>;
  const last = place.at(-1);
  if (last === undefined) return spec as unknown as OpenApi;
  let target = spec;
  for (const part of place.slice(0, -1)) target = target[part] as Record<string, unknown>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return spec as unknown as OpenApi;
}

describe("the spec", () => {
  it("passes the lint and our own rules", async () => {
    expect(await lintSpec()).toEqual([]);
    expect(checkSpec(await bundleSpec())).toEqual([]);
  });

  it("makes exactly the files that are committed", async () => {
    for (const [path, text] of Object.entries(await generate())) expect(text === committed(path), path).toBe(true);
  });

  it("names calls of the product catalogue only", () => {
    const catalogue = JSON.parse(readFileSync(new URL("../../docs/product/calls.json", import.meta.url), "utf8")) as { id: string; path: string | null; method: string | null }[];
    for (const { id, path, method, operation } of callsOf(broken())) {
      for (const name of [operation["x-call"] ?? []].flat()) {
        const call = catalogue.find((one) => one.id === name);
        expect(call, `${id}: ${name}`).toBeDefined();
        // Where the documents show the address it is theirs, up to the names of the parts and the last slash (K16); a query
        // glued to it is the call's query, a slug glued to it brings its own slash (K18).
        const unglued = (address: string): string => address.replace(/\/?\{query\}.*$/, "").replace(/([^/])\{/g, "$1/{");
        const plain = (address: string): string => unglued(address).replaceAll(/\{[^}]*\}/g, "{}").replace(/\/$/, "");
        if (call?.method) expect(method, id).toBe(call.method);
        if (call?.path && !call.path.startsWith("{")) expect(plain(path), id).toBe(plain(call.path));
      }
    }
  });

  it("has a schema for every answer with a body", () => {
    const spec = broken();
    const validate = validatorOf(spec);
    for (const { path, method, operation } of callsOf(spec)) {
      for (const status of Object.keys(operation.responses)) {
        const pointer = schemaPointer(spec, path, method, status);
        if (pointer) expect(validate(pointer, "text, never an answer")).toBeTruthy();
      }
    }
  });
});

describe("our own rules", () => {
  const page = ["paths", "/video/{id}/", "get"];
  it.each<[string, string[], unknown, RegExp]>([
    ["an example that does not fit", ["components", "examples", "getVideoVotes.votes", "value", "likes_number"], "9", /getVideoVotes 200 example votes/],
    ["an answer without an example", ["components", "responses", "NotFound", "content", "application/json", "examples"], undefined, /has no example/],
    ["an error that is not declared", [...page, "responses", "429"], undefined, /does not declare 429/],
    ["a call without a source", [...page, "x-source"], undefined, /x-source is missing/],
    ["a call that needs a session and does not say 401", [...page, "security"], [{ session: [] }], /does not declare 401/],
    ["an operationId that is used twice", [...page, "operationId"], "getFeed", /not unique/],
  ])("catch %s", (_, place, value, message) => {
    const problems = checkSpec(broken(place, value)).map(({ where, message: text }) => `${where}: ${text}`).join("\n");
    expect(problems).toMatch(message);
  });
});
