// @vitest-environment node
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** One illegal import per rule: the file that breaks it, what it imports, the rule that must catch it. */
const planted: readonly (readonly [rule: string, file: string, code: string])[] = [
  ["tokens", "design-system/src/tokens/planted.ts", `import "react";`],
  ["primitives", "design-system/src/primitives/planted.ts", `import "../cards/index.ts";`],
  ["families", "design-system/src/cards/planted.ts", `import "../shelves/index.ts";`],
  ["design-system", "design-system/src/planted.ts", `import "mobx";`],
  ["openapi-client", "openapi/client/planted.ts", `import "react";`],
  ["table-of-pages", "openapi/pages/planted.ts", `import "react";`],
  ["presenters", "host/src/presenters/planted.ts", `import "mobx";`],
  [
    "presenters-pure",
    "host/src/presenters/planted2.ts",
    `import { color } from "../../../design-system/src/tokens/index.ts"; export const c = color;`,
  ],
  ["links", "host/src/links/planted.ts", `import "../texts/planted.ts";`],
  ["stores", "host/src/stores/PlantedStore.ts", `import "react";`],
  [
    "stores-types-only",
    "host/src/stores/Planted2Store.ts",
    `import { createApi } from "../../../openapi/client/index.ts"; export const c = createApi;`,
  ],
  [
    "stores-apart",
    "host/src/stores/Planted3Store.ts",
    `import type {} from "./PlantedStore.ts"; import "./PlantedStore.ts";`,
  ],
  ["ports", "host/src/ports/planted.ts", `import "../features/planted-two/planted.ts";`],
  ["ports-types-only", "host/src/ports/planted2.ts", `import { a } from "../stores/ports.ts"; export const b = a;`],
  ["texts", "host/src/texts/planted.ts", `import "react";`],
  ["queries", "host/src/queries/planted.ts", `import "../stores/ports.ts";`],
  ["features-apart", "host/src/features/planted-one/planted.ts", `import "../planted-two/planted.ts";`],
  ["features-down", "host/src/features/planted-two/planted.ts", `import "../../app/planted.ts";`],
  [
    "routes-down",
    "host/src/routes/planted2.ts",
    `import { color } from "../pages/planted.ts"; export const c = color;`,
  ],
  ["features-know-no-platform", "host/src/features/planted-two/planted2.ts", `import "../../platform/planted5.ts";`],
  ["pages-down", "host/src/pages/PlantedPage/planted.ts", `import "../../app/planted.ts";`],
  ["only-app-sees-platform", "host/src/routes/planted.ts", `import "../platform/planted.ts";`],
  ["examples-are-for-tests", "host/src/app/planted.ts", `import "../../../openapi/client/examples.gen.ts";`],
  ["nobody-imports-stories", "host/src/platform/planted.ts", `import "../../../stories/planted.ts";`],
  ["stories", "stories/planted.ts", `import "../host/src/app/planted.ts";`],
  ["stories-app", "stories/app/planted.ts", `import "../../openapi/sandbox/planted.ts";`],
  ["card-frame", "host/src/card/planted.ts", `import "../stores/ports.ts";`],
  ["embed", "host/src/embed/planted.ts", `import "../stores/ports.ts";`],
  ["offline", "host/src/offline/planted.ts", `import "../stores/ports.ts";`],
  ["embed-apart", "host/src/pages/PlantedPage/planted3.ts", `import "../../embed/planted.ts";`],
  ["card-frame-apart", "host/src/pages/PlantedPage/planted2.ts", `import "../../card/planted.ts";`],
  ["test-tools-in-tests", "host/src/platform/planted2.ts", `import "vitest";`],
  ["testing-in-tests", "host/src/platform/planted6.ts", `import "./testing/planted.ts";`],
  ["no-unresolvable", "host/src/platform/planted3.ts", `import "./nowhere.ts";`],
  ["no-circular", "host/src/platform/planted4.ts", `import "./planted5.ts"; export const a = 1;`],
  ["no-circular", "openapi/sandbox/planted.ts", `import type { B } from "./planted2.ts"; export type A = B | null;`],
  ["sandbox", "openapi/sandbox/planted3.ts", `import "mobx";`],
  ["sandbox-apart", "host/src/platform/planted7.ts", `import "../../../openapi/sandbox/planted2.ts";`],
  ["nobody-imports-tools", "host/src/platform/planted8.ts", `import "../../../tools/planted.ts";`],
  ["payment-door", "openapi/sandbox/operations/planted2.ts", `import "../payment/planted.ts";`],
  ["server-leaves", "openapi/sandbox/context.ts", `import "./http/planted.ts";`],
  // Each room of the server asks one that lies over it.
  ...(
    [
      ["db", "http"],
      ["media", "http"],
      ["search", "operations"],
      ["faults", "http"],
      ["texts", "seed"],
      ["frames", "operations"],
      ["http", "auth"],
      ["auth", "operations"],
      ["push", "operations"],
      ["payment", "operations"],
      ["operations", "documents"],
      ["schedule", "documents"],
      ["seed", "http"],
      ["studio", "calls"],
      ["calls", "documents"],
      ["documents", "calls"],
      ["media-host", "studio"],
      ["tools", "documents"],
    ] as const
  ).map(
    ([room, over]) =>
      [`room-${room}`, `openapi/sandbox/${room}/planted.ts`, `import "../${over}/planted.ts";`] as const,
  ),
];

/** Files that the planted imports lead to. */
const targets: readonly (readonly [file: string, code: string])[] = [
  ["design-system/src/cards/index.ts", "export const a = 1;"],
  ["design-system/src/shelves/index.ts", "export const a = 1;"],
  ["design-system/src/tokens/index.ts", "export const color = 1;"],
  ["openapi/client/index.ts", "export const createApi = 1;"],
  ["openapi/client/examples.gen.ts", "export const a = 1;"],
  ["host/src/pages/planted.ts", "export const color = 1;"],
  ["host/src/stores/ports.ts", "export const a = 1;"],
  ["host/src/platform/testing/planted.ts", "export const a = 1;"],
  ["host/src/platform/planted5.ts", `import "./planted4.ts"; export const b = 1;`],
  ["tools/planted.ts", "export const a = 1;"],
  ["openapi/sandbox/planted2.ts", `import type { A } from "./planted.ts"; export type B = A | undefined;`],
];

describe("the boundaries of the house", () => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-boundaries-"));
  afterAll(() => fs.rmSync(copy, { recursive: true, force: true }));

  it("catches one planted illegal import per rule, and no rule goes untried", () => {
    for (const [file, code] of [...targets, ...planted.map(([, file, code]) => [file, code] as const)]) {
      fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      fs.writeFileSync(path.join(copy, file), code);
    }
    for (const file of ["tsconfig.json", ".dependency-cruiser.cjs", "package.json"])
      fs.copyFileSync(path.join(root, file), path.join(copy, file));
    fs.symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));

    const { stdout } = spawnSync(
      process.execPath,
      [
        path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs"),
        "--config",
        ".dependency-cruiser.cjs",
        "--output-type",
        "json",
        "design-system",
        "host",
        "openapi",
        "stories",
        "tools",
      ],
      { cwd: copy, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
    );
    const report = JSON.parse(stdout) as {
      summary: {
        violations: { from: string; rule: { name: string } }[];
        ruleSetUsed: { forbidden: { name: string }[] };
      };
    };
    const caught = (rule: string, file: string): boolean =>
      report.summary.violations.some((violation) => violation.rule.name === rule && violation.from === file);

    expect(
      planted.filter(([rule, file]) => !caught(rule, file)).map(([rule, file]) => `${rule} let ${file} through`),
    ).toEqual([]);
    const untried = report.summary.ruleSetUsed.forbidden
      .map(({ name }) => name)
      .filter((name) => !planted.some(([rule]) => rule === name));
    expect(untried, "rules without a planted import").toEqual([]);
  }, 60_000);
});
