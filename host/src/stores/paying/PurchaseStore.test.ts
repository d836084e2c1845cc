import { observable, runInAction } from "mobx";
import { expect, it, vi } from "vitest";
import { FakeClock } from "../testing.ts";
import { PurchaseStore, type LaterPurchase } from "./PurchaseStore.ts";
import { purchasePorts } from "./testing/ports.ts";

const path = "/video/film/?popup=purchase&target=video:film";
const minute = 60_000;

/** A page on which no purchase is open, of a person whose e-mail is confirmed or not yet; `kept` waits for that. */
function setUp(kept: LaterPurchase | undefined, isEmailConfirmed: boolean) {
  const clock = new FakeClock();
  const profile = observable({ email: "a@kadr.example", isEmailConfirmed });
  const later = { read: () => kept, write: vi.fn((next: LaterPurchase | null) => void (kept = next ?? undefined)) };
  const go = vi.fn();
  const store = new PurchaseStore(
    purchasePorts({
      session: { profile, refresh: () => Promise.resolve(true) },
      clock,
      later,
      go,
      pathOf: () => path,
    }),
  );
  return { clock, profile, go, connect: () => store.connect(), left: () => kept };
}

it("the kept address of a purchase is opened, once, when the e-mail is confirmed on another page [PAY-SINGLE-04]", () => {
  const { profile, go, connect, left } = setUp({ ownerId: "7", path, at: 0 }, false);
  connect();
  expect(go).not.toHaveBeenCalled();
  runInAction(() => (profile.isEmailConfirmed = true));
  expect([go.mock.calls, left()]).toEqual([[[path]], undefined]);
  runInAction(() => (profile.isEmailConfirmed = false));
  runInAction(() => (profile.isEmailConfirmed = true));
  expect(go).toHaveBeenCalledTimes(1);
});

it("it is opened at once on a page that finds the e-mail confirmed, and without one nothing is", () => {
  const found = setUp({ ownerId: "7", path, at: 0 }, true);
  found.connect();
  expect([found.go.mock.calls, found.left()]).toEqual([[[path]], undefined]);
  const none = setUp(undefined, true);
  none.connect();
  expect(none.go).not.toHaveBeenCalled();
});

it.each([
  ["another account's", "8", 0],
  ["an hour old", "7", 60 * minute],
])("%s is forgotten instead", (_whose, ownerId, passedMs) => {
  const { clock, go, connect, left } = setUp({ ownerId, path, at: 0 }, true);
  clock.advance(passedMs);
  connect();
  expect([go.mock.calls, left()]).toEqual([[], undefined]);
});
