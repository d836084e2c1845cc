import { afterEach, describe, expect, it } from "vitest";
import { makeWorld, type Fate, type World } from "./notifications/testWorld.ts";
import { settle } from "./testing.ts";

let worlds: World[] = [];
afterEach(() => {
  for (const world of worlds) world.disconnect();
  worlds = [];
});

async function run(world: World): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    await settle();
    if (world.step()) continue;
    if (world.clock.pending === 0) return;
    // what is due now
    world.clock.advance(0);
    await settle();
    if (world.steps.length === 0) return;
  }
}

/** Ann's store, with so many notifications that she has not seen. */
async function make(count: number, userId: string | null = "ann"): Promise<World> {
  const world = makeWorld(userId);
  worlds.push(world);
  for (let n = 0; n < count; n += 1) world.arrive("ann");
  await run(world);
  return world;
}

async function open(world: World): Promise<void> {
  void world.store.open();
  await run(world);
}

const titles = (world: World) => world.store.rows.map(({ notification }) => notification.target_data.title);
const meet = (world: World, operation: string, ...fates: Fate[]): void => {
  world.fate = (called) => (called === operation ? (fates.shift() ?? "ok") : "ok");
};
const times = (world: World, operation: string) => world.calls.filter((called) => called === operation).length;

describe("the bell", () => {
  it("says how many are new, and 0 from the press on", async () => {
    const world = await make(2);
    expect(world.store.count).toBe(2);
    void world.store.open();
    expect(world.store.count).toBe(0);
    await run(world);
    expect([world.store.count, world.box("ann").bell]).toEqual([0, 2]);
  });

  it("says what it said where it could not be touched, without a word", async () => {
    const world = await make(2);
    meet(world, "touch", 500);
    await open(world);
    expect([world.store.count, world.toasts]).toEqual([2, []]);
  });

  it("lowers its count by one with each that is read, and never below 0", async () => {
    const world = await make(3);
    meet(world, "touch", 500);
    await open(world);
    const [first, second] = world.store.rows;
    void world.store.read(first?.id ?? "");
    expect(world.store.count).toBe(2);
    await run(world);
    expect(world.store.count).toBe(2);
    void world.store.read(first?.id ?? "");
    await run(world);
    expect([world.store.count, times(world, "read")]).toEqual([2, 1]);
    world.hear("ann", { kind: "count", count: 0 });
    await run(world);
    void world.store.read(second?.id ?? "");
    await run(world);
    expect(world.store.count).toBe(0);
  });

  it("of a guest is silent: nothing is asked, nothing touched", async () => {
    const world = await make(1, null);
    await open(world);
    expect([world.store.count, world.calls]).toEqual([0, []]);
  });
});

describe("the list", () => {
  it("has something unread while a row of it is, whatever the bell says, but not what is being hidden", async () => {
    const world = await make(1);
    expect(world.store.hasUnread).toBe(true);
    await open(world);
    expect([world.store.count, world.store.hasUnread]).toEqual([0, true]);
    const [row] = world.store.rows;
    world.store.hide(row?.id ?? "");
    expect(world.store.hasUnread).toBe(false);
    world.store.undo(row?.id ?? "");
    void world.store.read(row?.id ?? "");
    await run(world);
    expect(world.store.hasUnread).toBe(false);
  });

  it("asks for its next page once, however often it is pressed", async () => {
    const world = await make(7);
    await open(world);
    const before = times(world, "list");
    void world.store.loadMore();
    void world.store.loadMore();
    await run(world);
    expect([times(world, "list"), titles(world).length]).toEqual([before + 1, 6]);
  });

  it("comes page by page to its end, and stays where a page does not come", async () => {
    const world = await make(7);
    await open(world);
    expect([titles(world).length, world.store.more]).toEqual([3, "ready"]);
    meet(world, "list", 500);
    void world.store.loadMore();
    await run(world);
    expect([titles(world).length, world.store.more]).toEqual([3, "failed"]);
    for (let page = 0; page < 2; page += 1) {
      void world.store.loadMore();
      await run(world);
    }
    expect([titles(world), world.store.more]).toEqual([
      ["Серия 7", "Серия 6", "Серия 5", "Серия 4", "Серия 3", "Серия 2", "Серия 1"],
      "none",
    ]);
  });

  it("keeps the pages that were read on when something new comes on top of them", async () => {
    const world = await make(5);
    await open(world);
    void world.store.loadMore();
    await run(world);
    world.arrive("ann");
    world.clock.advance(40_000);
    await run(world);
    expect(titles(world)).toEqual(["Серия 6", "Серия 5", "Серия 4", "Серия 3", "Серия 2", "Серия 1"]);
    expect([world.arrived, world.store.count]).toEqual([1, 0]);
  });

  it("is loading from the press until it comes, and nothing of anybody else's any more once it is left", async () => {
    const world = await make(2);
    void world.store.open();
    expect(world.store.phase).toBe("loading");
    await run(world);
    expect(world.store.phase).toBe("ready");
    world.disconnect();
    world.hear("ann", { kind: "count", count: 7 });
    expect([world.store.count, world.clock.pending]).toEqual([0, 0]);
  });

  it("says its failure by the default toast, and can be asked for again", async () => {
    const world = await make(1);
    meet(world, "list", 500);
    await open(world);
    expect([world.store.phase, world.toasts]).toEqual(["failed", [{ type: "danger" }]]);
    void world.store.reload();
    await run(world);
    expect([world.store.phase, titles(world).length]).toEqual(["ready", 1]);
  });

  it("is of nobody else: another account finds its own", async () => {
    const world = await make(2);
    await open(world);
    world.arrive("bob");
    world.setUser("bob");
    expect([titles(world), world.store.count]).toEqual([[], 0]);
    await run(world);
    expect(world.store.count).toBe(1);
  });
});

describe("hiding", () => {
  it("takes it off at once, can be taken back, and is told when the panel closes", async () => {
    const world = await make(2);
    await open(world);
    const [first, second] = world.store.rows;
    world.store.hide(first?.id ?? "");
    world.store.hide(second?.id ?? "");
    expect(world.store.rows.map(({ isHidden }) => isHidden)).toEqual([true, true]);
    world.store.undo(second?.id ?? "");
    await run(world);
    expect(times(world, "remove")).toBe(0);
    world.store.close();
    expect(titles(world)).toEqual(["Серия 1"]);
    await run(world);
    expect(world.box("ann").list.map(({ task_id: id }) => id)).toEqual(["1"]);
  });

  it("is told when the page is left", async () => {
    const world = await make(1);
    await open(world);
    world.store.hide(world.store.rows[0]?.id ?? "");
    world.leave();
    await run(world);
    expect(world.box("ann").list).toEqual([]);
  });

  it("that failed brings it back and says so; one that was gone already is done", async () => {
    const world = await make(2);
    await open(world);
    const [first, second] = world.store.rows;
    meet(world, "remove", 500);
    world.store.hide(first?.id ?? "");
    world.store.close();
    await run(world);
    expect([titles(world).length, world.toasts]).toEqual([2, [{ type: "danger" }]]);
    world.box("ann").list = [];
    world.store.hide(second?.id ?? "");
    world.store.close();
    await run(world);
    expect([titles(world).length, world.toasts.length]).toEqual([1, 1]);
  });
});

describe("all at once", () => {
  it("are read, and unread again where that failed", async () => {
    const world = await make(2);
    meet(world, "touch", 500);
    await open(world);
    meet(world, "readAll", 500);
    void world.store.readAll();
    expect([world.store.count, world.store.hasUnread]).toEqual([0, false]);
    await run(world);
    expect([world.store.count, world.store.hasUnread, world.toasts.length]).toEqual([2, true, 1]);
    void world.store.readAll();
    await run(world);
    expect([world.store.count, world.store.hasUnread]).toEqual([0, false]);
    expect(world.box("ann").list.every((item) => item.was_read)).toBe(true);
  });

  it("go, and are here again where that failed", async () => {
    const world = await make(4);
    await open(world);
    meet(world, "removeAll", 500);
    void world.store.removeAll();
    expect([titles(world), world.store.more]).toEqual([[], "none"]);
    await run(world);
    expect([titles(world).length, world.store.more]).toEqual([3, "ready"]);
    void world.store.removeAll();
    await run(world);
    expect([titles(world), world.store.more, world.box("ann").list]).toEqual([[], "none", []]);
  });
});

describe("a page that was asked for before all were", () => {
  /** The server has answered what was asked for, and its response comes to the tab last of all. */
  async function holdPage(world: World, ask: () => Promise<void>): Promise<() => Promise<void>> {
    void ask();
    await settle();
    world.step();
    const [page] = world.steps.splice(0);
    return async () => {
      page?.();
      await run(world);
    };
  }

  it("read brings nothing unread with it", async () => {
    const world = await make(5);
    await open(world);
    const comes = await holdPage(world, () => world.store.loadMore());
    void world.store.readAll();
    await run(world);
    await comes();
    expect(world.store.rows.map(({ isUnread }) => isUnread)).toEqual([false, false, false, false, false]);
    expect([world.store.count, world.store.hasUnread]).toEqual([0, false]);
  });

  it.each(["loadMore", "reload"] as const)("removed brings nothing back: %s", async (ask) => {
    const world = await make(5);
    await open(world);
    const comes = await holdPage(world, () => world.store[ask]());
    void world.store.removeAll();
    await run(world);
    await comes();
    expect([titles(world), world.store.more]).toEqual([[], "none"]);
  });
});

describe("other tabs", () => {
  it("are told what was counted, read and hidden, and tell the same", async () => {
    const world = await make(3);
    meet(world, "touch", 500);
    await open(world);
    const [first, second, third] = world.store.rows;
    void world.store.read(first?.id ?? "");
    await run(world);
    expect(world.messages.map(({ fact }) => fact)).toEqual([
      { kind: "count", count: 3 },
      { kind: "read", id: first?.id, count: 2 },
    ]);
    world.hear("ann", { kind: "read", id: second?.id ?? "", count: 1 });
    expect([world.store.count, world.store.rows[1]?.isUnread]).toEqual([1, false]);
    world.hear("ann", { kind: "gone", id: third?.id ?? "", count: 0 });
    expect([world.store.count, titles(world).length]).toEqual([0, 2]);
    world.hear("bob", { kind: "allGone" });
    expect(titles(world)).toHaveLength(2);
    world.hear("ann", { kind: "allGone" });
    expect(titles(world)).toEqual([]);
  });
});

describe("time", () => {
  it("brings what is new every half a minute, to who looks", async () => {
    const world = await make(0);
    expect(times(world, "count")).toBe(1);
    world.arrive("ann");
    world.clock.advance(30_000);
    await run(world);
    expect([world.store.count, world.arrived]).toEqual([1, 1]);
    world.look(false);
    world.clock.advance(600_000);
    await run(world);
    expect(times(world, "count")).toBe(2);
    world.look(true);
    await run(world);
    expect(times(world, "count")).toBe(3);
  });

  it("is slower after each failure, and asks at once when somebody is back", async () => {
    const world = await make(0);
    world.fate = () => 500;
    const at: number[] = [];
    const from = world.clock.now();
    for (let n = 0; n < 400; n += 1) {
      const before = times(world, "count");
      world.clock.advance(1000);
      await run(world);
      if (times(world, "count") > before) at.push((world.clock.now() - from) / 1000);
    }
    expect(at).toEqual([30, 90, 210]);
    world.look(false);
    world.look(true);
    await run(world);
    expect(times(world, "count")).toBe(5);
  });

  it("waits as long as a 429 says, whoever comes back", async () => {
    const world = await make(0);
    meet(world, "count", 429);
    world.clock.advance(30_000);
    await run(world);
    world.look(true);
    world.clock.advance(6000);
    await run(world);
    expect(times(world, "count")).toBe(2);
    world.look(true);
    world.clock.advance(1000);
    await run(world);
    expect(times(world, "count")).toBe(3);
  });

  it("is one for all tabs: what another has counted is not asked for the next half a minute", async () => {
    const world = await make(0);
    world.clock.advance(20_000);
    world.hear("ann", { kind: "count", count: 4 });
    expect(world.store.count).toBe(4);
    world.clock.advance(20_000);
    await run(world);
    expect(times(world, "count")).toBe(1);
    world.clock.advance(10_000);
    await run(world);
    expect(times(world, "count")).toBe(2);
  });
});
