import { expect, it, vi } from "vitest";
import { deferred, settle } from "../../stores/testing.ts";
import { createEarlyMeasurement, type Measurement } from "./earlyMeasurement.ts";

function setUp({ isAllowed = true } = {}) {
  const reported: string[] = [];
  const arrival = deferred<Measurement>();
  const sender: Measurement = {
    event: (id) => void reported.push(id),
    page: (name) => void reported.push(`page ${name}`),
  };
  const load = vi.fn(() => arrival.promise);
  const visitor = { isAllowed };
  const early = createEarlyMeasurement(() => visitor.isAllowed, load);
  return {
    early,
    load,
    reported,
    visitor,
    arrive: () => arrival.resolve(sender),
    fail: () => arrival.reject(new Error()),
  };
}

it("loads nothing before the page has time, and then tells what has waited, in its order", async () => {
  const { early, load, reported, arrive } = setUp();
  early.page("home");
  early.measure("theme.dark");
  expect(load).not.toHaveBeenCalled();
  early.open();
  early.measure("theme.light");
  expect(load).toHaveBeenCalledTimes(1);
  arrive();
  await settle();
  early.measure("search.filters");
  early.page("search");
  expect(reported).toEqual(["page home", "theme.dark", "theme.light", "search.filters", "page search"]);
});

it("neither loads nor keeps anything for who has not agreed, and begins with the page of now once they do", async () => {
  const { early, load, reported, visitor, arrive } = setUp({ isAllowed: false });
  early.page("home");
  early.measure("theme.dark");
  early.open();
  early.page("search");
  early.measure("theme.light");
  expect(load).not.toHaveBeenCalled();
  visitor.isAllowed = true;
  early.measure("search.filters");
  arrive();
  await settle();
  expect(reported).toEqual(["page search", "search.filters"]);
});

it("keeps no more than a hundred events, and throws nothing when the sender does not come", async () => {
  const { early, load, fail } = setUp();
  for (let count = 0; count < 500; count += 1) early.measure("theme.dark");
  early.open();
  fail();
  await settle();
  expect(() => early.measure("theme.dark")).not.toThrow();
  expect(load).toHaveBeenCalledTimes(1);
  const { early: other, reported, arrive } = setUp();
  for (let count = 0; count < 500; count += 1) other.measure("theme.dark");
  other.open();
  arrive();
  await settle();
  expect(reported).toHaveLength(100);
});
