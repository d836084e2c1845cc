// A test that logs an error has failed, even when its assertions hold (house style, "Stories and tests").
import { afterEach, beforeEach, vi, expect } from "vitest";

const errors: unknown[][] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => void errors.push(args));
});

afterEach(async () => {
  if (typeof document !== "undefined") (await import("@testing-library/react")).cleanup();
  const seen = errors.map((args) => args.map(String).join(" "));
  vi.restoreAllMocks();
  expect(seen, "console.error was called").toEqual([]);
});
