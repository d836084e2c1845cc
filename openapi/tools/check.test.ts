// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleSpec, lintBundle } from "./bundle.ts";
import { checkNames, checkSources, checkSpec, namesOf, schemaPointer, validatorOf } from "./check.ts";
import { generate, problemsOfSpec } from "./generate.ts";
import { callsOf } from "./openapi.ts";
import type { CatalogueCall } from "./check.ts";
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
  it("passes Redocly's recommended rules, bundled too, and our own", async () => {
    expect(await problemsOfSpec(await bundleSpec())).toEqual([]);
  });

  it("makes exactly the files that are committed", async () => {
    for (const [path, text] of Object.entries(await generate(await bundleSpec())))
      expect(text === committed(path), path).toBe(true);
  });

  it("has a schema for every response with a body", () => {
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
  const page = ["paths", "/video/{id}", "get"];
  it.each<[string, string[], unknown, RegExp]>([
    [
      "an example that does not fit",
      ["components", "examples", "getVideoVotes.votes", "value", "likes_number"],
      "9",
      /getVideoVotes 200 example votes/,
    ],
    [
      "an answer without an example",
      ["components", "responses", "NotFound", "content", "application/json", "examples"],
      undefined,
      /has no example/,
    ],
    ["an error that is not declared", [...page, "responses", "429"], undefined, /does not declare 429/],
    ["a call without a source", [...page, "x-source"], undefined, /x-source is missing/],
    [
      "a parameter that nobody can try",
      ["paths", "/feed/{slug}", "get", "parameters", "0", "example"],
      undefined,
      /getFeed: the parameter slug is required and has no example/,
    ],
    [
      "a call that needs a session and does not say 401",
      [...page, "security"],
      [{ session: [] }],
      /does not declare 401/,
    ],
    [
      "a write that does not say 403",
      ["paths", "/reactions", "post", "responses", "403"],
      undefined,
      /setVideoReaction: .* does not declare 403/,
    ],
    [
      "a body that does not say how much is too much",
      ["paths", "/reactions", "post", "responses", "413"],
      undefined,
      /does not declare 413/,
    ],
    [
      "a role that no server has",
      [...page, "servers"],
      [{ url: "http://ads.example", "x-role": "ads" }],
      /no server has the role ads/,
    ],
    ["an operationId that is used twice", [...page, "operationId"], "getFeed", /not unique/],
  ])("catch %s", (_, place, value, message) => {
    const problems = checkSpec(broken(place, value))
      .map(({ where, message: text }) => `${where}: ${text}`)
      .join("\n");
    expect(problems).toMatch(message);
  });

  it("hold an operation to its name, and take new ones in order", () => {
    const spec = broken();
    expect(checkNames(spec, "getFeed\ngetVideoPage\n")).toEqual([]);
    expect(checkNames(spec, "getFeed\ngetWeather\n")).toMatchObject([{ where: "getWeather" }]);
    expect(namesOf(spec, "zebra\n").split("\n").slice(-2)).toEqual(["zebra", ""]);
    expect(namesOf(spec, committed("spec/operation-ids.txt"))).toBe(committed("spec/operation-ids.txt"));
  });

  it.each<[string, CatalogueCall, RegExp]>([
    ["method", { id: "video.page", method: "POST", path: null }, /the documents say POST/],
    ["address", { id: "video.page", method: null, path: "/clip/{id}/" }, /the documents say \/clip/],
    ["mark", { id: "video.page", method: "GET", path: null }, /do not show its address: x-source is proposed/],
    ["entry", { id: "video.other", method: null, path: null }, /x-call video\.page is not in/],
  ])("catch another %s than the documents'", (_, call, message) => {
    expect(
      checkSources(broken(), [call])
        .map((problem) => `${problem.where}: ${problem.message}`)
        .filter((text) => text.startsWith("getVideoPage"))
        .join("\n"),
    ).toMatch(message);
  });

  it("do not replace the outside lint, which sees a broken bundle", async () => {
    expect((await lintBundle(broken([...page, "summary"]))).map(({ message }) => message).join()).toMatch(/summary/);
    expect((await lintBundle(broken(["paths", "/x/"], { get: {} }))).map(({ message }) => message).join()).toMatch(
      /trailing slash/,
    );
  });
});
