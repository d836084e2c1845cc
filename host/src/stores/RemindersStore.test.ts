import { describe, expect, it, vi } from "vitest";
import { RemindersStore, type Reminders } from "./RemindersStore.ts";
import { FakeClock } from "./testing.ts";

function device(first: Reminders = {}) {
  let kept = first;
  return {
    read: () => kept,
    write: (next: Reminders) => {
      kept = next;
    },
  };
}
function begin(memory = device(), clock = new FakeClock()) {
  const notify = vi.fn();
  const store = new RemindersStore({
    clock,
    notify,
    device: memory,
    texts: { cameOut: (title) => `Вышло: ${title}`, open: "Смотреть" },
  });
  return { store, notify, clock, memory, stop: store.connect() };
}
const dayMs = 86_400_000;

describe("what a person waits for", () => {
  it("is noted by one press, taken back by the next, and remembered on the device", () => {
    const { store, clock, memory } = begin();
    const reminder = ["Рассвет", "/video/a/", clock.now() + dayMs] as const;
    store.toggle("a", reminder);
    expect([store.has("a"), begin(memory).store.has("a")]).toEqual([true, true]);
    store.toggle("a", reminder);
    expect([store.has("a"), begin(memory).store.has("a")]).toEqual([false, false]);
    expect(clock.pending).toBe(0);
  });

  it("is told at its time with a way to it, once", () => {
    const { store, notify, clock } = begin();
    store.toggle("a", ["Рассвет", "/video/a/", clock.now() + dayMs]);
    clock.advance(dayMs - 1);
    expect(notify).not.toHaveBeenCalled();
    clock.advance(1);
    expect(notify.mock.calls).toEqual([
      [{ type: "info", text: "Вышло: Рассвет", button: { text: "Смотреть", to: "/video/a/" }, permanent: true }],
    ]);
    expect(store.has("a")).toBe(false);
    expect(clock.pending).toBe(0);
  });

  it("is told on the first visit after it, and not to the next person", () => {
    const clock = new FakeClock();
    const memory = device({
      a: ["Рассвет", "/video/a/", clock.now() - 1],
      b: ["Закат", "/video/b/", clock.now() + dayMs],
    });
    const { store, notify } = begin(memory, clock);
    expect(notify).toHaveBeenCalledOnce();
    store.forget();
    clock.advance(2 * dayMs);
    expect(notify).toHaveBeenCalledOnce();
    expect(memory.read()).toEqual({});
  });

  it("keeps fifty at most", () => {
    const { store, clock, memory, stop } = begin();
    for (let index = 0; index < 60; index += 1) store.toggle(`v${index}`, ["", "/", clock.now() + dayMs]);
    expect(Object.keys(memory.read())).toHaveLength(50);
    expect(store.has("v59")).toBe(true);
    stop();
    expect(clock.pending).toBe(0);
  });

  it("that is near comes before one that is far, however late it was noted, and is looked for in time", () => {
    const { store, notify, clock } = begin();
    store.toggle("far", ["Закат", "/video/b/", clock.now() + dayMs]);
    store.toggle("near", ["Рассвет", "/video/a/", clock.now() + 60_000]);
    expect(clock.pending).toBe(1);
    clock.advance(60_000);
    expect(notify).toHaveBeenCalledOnce();
    expect([store.has("near"), store.has("far")]).toEqual([false, true]);
  });

  it("is not waited for any more once it is forgotten", () => {
    const { store, clock } = begin();
    store.toggle("a", ["Рассвет", "/video/a/", clock.now() + dayMs]);
    expect(clock.pending).toBe(1);
    store.forget();
    expect([store.has("a"), clock.pending]).toEqual([false, 0]);
  });
});
