// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { startSmall } from "../testing/visitor.ts";
import { Limits, signInLimits } from "./limits.ts";

const second = 1000;
const minute = 60 * second;
const start = Date.UTC(2027, 0, 1);

let sandbox: Sandbox;
let limits: Limits<"door" | "house">;
beforeAll(async () => {
  sandbox = await startSmall();
  limits = new Limits(sandbox.context.database, {
    door: { max: 2, windowMs: 10 * minute },
    house: { max: 3, windowMs: 10 * minute },
  });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.context.database.query.deleteFrom("login_attempts").execute());

const knock = async (at: number, key = "ann") => (await limits.take([["door", key]], start + at)).wait;

describe("so many tries in so much time", () => {
  it("and then none until the oldest is past, to the second", async () => {
    expect([await knock(0), await knock(minute)]).toEqual([0, 0]);
    expect(await knock(2 * minute)).toBe(8 * 60);
    expect(await knock(10 * minute - 1)).toBe(1);
    expect(await knock(10 * minute)).toBe(0);
    // The one after it waits for the second of the two.
    expect(await knock(10 * minute + second)).toBe(59);
  });

  it("is not made longer by tries that were refused", async () => {
    await knock(0);
    await knock(0);
    for (let at = 1; at < 10; at += 1) expect(await knock(at * minute)).toBe((10 - at) * 60);
    expect(await knock(10 * minute)).toBe(0);
  });

  it("counts one person's tries and nobody else's", async () => {
    await knock(0);
    await knock(0);
    expect([await knock(1, "bob"), await knock(1)]).toEqual([0, 600]);
  });

  it("counts no try that did not fail, and none of before the right word", async () => {
    const right = await limits.take([["door", "ann"]], start);
    await right.forget();
    expect([await knock(1), await knock(2), await knock(3)]).toEqual([0, 0, 600]);
    await limits.clear(["door", "ann"]);
    expect(await knock(4)).toBe(0);
  });

  it("is asked of both where two are counted, and a try that one refuses costs nothing in the other", async () => {
    const both = async (at: number, door: string) =>
      (
        await limits.take(
          [
            ["door", door],
            ["house", "all"],
          ],
          start + at,
        )
      ).wait;
    expect([await both(0, "ann"), await both(minute, "ann"), await both(2 * minute, "ann")]).toEqual([0, 0, 480]);
    expect(await both(3 * minute, "bob")).toBe(0);
    // The house is full now, the door of a third is not.
    expect(await both(4 * minute, "eve")).toBe(6 * 60);
    expect(await knock(4 * minute, "eve")).toBe(0);
  });
});

it("counts all of a try in one transaction, and refuses a network that is full from memory for a second", async () => {
  const { note, takeTurns } = sandbox.context.database;
  let transactions = 0;
  const counting = new Limits<"address" | "door">(
    {
      note: (work) => {
        transactions += 1;
        return note(work);
      },
      takeTurns,
    },
    { address: { max: 2, windowMs: 10 * minute }, door: { max: 9, windowMs: 10 * minute } },
  );
  const come = (at: number) => counting.takeEach([[["address", "net"]], [["door", "ann"]]], start + at);
  await come(0);
  await come(1);
  expect([transactions, counting.knownWait(["address", "net"], start + 2)]).toEqual([2, 0]);
  expect((await come(2)).map(({ wait }) => wait)).toEqual([600, 0]);
  expect(counting.knownWait(["address", "net"], start + second)).toBe(599);
  expect(counting.knownWait(["address", "other"], start + second)).toBe(0);
  expect(counting.knownWait(["door", "ann"], start + second)).toBe(0);
  // the next second asks again: another process may have forgotten some
  expect(counting.knownWait(["address", "net"], start + 2 + second)).toBe(0);
  expect(transactions).toBe(3);
  const [, door] = await come(10 * minute + second);
  await counting.forget(door);
  expect(transactions).toBe(5);
});

it("guesses, accounts, letters and codes have the figures that README.md tells", () => {
  const limits = Object.entries(signInLimits).map(([what, { max, windowMs }]) => [what, max, windowMs / minute]);
  expect(limits).toEqual([
    ["accountFromAddress", 10, 10],
    ["account", 50, 10],
    ["knownBrowser", 10, 10],
    ["address", 50, 10],
    ["hashes", 600, 10],
    ["registrations", 10, 60],
    ["lettersFromAddress", 5, 10],
    ["mailbox", 20, 10],
    ["knownMailbox", 5, 10],
    ["letters", 20, 10],
    ["codes", 10, 10],
    ["codesFromAddress", 50, 10],
    ["confirmLetters", 5, 10],
    ["ownPassword", 10, 10],
  ]);
});
