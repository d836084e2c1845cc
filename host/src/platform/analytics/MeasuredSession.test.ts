import { expect, it, vi } from "vitest";
import { FakeClock } from "../../stores/testing.ts";
import { MeasuredSession } from "./MeasuredSession.ts";

const minute = 60_000;

function setUp({ hasStorage = true } = {}) {
  const clock = new FakeClock();
  let stored: { readonly id: string; readonly expiresAt: number } | undefined;
  let made = 0;
  const storage = {
    get: () => stored,
    set: (_key: string, value: typeof stored) => {
      if (hasStorage) stored = value;
    },
  } as never;
  const tab = () => new MeasuredSession({ clock, storage, createId: () => `session-${++made}` });
  return { clock, tab };
}

it.each([true, false])("lasts as long as something is measured (storage: %s)", (hasStorage) => {
  const { clock, tab } = setUp({ hasStorage });
  const session = tab();
  expect(session.touch()).toEqual({ id: "session-1", isNew: true });
  for (let count = 0; count < 3; count += 1) {
    clock.advance(29 * minute);
    expect(session.touch()).toEqual({ id: "session-1", isNew: false });
  }
  clock.advance(30 * minute);
  expect(session.touch()).toEqual({ id: "session-2", isNew: true });
});

it("is shared by the tabs of a browser", () => {
  const { tab } = setUp();
  expect(tab().touch().id).toBe("session-1");
  expect(tab().touch()).toEqual({ id: "session-1", isNew: false });
});

it("is kept by a timer 60 seconds before it ends, and only while it has not ended", () => {
  const { clock, tab } = setUp();
  const session = tab();
  const onEnding = vi.fn();
  session.touch();
  const stop = session.onEnding(onEnding);
  clock.advance(10 * minute);
  session.touch();
  clock.advance(29 * minute - 1);
  expect(onEnding).not.toHaveBeenCalled();
  clock.advance(1);
  expect(onEnding).toHaveBeenCalledTimes(1);
  // The session was not prolonged: one that has ended is not kept.
  clock.advance(100 * minute);
  expect(onEnding).toHaveBeenCalledTimes(1);
  session.touch();
  clock.advance(30 * minute);
  expect(onEnding).toHaveBeenCalledTimes(2);
  stop();
  expect(clock.pending).toBe(0);
});
