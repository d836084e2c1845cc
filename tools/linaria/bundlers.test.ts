// @vitest-environment node
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { build } from "vite";
import { afterAll, describe, expect, it } from "vitest";
import { layers } from "./layers.mjs";
import { linaria } from "./vite.mjs";

const root = path.resolve(import.meta.dirname, "../..");
// inside the project, so that both bundlers resolve the workspace's packages
const folder = path.join(root, ".cache/bundlers");
const components = [
  "../../design-system/src/navigation/SkipLink/SkipLink.tsx",
  "../../design-system/src/primitives/Spinner/Spinner.tsx",
];

/** The rules of a style sheet without what minifiers write in their own way. */
const rules = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\/|@layer [^{;]+/g, "").matchAll(/\.(\w+)[^{}]*\{/g)]
    .map(([, name]) => name ?? "")
    .sort();

const sheet = (dist: string): string =>
  fs
    .readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => fs.readFileSync(path.join(dist, name), "utf8"))
    .join("\n");

/** The names of all rules by the layer that they are in. */
function rulesByLayer(css: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [, layer, body] of css.matchAll(/@layer ([\w.]+)\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g))
    found[layer ?? ""] = [...(found[layer ?? ""] ?? []), ...rules(body ?? "")].sort();
  return found;
}

/** The layers in the order in which a browser meets them. */
const layerOrder = (css: string): string[] => [
  ...new Set(
    [...css.matchAll(/@layer ([^{};]+)/g)].flatMap(([, names]) => (names ?? "").split(",").map((n) => n.trim())),
  ),
];

describe("one Linaria compiler for two bundlers", () => {
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it("gives components the same class names and layers in Parcel (the host) and in Vite (Storybook, Vitest)", async () => {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(
      path.join(folder, "entry.tsx"),
      // the family's first: where its rules stand must not matter
      `${components.map((file, at) => `import * as c${at} from ${JSON.stringify(file)};`).join("")} console.log(c0, c1);`,
    );
    fs.writeFileSync(path.join(folder, "index.html"), `<script type="module" src="entry.tsx"></script>`);

    const parcel = spawnSync(
      path.join(root, "node_modules/.bin/parcel"),
      [
        "build",
        ".cache/bundlers/index.html",
        "--config",
        "./parcel.config.json",
        "--dist-dir",
        ".cache/bundlers/parcel",
        "--no-cache",
        "--no-autoinstall",
        "--log-level",
        "error",
      ],
      { cwd: root, encoding: "utf8" },
    );
    expect(parcel.stderr).toBe("");
    await build({
      configFile: false,
      root: folder,
      logLevel: "error",
      plugins: [linaria()],
      build: { outDir: "vite" },
    });

    const fromParcel = sheet(path.join(folder, "parcel"));
    const fromVite = sheet(path.join(folder, "vite"));
    expect(rules(fromParcel).length).toBeGreaterThan(0);
    expect(rules(fromVite)).toEqual(rules(fromParcel));

    const inLayers = rulesByLayer(fromParcel);
    expect(Object.keys(inLayers).sort()).toEqual(["kadr.families", "kadr.primitives"]);
    expect(Object.values(inLayers).flat().sort()).toEqual(rules(fromParcel));
    expect(rulesByLayer(fromVite)).toEqual(inLayers);
    for (const css of [fromParcel, fromVite]) expect(layerOrder(css)).toEqual(layers);
  }, 60_000);
});
