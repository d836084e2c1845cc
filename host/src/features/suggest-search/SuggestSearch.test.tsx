import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createLate } from "@kadr/design-system/primitives/Late";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import type { Api } from "@kadr/openapi/client";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { SuggestSearch } from "./SuggestSearch.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const history = ["горы", "море", "лес", "река", "снег", "город", "поезд"];

interface Answer {
  readonly tv: readonly [];
  readonly video: ReadonlyArray<{ readonly value: string }>;
}

const goingOn = (...values: string[]): Answer => ({ tv: [], video: values.map((value) => ({ value })) });
const suggested = () =>
  screen.queryAllByRole("link").flatMap(({ textContent }) => (history.includes(textContent) ? [] : [textContent]));

/** The line of a person in a window so wide. */
async function show(
  width: number,
  response: (query: string) => Promise<Answer> = () => Promise.resolve(goingOn("горы и море")),
) {
  vi.stubGlobal("matchMedia", (media: string) => {
    const [least = 0, most = Infinity] = (media.match(/[\d.]+(?=px)/g) ?? []).map(Number);
    return { matches: width >= least && width <= most, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  });
  const requests: unknown[] = [];
  const call = (operation: string, args: { query?: { query: string } }) => {
    if (operation === "listSearchHistory")
      return Promise.resolve({ results: history.map((title) => ({ hash: title, title, removed: false })) });
    const query = args.query?.query ?? "";
    requests.push(query);
    return response(query);
  };
  const never = createLate(() => new Promise<never>(() => {}));
  const input = document.body.appendChild(document.createElement("input"));
  const stores = { session: { isAuthorised: true }, searchHistory: never, searchLine: never };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={makeHost({ api: { call: call as Api["call"] }, stores })}>
        <SuggestSearch field={{ current: input }} onGo={vi.fn()} />
      </HostProvider>
    </QueryClientProvider>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const type = (value: string) => {
    input.value = value;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  act(() => input.focus());
  await pass(10);
  return { requests, pass, type };
}

it("asks how the query may go on half a second after the last letter, and from two letters on [SEARCH-LINE-02]", async () => {
  const { requests, pass, type } = await show(1400);
  type(" г ");
  await pass(1000);
  expect(requests).toEqual([]);
  type("го");
  await pass(400);
  type(" гор ");
  await pass(499);
  expect(requests).toEqual([]);
  await pass(1);
  expect(requests).toEqual(["гор"]);
});

it.each([
  ["tablet", 5, 900],
  ["desktop", 7, 1400],
])("a %s has %i entries of seven of the history [SEARCH-LINE-03]", async (_device, most, width) => {
  await show(width);
  expect(screen.getAllByRole("row")).toHaveLength(most);
});

it("on a slow line offers what belongs to the words in the field, in whatever order the answers come", async () => {
  const waiting = new Map<string, (response: Answer) => void>();
  const { pass, type } = await show(1400, (query) => new Promise((resolve) => void waiting.set(query, resolve)));
  const comes = async (query: string, ...values: string[]) => {
    waiting.get(query)?.(goingOn(...values));
    await pass(0);
  };
  type("зи");
  await pass(500);
  type("зима");
  await pass(500);
  await comes("зима", "зима в горах");
  expect(suggested()).toEqual(["зима в горах"]);
  await comes("зи", "зимородок");
  expect(suggested()).toEqual(["зима в горах"]);
});

it("until the answer comes leaves of the one before what goes on as the person types, and nothing of other words", async () => {
  const waiting = new Map<string, (response: Answer) => void>();
  const { pass, type } = await show(1400, (query) => new Promise((resolve) => void waiting.set(query, resolve)));
  type("зи");
  await pass(500);
  waiting.get("зи")?.(goingOn("зима в горах", "зимородок"));
  await pass(0);
  expect(suggested()).toEqual(["зима в горах", "зимородок"]);
  type("зима");
  await pass(500);
  expect(suggested()).toEqual(["зима в горах"]);
  type("лодка");
  await pass(500);
  expect(suggested()).toEqual([]);
});
