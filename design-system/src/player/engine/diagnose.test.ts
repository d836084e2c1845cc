import { afterEach, expect, it, vi } from "vitest";
import { diagnoseFailure } from "./diagnose.ts";

const url = "http://media.test/master.m3u8";
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [200, "format"],
  [399, "format"],
  [400, "unavailable"],
  [404, "unavailable"],
  [499, "unavailable"],
  [500, "network"],
  [503, "network"],
])("a media host that answers %i: %s", async (status, failure) => {
  const ask = vi.fn(() => Promise.resolve(status));
  expect(await diagnoseFailure(url, ask)).toBe(failure);
  expect(ask).toHaveBeenCalledExactlyOnceWith(url, expect.any(AbortSignal));
});

it("one that does not answer is a lost line, and so is a machine without any, which asks nobody", async () => {
  expect(await diagnoseFailure(url, () => Promise.reject(new TypeError("Failed to fetch")))).toBe("network");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const ask = vi.fn(() => Promise.resolve(200));
  expect([await diagnoseFailure(url, ask), ask.mock.calls]).toEqual(["network", []]);
});

it("five seconds are given to the answer", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  await diagnoseFailure(url, () => Promise.resolve(200));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
});
