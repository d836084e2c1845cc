import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@kadr/openapi/client";
import { afterEach, expect, it, vi } from "vitest";
import { createToggles } from "./createToggles.ts";

afterEach(() => vi.restoreAllMocks());

/** What the console is told when the list of the A/B tests fails. */
async function consoleAfter(error: Error): Promise<readonly unknown[]> {
  const written = vi.spyOn(console, "error").mockReturnValue(undefined);
  const list = Promise.reject(error);
  createToggles({
    api: { call: () => list } as never,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    account: { userId: "1", onChange: () => () => undefined } as never,
    storage: { get: () => undefined },
  });
  await vi.waitFor(() => expect(list).rejects.toBe(error));
  await new Promise((resolve) => setTimeout(resolve));
  return written.mock.calls.flat();
}

it.each([401, 403])("a token that is missing is told to the console (%i)", async (status) => {
  const error = new ApiError("http", "listAbTests", { status });
  expect(await consoleAfter(error)).toContain(error);
});

it("a fault of ours is told as well", async () => {
  const error = new TypeError("nothing to split");
  expect(await consoleAfter(error)).toContain(error);
});

it.each([
  new ApiError("timeout", "listAbTests", { status: 200 }),
  new ApiError("offline", "listAbTests"),
  new ApiError("http", "listAbTests", { status: 503 }),
])("a list that only did not come is nobody's mistake, and is not told: $message", async (error) => {
  expect(await consoleAfter(error)).toEqual([]);
});
