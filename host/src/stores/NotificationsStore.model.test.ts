/** Any presses, arrivals, answers, failures, other tabs and accounts: what is seen is right, and in the end it is what the server has. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { makeWorld, type Fate, type World } from "./notifications/testWorld.ts";
import { settle } from "./testing.ts";

/** `tab`: in which of the two it is done. */
type Command =
  | { readonly do: "open" | "close" | "more" | "readAll" | "removeAll" | "leave"; readonly tab: number }
  | { readonly do: "read" | "hide" | "undo"; readonly at: number; readonly tab: number }
  | { readonly do: "step"; readonly at: number }
  | { readonly do: "look" }
  | { readonly do: "arrive"; readonly as: "ann" | "bob" }
  | { readonly do: "account"; readonly as: "ann" | "bob" | null }
  | { readonly do: "time"; readonly seconds: number };

const at = fc.nat(6);
const tab = fc.nat(1);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("open" as const, "close" as const, "more" as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom("readAll" as const, "removeAll" as const, "leave" as const), tab }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("look" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom("read" as const, "hide" as const, "undo" as const), at, tab }),
  },
  { weight: 14, arbitrary: fc.record({ do: fc.constant("step" as const), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("arrive" as const), as: fc.constantFrom("ann", "bob") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("account" as const), as: fc.constantFrom("ann", "bob", null) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("time" as const), seconds: fc.constantFrom(1, 10, 60) }) },
);

const fateOf = (n: number): Fate =>
  n < 8 ? 500 : n < 11 ? 404 : n < 19 ? "offline" : n < 32 ? "lost" : n < 35 ? 429 : "ok";

function act(world: World, one: Command): void {
  const { store, leave } = world.tabs["tab" in one ? one.tab : 0]!;
  const idAt = (n: number): string | undefined => store.rows[n % Math.max(1, store.rows.length)]?.id;
  const row = "at" in one ? idAt(one.at) : undefined;
  if (one.do === "open") void store.open();
  else if (one.do === "close") store.close();
  else if (one.do === "more") void store.loadMore();
  else if (one.do === "readAll") void (world.session.isAuthorised && store.readAll());
  else if (one.do === "removeAll") void (world.session.isAuthorised && store.removeAll());
  else if (one.do === "leave") leave();
  else if (one.do === "look") world.look(!world.attention.isHere);
  else if (one.do === "arrive") world.arrive(one.as, { target_data: { title: one.as, link: "/" } });
  else if (one.do === "account") world.setUser(one.as);
  else if (one.do === "time") world.clock.advance(one.seconds * 1000);
  else if (one.do === "step") world.step(one.at);
  else if (row !== undefined && one.do === "read") void store.read(row);
  else if (row !== undefined && one.do === "hide") store.hide(row);
  else if (row !== undefined && one.do === "undo") store.undo(row);
}

function check({ tabs, session, maxInFlight }: World): void {
  if (maxInFlight > 1) throw new Error("one write at a time for each thing");
  for (const { store, readUpTo, goneUpTo } of tabs) {
    if (store.count < 0) throw new Error("the count is never below 0");
    const ids = store.rows.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw new Error("nothing is listed twice");
    for (const { notification, isUnread } of store.rows) {
      if (notification.target_data.title !== session.userId) throw new Error("nobody sees another's");
      const task = Number(notification.task_id);
      if (isUnread && task <= readUpTo) throw new Error("what was read with all stays read");
      if (task <= goneUpTo) throw new Error("what went with all stays away");
    }
  }
}

/** Opens the panel of one tab, to the end of its list. */
async function openWhole(world: World, { store }: World["tabs"][number]): Promise<void> {
  void store.open();
  await drain(world);
  for (let page = 0; page < 20 && store.more !== "none"; page += 1) {
    void store.loadMore();
    await drain(world);
  }
}

async function drain(world: World): Promise<void> {
  world.fate = () => "ok";
  for (let turn = 0; turn < 2000; turn += 1) {
    await settle();
    if (!world.step()) return;
  }
  throw new Error("never settles");
}

it("shows after any schedule in both tabs what the server has", async () => {
  const schedule = fc.record({
    commands: fc.array(command, { minLength: 3, maxLength: 60 }),
    fates: fc.infiniteStream(fc.nat(99)),
  });
  await fc.assert(
    fc.asyncProperty(schedule, async ({ commands, fates }) => {
      const world = makeWorld("ann", true, 2);
      world.fate = () => fateOf(fates.next().value as number);
      for (const one of commands) {
        act(world, one);
        await settle();
        check(world);
      }
      await drain(world);
      // A 429 is over, whoever was lost is back, and the panel is opened anew.
      world.clock.advance(20_000);
      await drain(world);
      world.clock.advance(1_000_000);
      await drain(world);
      for (const { store } of world.tabs) store.close();
      await drain(world);
      check(world);
      if (world.session.isAuthorised) {
        for (const one of world.tabs) await openWhole(world, one);
        const server = world.box(world.session.userId ?? "").list;
        for (const { store } of world.tabs) {
          expect(store.rows.map(({ id, isUnread, isHidden }) => [id, isUnread, isHidden])).toEqual(
            server.map((item) => [`${item.task_id}/${item.target_id}`, !item.was_read, false]),
          );
          expect(store.count).toBe(0);
        }
      }
      world.disconnect();
    }),
    { numRuns: 2000 },
  );
}, 60_000);
