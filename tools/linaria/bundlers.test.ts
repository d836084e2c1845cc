// @vitest-environment node
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { build } from "vite";
import { afterAll, describe, expect, it } from "vitest";
import { linaria } from "./vite.mjs";

const root = path.resolve(import.meta.dirname, "../..");
// inside the project, so that both bundlers resolve the workspace's packages
const folder = path.join(root, ".cache/bundlers");
const component = "../../design-system/src/primitives/Separator/Separator.tsx";

/** The rules of a style sheet without what minifiers write in their own way. */
const rules = (css: string): string[] => [...css.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/\.(\w+)[^{}]*\{/g)].map(([, name]) => name ?? "").sort();

const sheet = (dist: string): string =>
  fs
    .readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => fs.readFileSync(path.join(dist, name), "utf8"))
    .join("\n");

describe("one Linaria compiler for two bundlers", () => {
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it("gives a component the same class names in Parcel (the host) and in Vite (Storybook, Vitest)", async () => {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, "entry.tsx"), `import { Separator } from ${JSON.stringify(component)}; console.log(Separator);`);
    fs.writeFileSync(path.join(folder, "index.html"), `<script type="module" src="entry.tsx"></script>`);

    const parcel = spawnSync(
      path.join(root, "node_modules/.bin/parcel"),
      ["build", ".cache/bundlers/index.html", "--config", "./parcel.config.json", "--dist-dir", ".cache/bundlers/parcel", "--no-cache", "--no-autoinstall", "--log-level", "error"],
      { cwd: root, encoding: "utf8" },
    );
    expect(parcel.stderr).toBe("");
    await build({ configFile: false, root: folder, logLevel: "error", plugins: [linaria()], build: { outDir: "vite" } });

    const fromParcel = rules(sheet(path.join(folder, "parcel")));
    expect(fromParcel.length).toBeGreaterThan(0);
    expect(rules(sheet(path.join(folder, "vite")))).toEqual(fromParcel);
  }, 60_000);
});
