import { expect, it } from "vitest";
import { stepsOf } from "./changed.mjs";
import { parts } from "./parts.mjs";

const badge = "design-system/src/primitives/Badge/Badge.tsx";
const graph = {
  [badge]: [],
  "design-system/src/primitives/Badge/Badge.test.tsx": [badge],
  "design-system/src/tokens/contrast.test.ts": [],
  "openapi/contract/comments.test.ts": [],
  "stories/primitives/Badge.stories.tsx": [badge],
  "stories/primitives/Avatar.stories.tsx": [".storybook/preview.tsx"],
  "stories/flows/Home.stories.tsx": ["host/src/app/App.tsx"],
  "stories/flows/Search.stories.tsx": ["host/src/app/App.tsx"],
  "stories/pages/SearchPage.stories.tsx": ["host/src/app/App.tsx", "host/src/pages/SearchPage/SearchPage.tsx"],
  "host/src/app/App.tsx": ["host/src/app/pageTable.ts", ".storybook/preview.tsx"],
  "host/src/app/pageTable.ts": ["host/src/pages/SearchPage/SearchPage.tsx", "host/src/routes/routes.ts"],
  "host/src/pages/SearchPage/SearchPage.tsx": [badge],
  "e2e/journey.e2e.ts": ["e2e/support/press.ts", "playwright.config.ts"],
  "e2e/layout.e2e.ts": ["playwright.config.ts"],
};
const texts: Record<string, string> = {
  "e2e/journey.e2e.ts": `test("all of it", { tag: "@journey" }, run)`,
  "stories/primitives/Badge.stories.tsx": `export default { title: "Primitives/Badge" }`,
};
const of = (...changed: string[]) =>
  Object.fromEntries(
    stepsOf(graph, changed, parts, (file: string) => texts[file] ?? "").map(
      ({ name, rest }: { name: string; rest: string[] }) => [name, rest],
    ),
  );

it("runs for a component its tests, its stories, and the journeys of its folder", () => {
  expect(of(badge)).toEqual({
    check: ["types", "lint", "promises", "format", "boundaries"],
    unit: ["design-system/src/primitives/Badge/Badge.test.tsx"],
    builds: [],
    // not all that the app may open: Home stands in the row
    stories: ["stories/primitives/Badge.stories.tsx", "stories/flows/Home.stories.tsx"],
    // layout is in the row, too, and has no journey
    journeys: ["e2e/journey.e2e.ts"],
  });
});

it("runs for a page its own stories and those of the app that open it, for what all of the app stands on all of them", () => {
  const pageAndFlow = ["stories/flows/Search.stories.tsx", "stories/pages/SearchPage.stories.tsx"];
  expect(of("host/src/pages/SearchPage/SearchPage.tsx")).toMatchObject({ stories: pageAndFlow });
  expect(of("host/src/routes/routes.ts")).toMatchObject({
    stories: ["stories/flows/Home.stories.tsx", ...pageAndFlow],
  });
});

it("runs the whole of an end-to-end file that has changed, and the journeys of those whose helper has", () => {
  expect(of("e2e/layout.e2e.ts", "e2e/support/press.ts")).toMatchObject({
    e2e: ["e2e/layout.e2e.ts"],
    journeys: ["e2e/journey.e2e.ts"],
  });
  expect(of("e2e/journey.e2e.ts")).not.toHaveProperty("journeys");
});

it("runs a part whole where all of it is touched, and nothing where nothing is", () => {
  expect(of(".storybook/preview.tsx", "visual-tests/transcripts/primitives-badge--default.txt")).toMatchObject({
    stories: [],
  });
  expect(of("visual-tests/transcripts/primitives-badge--default.txt")).toEqual({
    builds: [],
    stories: ["stories/primitives/Badge.stories.tsx"],
  });
  expect(of("README.md")).toEqual({ check: ["format"] });
  expect(of("Containerfile")).toEqual({});
});
