// @vitest-environment node
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolve } from "../../tools/openapi.ts";
import type { Call, Example, Response as SpecResponse } from "../../tools/openapi.ts";
import { plans, sentOf } from "../fuzz/requests.ts";
import { calls, faultOf, spec } from "../spec.ts";
import { startPrism } from "./prism.ts";
import type { Prism } from "./prism.ts";

let prism: Prism;
beforeAll(async () => {
  prism = await startPrism();
}, 300_000);
afterAll(() => prism?.close());

/** Named examples of one response; a response without a body has one without a name. */
function examplesOf(response: SpecResponse): (readonly [string | null, unknown])[] {
  const examples = Object.entries(response.content?.["application/json"]?.examples ?? {});
  return examples.length === 0
    ? [[null, undefined]]
    : examples.map(([name, example]) => [name, resolve<Example>(spec, example).value] as const);
}

/** A request that the spec allows, with the body of its example. */
function requestFor(call: Call): { path: string; init: RequestInit } {
  const [plan] = fc.sample(plans(call, []), { numRuns: 1, seed: 7 });
  if (!plan) throw new Error(`No request for ${call.id}`);
  const media = Object.values(call.operation.requestBody?.content ?? {})[0];
  const example = Object.values(media?.examples ?? {})[0];
  const sent = sentOf(
    call,
    {
      ...plan,
      body: example ? resolve<Example>(spec, example).value : undefined,
      headers: {},
      ...requiredOf(plan, call),
    },
    [],
  );
  return {
    path: sent.path.replace(/\/(?=$|\?)/, ""),
    init: {
      method: sent.method,
      headers: {
        cookie: "kadr_session=any",
        ...(sent.body === undefined ? {} : { "content-type": "application/json" }),
        ...sent.headers,
      },
      ...(sent.body === undefined ? {} : { body: sent.body as BodyInit }),
    },
  };
}

/** Of the generated query only what must be there: Prism reads some optional values by other rules than ours. */
function requiredOf(
  plan: { readonly query: Readonly<Record<string, unknown>> },
  call: Call,
): { query: Record<string, unknown> } {
  const required = new Set(
    (call.operation.parameters ?? [])
      .map((one) => resolve(spec, one) as { name: string; required?: boolean })
      .filter((one) => one.required)
      .map((one) => one.name),
  );
  return { query: Object.fromEntries(Object.entries(plan.query).filter(([name]) => required.has(name))) };
}

describe("Prism, which knows nothing of us but the bundled spec,", () => {
  it.each(calls)("serves every response of $id by its example", async (call) => {
    const { path, init } = requestFor(call);
    for (const [status, response] of Object.entries(call.operation.responses)) {
      for (const [name, value] of examplesOf(resolve<SpecResponse>(spec, response))) {
        const prefer = `code=${status}${name === null ? "" : `, example=${name}`}`;
        const received = await fetch(prism.url + path, {
          ...init,
          redirect: "manual",
          headers: { ...init.headers, prefer } as Record<string, string>,
        });
        const text = await received.text();
        const request = `${init.method} ${path}, ${prefer}: ${text.slice(0, 400)}`;
        expect(received.status, request).toBe(Number(status));
        const body: unknown = text === "" ? undefined : JSON.parse(text);
        expect(
          faultOf(call, { status: received.status, headers: Object.fromEntries(received.headers), text, body }),
          request,
        ).toBeNull();
        expect(body, request).toEqual(value);
      }
    }
  });
});
