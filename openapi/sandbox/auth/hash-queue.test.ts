// @vitest-environment node
import { describe, expect, it } from "vitest";
import { HashQueue, HashQueueFull } from "./hash-queue.ts";

/** Work that ends when it is told to. */
function held(queue: HashQueue, count: number, networkOf = (n: number): string => `network ${n}`) {
  const ends: Array<() => void> = [];
  let [running, max] = [0, 0];
  const results = Array.from({ length: count }, (_, n) =>
    queue.run(async () => {
      running += 1;
      max = Math.max(max, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      return "done";
    }, networkOf(n)),
  );
  return { ends, settled: Promise.allSettled(results), max: () => max };
}

describe("the queue of hashes", () => {
  it("lets two run and so many wait; the others are told when to come again", async () => {
    const { ends, settled, max } = held(new HashQueue(2, 3), 7);
    await Promise.resolve();
    for (let n = 0; n < 5; n += 1) {
      while (ends.length === 0) await Promise.resolve();
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const results = await settled;
    expect(results.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => "fulfilled"),
      "rejected",
      "rejected",
    ]);
    expect(max()).toBe(2);
    const refusal = (results[5] as PromiseRejectedResult).reason as HashQueueFull;
    expect(refusal).toBeInstanceOf(HashQueueFull);
    expect(refusal.retryAfter).toBeGreaterThan(0);
  });

  it("lets no network wait in more places than its share", async () => {
    const { ends, settled } = held(new HashQueue(1, 4, 2), 6, (n) => (n < 5 ? "a flood" : "a house"));
    for (let n = 0; n < 4; n += 1) {
      while (ends.length === 0) await Promise.resolve();
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await settled).map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
  });

  it("goes on after work that failed", async () => {
    const queue = new HashQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error("no")), "")).rejects.toThrow("no");
    expect(await queue.run(async () => "next", "")).toBe("next");
  });
});
