import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const folder = path.resolve(import.meta.dirname, "../../e2e");
/** How many end-to-end tests may be in the gate (docs/adr/0048-the-gate.md). One in a loop counts once here. */
const most = 100;

it("has at most 100 journeys in the gate", () => {
  const tags = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".e2e.ts"))
    .flatMap((file) => fs.readFileSync(path.join(folder, file), "utf8").match(/tag: "@journey"/g) ?? []);
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.length).toBeLessThanOrEqual(most);
});
