import { observable, runInAction } from "mobx";
import { afterEach, expect, it } from "vitest";
import type { Dispose } from "./ports.ts";
import { accountOver, FakeClock, settle } from "./testing.ts";
import { WebPushStore } from "./WebPushStore.ts";

const day = 86_400_000;
const noon = new Date(2026, 10, 21, 12).getTime();

let disposers: Dispose[] = [];
afterEach(() => {
  for (const dispose of disposers) dispose();
  disposers = [];
});

function visit({
  at = noon,
  userId = "ann" as string | null,
  isAble = true,
  memory = {} as { declined?: string; isConfirmed?: boolean },
} = {}) {
  const session = observable({
    userId,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const clock = new FakeClock(at);
  const world = { response: true, switchedOn: 0, refused: 0 };
  const store = new WebPushStore({
    account: accountOver(session),
    clock,
    device: { isAble: () => isAble, ask: () => Promise.resolve(world.response) },
    memory: {
      declinedOn: () => memory.declined,
      decline: (date) => void (memory.declined = date),
      isConfirmed: () => memory.isConfirmed === true,
      confirm: () => void (memory.isConfirmed = true),
    },
    onRefused: () => void (world.refused += 1),
    switchOn: () => {
      world.switchedOn += 1;
      return Promise.resolve();
    },
  });
  disposers.push(store.connect());
  clock.advance(60_000);
  return { store, session, clock, memory, world };
}

it("asks who is signed in, on a device that can, once they have been here a minute [SHELL-WEBPUSH-01]", () => {
  expect(visit().store.isDue).toBe(true);
  expect(visit({ userId: null }).store.isDue).toBe(false);
  expect(visit({ isAble: false }).store.isDue).toBe(false);
});

it("asks nobody any more who has left, and whoever comes instead in their own time", () => {
  const { store, session, clock } = visit();
  runInAction(() => (session.userId = null));
  expect(store.isDue).toBe(false);
  runInAction(() => (session.userId = "bob"));
  expect(store.isDue).toBe(false);
  clock.advance(60_000);
  expect(store.isDue).toBe(true);
});

it("asks again a week after a no, whose day is kept as DD.MM.YYYY [SHELL-WEBPUSH-04] [SHELL-WEBPUSH-05]", () => {
  const { store, memory } = visit();
  store.decline();
  expect([store.isDue, memory.declined]).toEqual([false, "21.11.2026"]);
  expect(visit({ memory, at: noon + 6 * day }).store.isDue).toBe(false);
  expect(visit({ memory, at: noon + 7 * day }).store.isDue).toBe(true);
  expect(visit({ memory: { declined: "31.02.2026" } }).store.isDue).toBe(true);
});

it("never asks again after a yes, and sends pushes where the browser lets them through [SHELL-WEBPUSH-06]", async () => {
  const { store, memory, world } = visit();
  void store.confirm();
  await settle();
  expect([store.isDue, memory.isConfirmed, world.switchedOn, world.refused]).toEqual([false, true, 1, 0]);
  expect(visit({ memory, at: noon + 400 * day }).store.isDue).toBe(false);
});

it("says so where the browser's own question is refused, and switches nothing on", async () => {
  const { store, world } = visit();
  world.response = false;
  void store.confirm();
  await settle();
  expect([world.switchedOn, world.refused]).toEqual([0, 1]);
});
