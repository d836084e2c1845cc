// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodCall } from "../contract/cases/index.ts";
import { send } from "../contract/http.ts";
import { calls } from "../contract/spec.ts";
import { startWorld, wire, type TestCall, type World } from "../contract/world.ts";
import { ownedRows } from "./owned-rows.ts";

let w: World;
let rowsOf: Awaited<ReturnType<typeof ownedRows>>;
beforeAll(async () => {
  w = await startWorld();
  rowsOf = await ownedRows(w);
}, 60_000);
afterAll(() => w?.close());

const writes = calls.filter(({ method, operation }) => method !== "GET" || "x-action" in operation);
/** By which the client leaves. */
const apart = new Set(["logout"]);

/** As a tab that has not heard who is here now. */
const askFor = (call: TestCall, named: string, cookie: string | undefined) =>
  send(w.sandbox.port, wire({ ...call, headers: { ...call.headers, "x-acting-user": named } }, cookie));

describe("a browser has one session, and a tab of it may mean another person", () => {
  it.each(writes.filter(({ id, role }) => role !== "log" && !apart.has(id)))(
    "$id: what another meant is refused and changes nothing, also tried again",
    async ({ id }) => {
      const call = await goodCall(w, id);
      const who = call.as === undefined || call.as === "guest" ? "viewer" : call.as;
      const cookie = await w.sessionFor("", who);
      const before = await rowsOf(w.idOf(who));
      for (const named of [w.ids[who === "viewer" ? "author" : "viewer"], "guest", "", `${w.ids[who]}0`]) {
        const received = await askFor(call, named, cookie);
        expect([named, received.status, received.body]).toEqual([
          named,
          412,
          { code: "another_user", detail: "Здесь уже другой аккаунт" },
        ]);
      }
      expect(await rowsOf(w.idOf(who))).toEqual(before);
    },
    60_000,
  );

  it("whose session is over is told so, and whoever is meant is served", async () => {
    const call = await goodCall(w, "createComment");
    expect((await askFor(call, w.ids.viewer, undefined)).status).toBe(401);
    expect((await askFor(call, w.ids.viewer, await w.sessionFor("", "viewer"))).status).toBe(201);
  });
});
