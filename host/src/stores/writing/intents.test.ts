import { afterEach, describe, expect, it } from "vitest";
import { settle } from "../testing.ts";
import { type Fate, makeWorld, waitSeconds, type World, type WorldSettings } from "./testWorld.ts";

let worlds: World[] = [];
afterEach(() => {
  for (const world of worlds) world.dispose();
  worlds = [];
});

/** Ann's store, which knows that `x` is nothing. */
async function open(settings: WorldSettings = {}): Promise<World> {
  const world = makeWorld(settings);
  worlds.push(world);
  void world.load("x");
  await run(world);
  return world;
}

async function run(world: World): Promise<void> {
  do await settle();
  while (world.step());
}

/** These fates for the next writes, then all is well. */
function writesMeet(world: World, ...fates: Fate[]): void {
  world.fate = (operation) => (operation === "write" ? (fates.shift() ?? "ok") : "ok");
}

describe("an intent", () => {
  it("is seen at once, goes out with the press, and is the server's in the end", async () => {
    const world = await open();
    void world.want("x", "red");
    expect(world.visible("x")).toBe("red");
    expect([...world.intents.wanted]).toEqual([["x", "red"]]);
    expect(world.sent).toHaveLength(1);
    await run(world);
    expect([world.visible("x"), world.serverValue("x"), world.intents.isPending("x")]).toEqual(["red", "red", false]);
    expect(world.intents.wanted.size).toBe(0);
  });

  it("is dropped and said when the server refuses it", async () => {
    const world = await open();
    writesMeet(world, 500);
    void world.want("x", "red");
    await run(world);
    expect(world.visible("x")).toBe("nothing");
    expect(world.said).toMatchObject([{ key: "x", value: "red", failure: { status: 500 } }]);
  });

  it("gives way to a newer one: what lies between is neither sent nor said", async () => {
    const world = await open();
    writesMeet(world, 500);
    for (const value of ["red", "green", "blue"]) void world.want("x", value);
    await run(world);
    expect(world.sent.map(({ value }) => value)).toEqual(["red", "blue"]);
    expect([world.visible("x"), world.said]).toEqual(["blue", []]);
  });

  it("that the server has already is not sent", async () => {
    const world = await open();
    void world.want("x", "nothing");
    await run(world);
    expect(world.sent).toEqual([]);
  });
});

describe("a lost response", () => {
  it("is asked after, and a write that came through is no failure", async () => {
    const world = await open();
    writesMeet(world, "lost");
    void world.want("x", "red");
    await run(world);
    expect([world.visible("x"), world.said]).toEqual(["red", []]);
    expect(world.sent).toHaveLength(1);
  });

  it("that nobody explains is a failure, and is asked after until the server says", async () => {
    const world = await open();
    let reads = 0;
    world.fate = (operation) => (operation === "write" ? "lost" : (reads += 1) < 3 ? "offline" : "ok");
    void world.want("x", "red");
    await run(world);
    expect([world.visible("x"), world.said.length]).toEqual(["nothing", 1]);
    for (const seconds of [1, 2]) {
      world.clock.advance(seconds * 1000);
      await run(world);
    }
    expect([world.visible("x"), world.clock.pending]).toEqual(["red", 0]);
  });

  it("leaves it unconfirmed: the next intent is sent even where the store believes it to be there", async () => {
    const world = await open();
    world.fate = (operation) => (operation === "write" ? "lost" : "offline");
    void world.want("x", "red");
    await run(world);
    world.fate = () => "ok";
    void world.want("x", "nothing");
    await run(world);
    expect(world.serverValue("x")).toBe("nothing");
  });

  it("is said again, once, where nobody can be asked", async () => {
    const world = await open({ canAsk: false });
    writesMeet(world, "lost", "ok", "lost", "offline");
    void world.want("x", "red");
    await run(world);
    expect([world.visible("x"), world.sent.length, world.said.length]).toEqual(["red", 2, 0]);
    void world.want("x", "green");
    await run(world);
    expect([world.visible("x"), world.sent.length, world.said.length]).toEqual(["red", 4, 1]);
  });
});

describe("after a 429", () => {
  it("nothing is sent until the time has passed, and a press is told so", async () => {
    const world = await open();
    writesMeet(world, 429);
    void world.want("x", "red");
    void world.want("x", "green");
    await run(world);
    void world.want("y", "blue");
    await run(world);
    expect(world.sent.map(({ value }) => value)).toEqual(["red"]);
    expect(world.said.map(({ value, failure }) => [value, failure.status])).toEqual([
      ["green", 429],
      ["blue", 429],
    ]);
    world.clock.advance(waitSeconds * 1000);
    void world.want("x", "green");
    await run(world);
    expect(world.visible("x")).toBe("green");
  });

  it("a lost write is not said again, either", async () => {
    const world = await open({ canAsk: false });
    writesMeet(world, "lost", 429);
    void world.want("x", "red");
    void world.want("y", "blue");
    // The server has worked on both, and refuses the second before the first is known to be lost.
    for (const at of [0, 0, 1, 0]) {
      await settle();
      world.step(at);
    }
    await run(world);
    expect(world.sent).toHaveLength(2);
    expect(world.said.map(({ key }) => key)).toEqual(["y", "x"]);
  });
});

describe("a login", () => {
  it.each([401, "expired"] as const)(
    "after a session that ran out (%s) continues what was wanted last, once",
    async (fate) => {
      const world = await open();
      writesMeet(world, fate, 401);
      void world.want("x", "red");
      if (fate === "expired") void world.want("x", "green");
      await run(world);
      expect([world.visible("x") ?? "nothing", world.popups()]).toEqual(["nothing", 1]);
      world.settleSignIn("ann");
      await run(world);
      expect(world.sent.map(({ value }) => value)).toEqual(["red", fate === "expired" ? "green" : "red"]);
      expect([world.popups(), world.said.length]).toEqual([0, 1]);
    },
  );

  it("by somebody else continues nothing", async () => {
    const world = await open();
    writesMeet(world, "expired");
    void world.want("x", "red");
    await run(world);
    world.settleSignIn("bob");
    await run(world);
    expect(world.sent.map(({ as }) => as)).toEqual(["ann"]);
  });

  it("continues nothing that waited before a logout", async () => {
    const world = await open();
    writesMeet(world, 401);
    void world.want("x", "red");
    await run(world);
    world.setUser(null);
    world.settleSignIn("ann");
    await run(world);
    expect(world.sent).toHaveLength(1);
  });

  it("of a guest asks what the account has before it is written to", async () => {
    const world = await open({ userId: null });
    world.truth.set("ann x", "red");
    void world.want("x", "red");
    expect([world.visible("x"), world.popups()]).toEqual(["nothing", 1]);
    await run(world);
    world.settleSignIn("ann");
    await run(world);
    expect([world.visible("x"), world.sent]).toEqual(["red", []]);
  });
});
