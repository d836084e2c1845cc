/** docs/invariants.md, I1 to I7, for every store that writes by intents: any presses, answers, failures, logins. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settle } from "../testing.ts";
import { type Fate, makeWorld, type World, type WorldSettings } from "./testWorld.ts";

const keys = ["x", "y"] as const;
const key = fc.constantFrom(...keys);
const person = fc.constantFrom("ann", "bob", null);

type Command =
  | { readonly do: "press"; readonly key: string; readonly n: number }
  | { readonly do: "load"; readonly key: string }
  | { readonly do: "step"; readonly at: number }
  | { readonly do: "account" | "signIn"; readonly as: string | null }
  | { readonly do: "time"; readonly seconds: number };

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("press" as const), key, n: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("load" as const), key }) },
  { weight: 14, arbitrary: fc.record({ do: fc.constant("step" as const), at: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("account" as const), as: person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("signIn" as const), as: person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("time" as const), seconds: fc.constantFrom(1, 10) }) },
);
const schedule = fc.record({
  commands: fc.array(command, { minLength: 3, maxLength: 50 }),
  fates: fc.infiniteStream(fc.nat(99)),
  settings: fc.record({ userId: person, canAsk: fc.boolean(), respectsAbort: fc.boolean() }),
});

function unreliable(world: World, fates: Iterator<number>): void {
  world.fate = (operation): Fate => {
    const n = fates.next().value as number;
    if (operation === "read") return n < 20 ? "offline" : n < 25 ? 500 : "ok";
    return n < 8
      ? 500
      : n < 12
        ? 404
        : n < 20
          ? "offline"
          : n < 35
            ? "lost"
            : n < 39
              ? 429
              : n < 43
                ? 401
                : n < 46
                  ? "expired"
                  : "ok";
  };
}

async function drain(world: World): Promise<void> {
  world.fate = () => "ok";
  for (let turn = 0; turn < 1000; turn += 1) {
    await settle();
    if (world.step()) continue;
    if (world.clock.pending === 0) return;
    world.clock.advance(20_000);
  }
  throw new Error("never settles");
}

/** A plain throw: this is asked some hundred thousand times a run. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Each value names who wants it ("ann 1"); a guest's are told apart by their number, and become the one's who takes them along. */
function observe(world: World) {
  let checked = 0;
  let guests = 0;
  let lost = 0;
  const takenBy = new Map<string, string | null>();
  const wanted = new Map<string, { readonly value: string; readonly saidBefore: number; readonly changes: number }>();
  const ownerOf = (value: string) => (value.startsWith("guest") ? takenBy.get(value) : value.split(" ")[0]) ?? null;
  return {
    countLost: (): void => void (lost += 1),
    press(on: string, n: number): void {
      const { userId } = world.session;
      const value = userId === null ? `guest ${(guests += 1)}` : `${userId} ${n}`;
      if (userId === null) wanted.clear();
      else wanted.set(on, { value, saidBefore: world.said.length, changes: world.changesOfAccount });
      void world.want(on, value);
      must(userId === null || world.visible(on) === value || world.said.length > 0, "a press is seen at once");
    },
    /** A wish of before is another account's, or may have made way for the one that waited at the popup. */
    forget: (): void => wanted.clear(),
    check(): void {
      must(world.maxInFlight <= 1, "one write at a time for each thing");
      must(world.sentTooSoon === 0, "nothing is sent while a 429 holds");
      for (const { as, value } of world.sent.slice(checked)) {
        checked += 1;
        if (value.startsWith("guest") && !takenBy.has(value)) takenBy.set(value, as);
        must(as !== null, "nothing is sent for a guest");
        must(ownerOf(value) === as, `${value} is sent under nobody else's account than its own`);
      }
      for (const name of keys) {
        const value = world.visible(name);
        must(
          value === undefined ||
            value === "nothing" ||
            (takenBy.get(value) === undefined && value.startsWith("guest")) ||
            ownerOf(value) === world.session.userId,
          `${value} is seen by nobody else`,
        );
      }
      for (const value of takenBy.keys()) {
        const times = world.sent.filter((write) => write.value === value).length;
        must(times <= 1 + (world.canAsk ? 0 : lost), "a guest's intent is continued once");
      }
    },
    /** The last wish that was not reported as failed is the server's value. */
    expectLastWins(): void {
      for (const [on, { value, saidBefore, changes }] of wanted) {
        if (changes !== world.changesOfAccount) continue;
        if (world.said.slice(saidBefore).some((one) => one.key === on && one.value === value)) continue;
        expect(world.serverValue(on), `the last intent on ${on}`).toBe(value);
      }
    },
  };
}

async function play(commands: readonly Command[], fates: Iterable<number>, settings: WorldSettings) {
  const world = makeWorld(settings);
  const seen = observe(world);
  unreliable(world, fates[Symbol.iterator]());
  const { fate } = world;
  world.fate = (operation) => {
    const one = fate(operation);
    if (operation === "write" && (one === "lost" || one === "offline")) seen.countLost();
    // A wish that was given up at the popup, or begun by it, is no more the last one.
    if (one === 401 || one === "expired") seen.forget();
    return one;
  };
  for (const one of commands) {
    if (one.do === "press") seen.press(one.key, one.n);
    else if (one.do === "load") void world.load(one.key);
    else if (one.do === "step") world.step(one.at);
    else if (one.do === "time") world.clock.advance(one.seconds * 1000);
    else {
      seen.forget();
      if (one.do === "signIn") world.settleSignIn(one.as);
      else world.setUser(one.as);
    }
    seen.check();
    await settle();
    seen.check();
  }
  return { world, seen };
}

describe("intents over a server one cannot rely on", () => {
  it("end with what is seen equal to what the server has, the last one winning, and never reach another account", async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async ({ commands, fates, settings }) => {
        const { world, seen } = await play(commands, fates, settings);
        await drain(world);
        seen.check();
        seen.expectLastWins();
        for (const name of keys) {
          expect(world.intents.isPending(name)).toBe(false);
          const value = world.visible(name);
          // Where nobody can be asked, what a write of which no response ever came has done is known by nobody.
          if (value !== undefined && world.canAsk) expect(value, name).toBe(world.serverValue(name));
        }
        world.dispose();
        expect(world.clock.pending, "no timer is left").toBe(0);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);

  it("end with the server's value also where nobody can be asked, unless a response was lost", async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async ({ commands, fates, settings }) => {
        const known = fates.map((n) => (n >= 12 && n < 35 ? 99 : n));
        const { world, seen } = await play(commands, known, { ...settings, canAsk: false });
        await drain(world);
        seen.expectLastWins();
        for (const name of keys)
          if (world.visible(name) !== undefined) expect(world.visible(name)).toBe(world.serverValue(name));
        world.dispose();
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it("are still once the store is no longer in use", async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async ({ commands, fates, settings }) => {
        const { world } = await play(commands, fates, settings);
        world.dispose();
        const before = [world.sent.length, world.said.length];
        await settle();
        world.settleSignIn("ann");
        await drain(world);
        expect([world.sent.length, world.said.length]).toEqual(before);
        expect([...keys].map((name) => world.visible(name))).toEqual([undefined, undefined]);
        expect(world.popups()).toBe(0);
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it("of a guest go on exactly once after the login: the last one, and never after a dismissal", async () => {
    const press = fc.record({ key, n: fc.nat(2) });
    const fate = fc.constantFrom<Fate>("ok", 500, 429, 401, "expired", "lost");
    await fc.assert(
      fc.asyncProperty(
        fc.array(press, { minLength: 1, maxLength: 6 }),
        fc.constantFrom("login", "dismiss", "leave"),
        fate,
        async (presses, end, met) => {
          const world = makeWorld({ userId: null });
          let isFirst = true;
          world.fate = (operation) => {
            if (operation === "read" || !isFirst) return "ok";
            isFirst = false;
            return met;
          };
          presses.forEach((one, n) => void world.want(one.key, `guest ${n}`));
          await settle();
          expect(world.popups(), "one popup").toBe(1);
          expect(
            keys.map((name) => world.visible(name)),
            "nothing is seen before",
          ).toEqual([undefined, undefined]);
          if (end === "leave") world.dispose();
          world.settleSignIn(end === "login" ? "ann" : null);
          await drain(world);
          // Another login continues nothing of it.
          world.settleSignIn("ann");
          await drain(world);
          const last = presses.at(-1);
          const sent = world.sent.map((write) => `${write.as} ${write.key} ${write.value}`);
          expect(sent).toEqual(end === "login" ? [`ann ${last?.key} guest ${presses.length - 1}`] : []);
          world.dispose();
        },
      ),
      { numRuns: 300 },
    );
  });
});
