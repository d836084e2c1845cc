import { renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hearAnnouncements } from "./announce.ts";
import { useChangeSaid } from "./useChangeSaid.ts";

let said: string[] = [];
let stop = () => {};
beforeEach(() => {
  said = [];
  stop = hearAnnouncements((text) => said.push(text));
});
afterEach(() => stop());

it("says what has become another, once each, and neither the first nor what is not here yet", () => {
  const { rerender } = renderHook(({ day }: { day: string | null }) => useChangeSaid(day, () => `День ${day}`), {
    initialProps: { day: null as string | null },
    wrapper: StrictMode,
  });
  for (const day of [null, "1", "1", null, "1", "2", null, "3"]) rerender({ day });
  expect(said).toEqual(["День 2", "День 3"]);
});
