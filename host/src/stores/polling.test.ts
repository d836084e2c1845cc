import { describe, expect, it } from "vitest";
import { Polling } from "./polling.ts";
import { deferred, FakeClock, settle, type Deferred } from "./testing.ts";
import type { Failure } from "./writing/index.ts";

const second = 1000;
const failure = (retryAfter: number | null = null): Failure => ({
  kind: "http",
  status: 500,
  retryAfter,
  body: null,
});

/** Asks every ten seconds, at the slowest once a minute. */
function setUp({ random = 0 } = {}) {
  const clock = new FakeClock();
  const began = clock.now();
  const world = { isHere: true, response: null as Failure | null, held: null as Deferred<Failure | null> | null };
  const listeners = new Set<() => void>();
  const asked: number[] = [];
  const polling = new Polling(
    {
      clock,
      random: () => random,
      attention: {
        isHere: () => world.isHere,
        onChange: (listener) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
    },
    { pauseMs: () => 10 * second, maxPauseMs: 60 * second },
    () => {
      asked.push((clock.now() - began) / second);
      return world.held?.promise ?? Promise.resolve(world.response);
    },
  );
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += 1) {
      clock.advance(second);
      await settle();
    }
  };
  const look = (isHere: boolean): void => {
    world.isHere = isHere;
    for (const listener of [...listeners]) listener();
  };
  /** What is due is done. */
  const now = async (): Promise<void> => {
    clock.advance(0);
    await settle();
  };
  const start = async (): Promise<void> => {
    polling.start();
    await now();
  };
  return { polling, clock, world, asked, listeners, pass, look, now, start };
}

describe("a question that is asked again and again", () => {
  it("is asked at once, then a pause after each response, until it is stopped", async () => {
    const { polling, asked, clock, listeners, start, pass } = setUp();
    await start();
    await pass(25);
    expect(asked).toEqual([0, 10, 20]);
    polling.stop();
    await pass(60);
    expect([asked.length, clock.pending, listeners.size]).toEqual([3, 0, 0]);
  });

  it("waits up to a tenth longer, so that tabs that were opened at once ask apart", async () => {
    const { asked, start, pass } = setUp({ random: 1 });
    await start();
    await pass(25);
    expect(asked).toEqual([0, 11, 22]);
  });

  it("is slower by each failure in a row, up to the slowest, and as before with the next response", async () => {
    const { asked, world, start, pass } = setUp();
    world.response = failure();
    await start();
    await pass(210);
    expect(asked).toEqual([0, 20, 60, 120, 180]);
    world.response = null;
    await pass(30);
    await pass(20);
    expect(asked.slice(5)).toEqual([240, 250, 260]);
  });

  it("is not asked while nobody looks, and at once where it is due when somebody does", async () => {
    const { asked, start, pass, look, now } = setUp();
    await start();
    look(false);
    await pass(100);
    expect(asked).toEqual([0]);
    look(true);
    await now();
    expect(asked).toEqual([0, 100]);
    look(false);
    await pass(5);
    look(true);
    await pass(4);
    expect(asked).toHaveLength(2);
    await pass(1);
    expect(asked).toEqual([0, 100, 110]);
  });

  it("that failed is asked at once by who comes back, but not before the server wants it", async () => {
    const { asked, world, start, pass, look, now } = setUp();
    world.response = failure();
    await start();
    await pass(1);
    look(true);
    await now();
    expect(asked).toEqual([0, 1]);
    world.response = failure(30);
    look(true);
    await now();
    look(true);
    await pass(29);
    expect(asked).toEqual([0, 1, 1]);
    await pass(1);
    expect(asked).toEqual([0, 1, 1, 31]);
  });

  it("is one at a time: who comes back while it is asked begins no other", async () => {
    const { asked, world, clock, start, pass, look } = setUp();
    world.held = deferred();
    await start();
    look(true);
    await pass(30);
    expect([asked, clock.pending]).toEqual([[0], 0]);
    world.held.resolve(null);
    world.held = null;
    await settle();
    await pass(10);
    expect(asked).toEqual([0, 40]);
  });

  it("waits a whole pause from what another tab has heard, also after failures; one that is stopped does not begin", async () => {
    const { polling, asked, world, clock, start, pass } = setUp();
    world.response = failure();
    await start();
    await pass(19);
    polling.heard();
    world.response = null;
    await pass(9);
    expect(asked).toEqual([0]);
    await pass(1);
    expect(asked).toEqual([0, 29]);
    polling.stop();
    polling.heard();
    expect(clock.pending).toBe(0);
  });

  it("begun anew, hears nothing of a response that it had waited for, and nothing is left of failures", async () => {
    const { polling, asked, world, start, pass } = setUp();
    world.response = failure(50);
    await start();
    const before = deferred<Failure | null>();
    world.held = before;
    polling.stop();
    await start();
    expect(asked).toEqual([0, 0]);
    world.held = null;
    world.response = null;
    await start();
    before.resolve(failure(500));
    await settle();
    await pass(10);
    expect(asked).toEqual([0, 0, 0, 10]);
  });
});
