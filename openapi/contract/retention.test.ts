// @vitest-environment node
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { startSession } from "../sandbox/auth/sessions.ts";
import { insertRows } from "../sandbox/db/insert-rows.ts";
import {
  intentDays,
  letterDays,
  maxPings,
  outboxDays,
  pingDays,
  usedLetterDays,
} from "../sandbox/schedule/retention.ts";
import { small } from "../sandbox/testing/small-seed.ts";
import type { Visitor } from "../sandbox/testing/visitor.ts";
import { startSmallWorld, type SmallWorld } from "./small.ts";

let world: SmallWorld;
let viewer: Visitor;
beforeAll(async () => {
  world = await startSmallWorld({ servers: 2 });
  viewer = await world.signIn(small.viewer.email);
}, 60_000);
afterAll(() => world?.close());
afterEach(async () => {
  for (const { context } of world.servers) await context.clock.move(null);
});

const day = 86_400_000;
/** The clock moves for everybody, who answer and clean; the viewer stays signed in. */
async function pass(time: string): Promise<void> {
  await world.sandbox.context.clock.move(time);
  for (const { context } of world.servers)
    await context.clock.move(new Date(world.sandbox.context.now()).toISOString());
  for (const here of world.everywhere(viewer))
    expect((await here.call("/api/profile/user/")).json()).toMatchObject({ id: String(small.viewer.id) });
  for (const { context } of world.servers) {
    // Begun by the response already, unless this test is quicker.
    context.retention.begin(context, (error) => expect.unreachable(String(error)));
    await context.retention.done();
  }
}
const pings = async (kind: string) =>
  (await world.guest.request(`/sandbox/pings.json?kind=${kind}`))
    .json<{ results: Array<{ payload: { sid?: string } }> }>()
    .results.map(({ payload }) => payload.sid);

it("gives pings back for a month of the sandbox's clock, then takes them away", async () => {
  expect((await viewer.call("/events?sid=old&event_type=play", { host: "log" })).status).toBe(204);
  await pass(`+${pingDays - 1}d`);
  expect((await viewer.call("/events?sid=new&event_type=play", { host: "log" })).status).toBe(204);
  expect(await pings("events")).toEqual(["new", "old"]);
  await world.sandbox.context.clock.move("+2d");
  // A request sets it going; the response does not wait for it.
  await vi.waitFor(async () => expect(await pings("events")).toEqual(["new"]));
});

it("keeps no more than 50,000 pings, the newest", async () => {
  const now = Date.now();
  await insertRows(
    world.db,
    "log_pings",
    Array.from({ length: maxPings + 20 }, (_, at) => ({
      kind: "stat_reg",
      payload_json: `{"sid":"${at}"}`,
      user_id: null,
      created_ts: now,
    })),
  );
  await pass("+20m");
  const count = await world.db
    .selectFrom("log_pings")
    .select((to) => to.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  expect(count.n).toBe(maxPings);
  expect((await pings("stat_reg"))[0]).toBe(String(maxPings + 19));
  await world.db.deleteFrom("log_pings").execute();
});

it("gives letters and pushes of notifications back for a month of the sandbox's clock", async () => {
  const push = {
    way: "push" as const,
    user_id: small.viewer.id,
    address: null,
    reason: "like" as const,
    title: "О чём",
    text: "Что",
    link: "/",
    created_ts: Date.now(),
  };
  await insertRows(world.db, "outbox", [push]);
  const sent = async () =>
    (await world.guest.request(`/sandbox/outbox.json?user_id=${small.viewer.id}`)).json<{ results: object[] }>().results
      .length;
  await pass(`+${outboxDays - 1}d`);
  expect(await sent()).toBe(1);
  await pass("+2d");
  expect(await sent()).toBe(0);
});

it("forgets used letters, ended sessions and old keys by real time: a moved clock ends none of them", async () => {
  const now = Date.now();
  const letter = (email: string, used: 0 | 1, days: number) => ({
    email,
    kind: "reset" as const,
    code: "123456",
    used,
    created_ts: now - days * day,
  });
  await insertRows(world.db, "letters", [
    letter("used", 1, usedLetterDays + 0.1),
    letter("used lately", 1, usedLetterDays - 0.1),
    letter("unused", 0, letterDays - 0.1),
    letter("never used", 0, letterDays + 0.1),
  ]);
  await startSession(world.db, small.other.id, now - 31 * day);
  const key = (id: string, days: number) => ({
    id_hash: id,
    request_hash: "",
    status: 204,
    body: "",
    created_ts: now - days * day,
  });
  await insertRows(world.db, "idempotency_keys", [key("old", intentDays + 0.1), key("fresh", intentDays - 0.1)]);
  const sessions = () =>
    world.db.selectFrom("sessions").select("user_id").where("user_id", "=", small.other.id).execute();
  expect(await sessions()).toHaveLength(1);
  await pass("+12mo");
  expect(
    (await world.db.selectFrom("letters").select("email").orderBy("id").execute()).map(({ email }) => email),
  ).toEqual(["used lately", "unused"]);
  expect(await sessions()).toEqual([]);
  expect(
    await world.db.selectFrom("idempotency_keys").select("id_hash").where("id_hash", "in", ["old", "fresh"]).execute(),
  ).toEqual([{ id_hash: "fresh" }]);
});
