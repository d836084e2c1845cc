// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caseFor } from "./cases/index.ts";
import { calls, faultOf } from "./spec.ts";
import { startWorld } from "./world.ts";
import type { World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world?.close());

describe.each(calls)("$id", (call) => {
  it.each(Object.keys(call.operation.responses))("answers %s as the spec says", async (status) => {
    const { call: request, before, after, field } = await caseFor(world, call.id, status);
    if (before) await world.ask(before);
    const received = await world.ask(request).finally(after);
    if (call.id === "logout") world.forget("viewer");
    expect(received.status, received.text.slice(0, 400)).toBe(Number(status));
    expect(faultOf(call, received)).toBeNull();
    expect(received.headers["x-request-id"]).toBeTruthy();
    // No response may be kept, that of the GET that is an action least of all (K38).
    expect(received.headers["cache-control"]).toBe("no-store");
    if (field) expect(Object.keys((received.body as { fields?: object }).fields ?? {}), received.text).toContain(field);
  });
});
