import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@kadr/openapi/client";
import { afterEach, expect, it, vi } from "vitest";
import { createToggles } from "./createToggles.ts";

afterEach(() => vi.restoreAllMocks());

/** Lines in the console after the list of the A/B tests has failed. */
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

it("whoever is here has a group in each test, which the cookie of the toggles keeps: a person their own, a guest who is not measured A", async () => {
  const halves = ["B", "C"].map((label) => ({ label, percent: 50 }));
  const results = [
    ...Array.from({ length: 24 }, (_, at) => ({ slug: `halves${at}`, salt: `salt-${at}`, groups: halves })),
    { slug: "all", salt: "s", groups: [{ label: "D", percent: 100 }] },
    { slug: "forced", salt: "s", groups: [{ label: "B", percent: 100 }] },
  ];
  document.cookie = "ab_forced=E";
  let changed = () => undefined as unknown;
  const account = { userId: null as string | null, onChange: (listener: () => unknown) => void (changed = listener) };
  const api = { call: () => Promise.resolve({ results }) };
  const storage = { get: () => undefined };
  createToggles({ api, account, storage, queryClient: new QueryClient() } as never);
  const labels = () =>
    new Map(
      (/canary1=([^;]*)/.exec(document.cookie)?.[1] ?? "")
        .split("~")
        .map((pair) => pair.split(".") as [string, string]),
    );
  await vi.waitFor(() => expect(labels().size).toBe(results.length));
  expect([labels().get("all"), labels().get("halves0"), labels().get("forced")]).toEqual(["A", "A", "E"]);
  account.userId = "2";
  changed();
  await vi.waitFor(() => expect(labels().get("all")).toBe("D"));
  expect(labels().get("forced")).toBe("E");
  expect(new Set(Array.from({ length: 24 }, (_, at) => labels().get(`halves${at}`)))).toEqual(new Set(["B", "C"]));
});

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
