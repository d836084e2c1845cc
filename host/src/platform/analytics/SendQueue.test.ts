import { describe, expect, it, vi } from "vitest";
import { deferred, FakeClock, settle } from "../../stores/testing.ts";
import { maxAtOnce, maxWaiting, SendQueue, type Sent } from "./SendQueue.ts";

function setUp(response: (batch: readonly number[]) => Promise<Sent> = async () => "taken") {
  const clock = new FakeClock();
  const send = vi.fn(response);
  const leave = vi.fn((_batch: readonly number[]) => true);
  const queue = new SendQueue<number>({ clock, send, leave, random: () => 1 });
  const sent = () => send.mock.calls.flatMap(([batch]) => batch);
  return { clock, send, leave, queue, sent };
}
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("the queue", () => {
  it("sends together what came together", async () => {
    const { clock, send, queue } = setUp();
    queue.add(1);
    clock.advance(1000);
    queue.add(2);
    expect(send).not.toHaveBeenCalled();
    clock.advance(1000);
    expect(send.mock.calls).toEqual([[[1, 2]]]);
    await settle();
    queue.add(3);
    clock.advance(2000);
    expect(send).toHaveBeenLastCalledWith([3]);
  });

  it("sends a full batch at once, and no two at the same time", async () => {
    const first = deferred<Sent>();
    const { clock, send, queue, sent } = setUp(() => first.promise);
    for (const item of range(maxAtOnce * 2 + 1)) queue.add(item);
    clock.advance(10_000);
    expect(send).toHaveBeenCalledTimes(1);
    first.resolve("taken");
    await settle();
    clock.advance(0);
    await settle();
    clock.advance(2000);
    await settle();
    expect(sent()).toEqual(range(maxAtOnce * 2 + 1));
  });

  it("tries again later and later, loses nothing by it and keeps the order", async () => {
    let isDown = true;
    const { clock, send, queue } = setUp(async () => {
      if (isDown) throw new Error("offline");
      return "taken";
    });
    queue.add(1);
    const waits: number[] = [];
    for (const attempt of range(7)) {
      const before = clock.now();
      while (send.mock.calls.length === attempt) {
        clock.advance(500);
        await settle();
      }
      waits.push(clock.now() - before);
    }
    expect(waits).toEqual([2000, 2000, 4000, 8000, 16_000, 32_000, 60_000]);
    queue.add(2);
    isDown = false;
    clock.advance(60_000);
    await settle();
    expect(send).toHaveBeenLastCalledWith([1, 2]);
    expect(queue.size).toBe(0);
  });

  it("waits as long as the receiver asks, and gives up what it refuses", async () => {
    const responses: Sent[] = [{ retryAfterMs: 30_000 }, "refused"];
    const { clock, send, queue } = setUp(async () => responses.shift() ?? "taken");
    queue.add(1);
    clock.advance(2000);
    await settle();
    clock.advance(29_000);
    expect(send).toHaveBeenCalledTimes(1);
    clock.advance(1000);
    await settle();
    expect(send).toHaveBeenCalledTimes(2);
    expect(queue.size).toBe(0);
  });

  it("hands everything over when the page may be lost, as far as the browser takes it", () => {
    const { queue, leave, clock, send } = setUp();
    for (const item of range(maxAtOnce - 1)) queue.add(item);
    leave.mockReturnValueOnce(false);
    queue.leave();
    expect(queue.size).toBe(maxAtOnce - 1);
    queue.leave();
    expect(leave).toHaveBeenLastCalledWith(range(maxAtOnce - 1));
    clock.advance(10_000);
    expect([queue.size, send.mock.calls.length, clock.pending]).toEqual([0, 0, 0]);
  });

  it("never grows beyond its limit: the oldest go", async () => {
    const { queue, clock } = setUp(async () => ({ retryAfterMs: null }));
    for (const item of range(5000)) {
      queue.add(item);
      if (item % 100 === 0) {
        clock.advance(1000);
        await settle();
      }
      expect(queue.size).toBeLessThanOrEqual(maxWaiting);
    }
    expect(clock.pending).toBeLessThanOrEqual(1);
  });
});
