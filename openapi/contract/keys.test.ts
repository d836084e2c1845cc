// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { intentOf } from "../sandbox/calls/idempotency.ts";
import { goodCall } from "./cases/index.ts";
import { newNumber } from "./cases/made.ts";
import { calls, parametersOf } from "./spec.ts";
import { startWorld } from "./world.ts";
import type { World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world?.close());

const withKey = calls.filter((call) =>
  parametersOf(call).some(({ name, in: place }) => place === "header" && name.toLowerCase() === "idempotency-key"),
);

it("every call about money, comments and chats that changes something, and every complaint, takes an Idempotency-Key", () => {
  const changes = calls.filter(
    ({ id, method, operation }) =>
      method !== "GET" &&
      (id.startsWith("complainAbout") ||
        ["chat", "comments", "payment", "promo", "marketplace"].includes(operation.tags[0] ?? "")),
  );
  expect(changes.length).toBeGreaterThan(18);
  expect(withKey.map(({ id }) => id)).toEqual(changes.map(({ id }) => id));
});

describe.each(withKey)("$id under one Idempotency-Key", ({ id }) => {
  const headers = (): Record<string, string> => ({ "idempotency-key": `every-call-${newNumber()}` });

  it("answers alike, and is done once, also for many at once", async () => {
    const request = { ...(await goodCall(world, id)), headers: headers() };
    const responses = [
      await world.ask(request),
      ...(await Promise.all(Array.from({ length: 5 }, () => world.ask(request)))),
    ];
    expect(responses[0]?.status, responses[0]?.text).toBeLessThan(300);
    // Done a second time it would be refused, or have another id.
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it("is refused with another body or address", async () => {
    const request = { ...(await goodCall(world, id)), headers: headers() };
    expect((await world.ask(request)).status).toBeLessThan(300);
    const other =
      request.body === undefined
        ? { ...request, query: { ...request.query, utm_source: "other" } }
        : { ...request, body: { ...(request.body as object), extra: "other" } };
    const refused = await world.ask(other);
    expect([refused.status, (refused.body as { code?: string }).code], refused.text).toEqual([
      422,
      "idempotency_key_reused",
    ]);
  });

  it("waits a while for the one under way, then answers 409 and does nothing; later it is done", async () => {
    const request = { ...(await goodCall(world, id)), headers: headers() };
    const letGo = await world.sandbox.context.intents.take(
      intentOf(world.idOf(request.as), id, request.headers["idempotency-key"] ?? "", "", undefined),
    );
    const refused = await world.ask(request);
    expect([refused.status, (refused.body as { code?: string }).code], refused.text).toEqual([409, "conflict"]);
    const again = world.ask(request);
    letGo();
    expect((await again).status).toBeLessThan(300);
  });

  it("is another person's own under theirs", async () => {
    const shared = headers();
    await world.ask({ ...(await goodCall(world, id)), headers: shared });
    const again = await goodCall(world, id);
    const theirs = await world.ask({ ...again, as: again.as === "author" ? "viewer" : "author", headers: shared });
    expect((theirs.body as { code?: string } | undefined)?.code).not.toBe("idempotency_key_reused");
  });
});
