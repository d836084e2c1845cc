import { expect, it } from "vitest";
import { loadForPress } from "./loadForPress.ts";

const session = (userId: string | null) => ({ userId, isAuthorised: userId !== null });

it.each([
  ["the same person", "ann", "ann", "store"],
  ["a guest who signed in meanwhile, and goes on", null, "ann", "store"],
  ["somebody else by now", "ann", "bob", "left"],
  ["a person who has left", "ann", null, "left"],
])("waits for the code of a press of %s", async (_who, before, after, outcome) => {
  const here = session(before);
  const found = loadForPress(here, { load: async () => "store" });
  Object.assign(here, session(after));
  expect(
    await found.then(
      (store) => store,
      () => "left",
    ),
  ).toBe(outcome);
});
