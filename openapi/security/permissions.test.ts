// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodCall } from "../contract/cases/index.ts";
import { send, type Received } from "../contract/http.ts";
import { callOf, calls } from "../contract/spec.ts";
import { startWorld, wire, type TestCall, type World } from "../contract/world.ts";
import { askers, sessionOf, type Asker } from "./askers.ts";
import { ownedRows } from "./owned-rows.ts";
import { classes, permissionOf, type Permission, type Verdict } from "./permissions.ts";

let w: World;
let rowsOf: Awaited<ReturnType<typeof ownedRows>>;
/** Facts of the viewer that no response to another person has. */
const secrets = ["+7 900 555-35-35", "тайна из истории поиска"] as const;

beforeAll(async () => {
  w = await startWorld();
  rowsOf = await ownedRows(w);
  const viewer = Number(w.ids.viewer);
  await w.db.updateTable("users").set({ phone_number: secrets[0] }).where("id", "=", viewer).execute();
  await w.db
    .insertInto("search_history")
    .values({ user_id: viewer, hash: "0".repeat(32), title: secrets[1], searched_ts: 1 })
    .execute();
}, 300_000);
afterAll(() => w?.close());

const verdictOf = ({ status }: Received): Verdict => (status < 400 ? "done" : (status as Verdict));

/** gets.test.ts sees to it that these change nothing of anybody's. */
const isRead = ({ id }: TestCall): boolean => callOf(id).method === "GET" && !("x-action" in callOf(id).operation);

async function emailOf(userId: number): Promise<string> {
  const { email } = await w.db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return email ?? "";
}

/** The owner's own call made by somebody else; the owner's rows stay as they were, and the response says nothing of them. */
async function askAs(asker: Exclude<Asker, "owner">, call: TestCall): Promise<Verdict> {
  const owner = w.idOf(call.as ?? "viewer");
  const { userId, cookie } = await sessionOf(w, asker);
  if (owner === 0 || userId === owner) return verdictOf(await send(w.sandbox.port, wire(call, cookie)));
  const request = wire(call, cookie);
  const before = isRead(call) ? {} : await rowsOf(owner);
  const received = await send(w.sandbox.port, request);
  if (!isRead(call)) expect(await rowsOf(owner), `rows of the owner, after ${asker}`).toEqual(before);
  // An address that they wrote themselves is said back.
  for (const secret of [...secrets, await emailOf(owner)].filter((one) => !JSON.stringify(request).includes(one)))
    expect(received.text, `to ${asker}`).not.toContain(secret);
  return verdictOf(received);
}

async function askAsOwner(call: TestCall): Promise<Verdict> {
  const verdict = verdictOf(await w.ask(call));
  if (call.id === "logout") w.forget("viewer");
  return verdict;
}

async function verdictsOf(id: string): Promise<Permission> {
  const found: Array<[Asker, Verdict]> = [];
  // A call of one's own for each: what one has done is not there for the next.
  for (const asker of askers) {
    const call = await goodCall(w, id);
    found.push([asker, asker === "owner" ? await askAsOwner(call) : await askAs(asker, call)]);
  }
  return Object.fromEntries(found) as Record<Asker, Verdict>;
}

describe("every operation says who may do it", () => {
  it.each(calls)("$id stands in one class, and is open to guests as the spec says", ({ id, operation }) => {
    const declared = permissionOf(id);
    expect(declared, `put ${id} into a class of permissions.ts`).toHaveLength(1);
    const needsPerson =
      operation.security !== undefined &&
      operation.security.length > 0 &&
      operation.security.every((need) => Object.keys(need).length > 0);
    expect(declared[0]?.guest).toBe(needsPerson ? 401 : "done");
  });

  it("and no class names what the spec does not have", () => {
    const known = new Set(calls.map(({ id }) => id));
    expect(Object.values(classes).flatMap(({ operations }) => operations.filter((id) => !known.has(id)))).toEqual([]);
  });
});

// The person of a removed account makes no later call.
const inOrder = [...calls].sort((a, b) => Number(a.id === "removeAccount") - Number(b.id === "removeAccount"));

it.each(inOrder)(
  "$id: each asker gets what is declared, and nobody reads or changes what is another's",
  async ({ id }) => {
    expect([await verdictsOf(id)]).toEqual(permissionOf(id));
  },
  60_000,
);
