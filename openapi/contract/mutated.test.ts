// @vitest-environment node
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodCall } from "./cases/index.ts";
import { calls, faultOf, parametersOf } from "./spec.ts";
import type { Call } from "../tools/openapi.ts";
import { startWorld } from "./world.ts";
import type { Asked, Person, World } from "./world.ts";

const perOperation = Number(process.env["KADR_MUTATIONS"] ?? 50);

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world?.close());

/** Texts that servers stumble over. */
const nasty = fc.oneof(
  fc.constantFrom("0", "-1", "1", "999999999999999999999", "1e309", "NaN", "null", "undefined", "true", "[]", "{}", "%00", "a\u0000b", "' OR 1=1 --", "../../etc/passwd", "<script>", "\u202e", "__proto__", "constructor", "🙂".repeat(40), "a".repeat(1500), ",", ",,", "1,2", "a,b,c"),
  fc.string({ minLength: 1, maxLength: 60, unit: "binary" }),
  fc.integer().map(String),
);

type Change =
  | { readonly kind: "path" | "query"; readonly name: string; readonly value: string }
  | { readonly kind: "field"; readonly name: string; readonly value: unknown }
  | { readonly kind: "drop"; readonly name: string }
  | { readonly kind: "body"; readonly value: unknown }
  | { readonly kind: "key"; readonly value: string }
  | { readonly kind: "person"; readonly value: Person };

/** One way to bend a good request. The address keeps its form: what is no route is not the operation's. */
function changes(call: Call): fc.Arbitrary<Change> {
  const named = (kind: "path" | "query"): fc.Arbitrary<Change>[] => {
    const names = parametersOf(call).filter((parameter) => parameter.in === kind).map((parameter) => parameter.name);
    const isSegment = (value: string): boolean => kind === "query" || (value !== "." && value !== "..");
    return names.length === 0 ? [] : [fc.record({ kind: fc.constant(kind), name: fc.constantFrom(...names), value: nasty.filter(isSegment) })];
  };
  const hasBody = call.operation.requestBody !== undefined;
  const fields = ["text", "parent_id", "bro_id", "bro_user_id", "reaction", "comment_id", "user_id", "video_id", "videoId", "position", "reason", "first_name", "birth_date", "gender", "__proto__"];
  const json = fc.oneof(fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>, nasty, fc.integer(), fc.double());
  return fc.oneof(
    ...named("path"),
    ...named("query"),
    fc.record({ kind: fc.constant("person" as const), value: fc.constantFrom<Person[]>("viewer", "author", "banned", "guest") }),
    fc.record({ kind: fc.constant("key" as const), value: fc.stringMatching(/^[\x21-\x7e]{0,140}$/) }),
    ...(hasBody
      ? [
          fc.record({ kind: fc.constant("field" as const), name: fc.constantFrom(...fields), value: json }),
          fc.record({ kind: fc.constant("drop" as const), name: fc.constantFrom(...fields) }),
          fc.record({ kind: fc.constant("body" as const), value: json }),
        ]
      : []),
  );
}

function bend(asked: Asked, change: Change): Asked {
  const body = typeof asked.body === "object" && asked.body !== null ? (asked.body as Record<string, unknown>) : {};
  switch (change.kind) {
    case "path": return { ...asked, path: { ...asked.path, [change.name]: change.value } };
    case "query": return { ...asked, query: { ...asked.query, [change.name]: change.value } };
    case "field": return { ...asked, body: { ...body, [change.name]: change.value } };
    case "drop": return { ...asked, body: Object.fromEntries(Object.entries(body).filter(([name]) => name !== change.name)) };
    case "body": return { ...asked, body: change.value === undefined ? null : change.value };
    case "key": return { ...asked, headers: { ...asked.headers, "idempotency-key": change.value } };
    case "person": return { ...asked, as: change.value };
  }
}

describe("a bent request", () => {
  it.each(calls)("to $id gets a declared answer below 500", async (call) => {
    // What a request is about is used up now and then (a deleted comment), and dear to make anew each time.
    let runs = 0;
    let whole = await goodCall(world, call.id);
    await fc.assert(
      fc.asyncProperty(fc.array(changes(call), { minLength: 1, maxLength: 3 }), async (bends) => {
        if (++runs % 5 === 0) whole = await goodCall(world, call.id);
        let asked = whole;
        for (const change of bends) asked = bend(asked, change);
        const received = await world.ask(asked);
        if (call.id === "logout") for (const who of ["viewer", "author", "banned"] as const) world.forget(who);
        expect(received.status).toBeLessThan(500);
        expect(faultOf(call, received)).toBeNull();
      }),
      { numRuns: perOperation, seed: 20261121, endOnFailure: true },
    );
  }, 60_000);
});
