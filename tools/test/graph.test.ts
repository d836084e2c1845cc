import { expect, it } from "vitest";
import { readsOf } from "./graph.mjs";

const reads = (module: string, text: string, ...imported: string[]) => readsOf(module, text, new Set(imported));

it("reads what a relative string names, in any module, unless it is an import", () => {
  const text = `import { a } from "./git.mjs"; const picture = "../bench/floors"; const none = "./nowhere.mjs";`;
  expect(reads("tools/test/a.test.ts", text, "./git.mjs")).toEqual(["tools/bench/floors/"]);
});

it("reads what a string names from the root or beside it, in a module that works with files", () => {
  const names = `path.join(root, "e2e"); \`\${root}/docs/product\`; "tools/build.ts"; "reporters"; path.resolve("../..")`;
  expect(reads("tools/test/a.test.ts", `import fs from "node:fs"; ${names}`).sort()).toEqual(
    ["docs/product/", "e2e/", "tools/build.ts", "tools/test/reporters/"].sort(),
  );
  expect(reads("tools/test/a.test.ts", names)).toEqual([]);
});

it("takes a single word of the product for a route, and a header for no folder", () => {
  expect(reads("openapi/sandbox/server.ts", `import "node:fs"; route("docs")`)).toEqual([]);
  expect(reads("tools/a.test.ts", `import "node:fs"; headers["host"]`)).toEqual([]);
});
