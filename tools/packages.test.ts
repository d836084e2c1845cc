// @vitest-environment node
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");

interface Manifest {
  readonly scripts?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const manifests = ["package.json", "openapi/package.json", "host/package.json", "design-system/package.json"].map(
  (file) => ({ file, manifest: JSON.parse(read(file)) as Manifest }),
);

/** All that could name a package: code and configuration, and the commands. Not texts, nor what is generated. */
const sources = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|json|css)$/.test(file) &&
      !/(?:^|\/)package(?:-lock)?\.json$|\.gen\.ts$|bundled|\/static\//.test(file) &&
      fs.existsSync(path.join(root, file)),
  )
  .map(read);
const commands = Object.values(manifests[0]?.manifest.scripts ?? {}).join("\n");

/** Packages that a package of ours wants beside it. */
const lock = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, { peerDependencies?: Record<string, string> }>;
};
const wanted = new Set(
  manifests
    .flatMap(({ manifest }) => Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
    .flatMap((name) => Object.keys(lock.packages[`node_modules/${name}`]?.peerDependencies ?? {})),
);

const isNamed = (name: string): boolean => {
  const quoted = new RegExp(`["'/\`]${name.replaceAll(/[/.@-]/g, "\\$&")}["'/\`]`);
  return (
    sources.some((text) => quoted.test(text)) ||
    new RegExp(`(?:^|\\s)${name.replaceAll(/[/.@-]/g, "\\$&")}(?:\\s|$)`, "m").test(commands)
  );
};

describe.each(manifests)("the packages of $file", ({ manifest }) => {
  const direct = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });

  it("are named by one version each, so that no installation brings another", () => {
    for (const [name, version] of direct)
      expect(version, name).toMatch(/^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  });

  it("are used: what nothing names is one more that could be taken over", () => {
    // Types belong to a package, builds of Node to a system.
    const named = direct.filter(
      ([name]) => !name.startsWith("@types/") && !(name in (manifest.optionalDependencies ?? {})),
    );
    expect(named.filter(([name]) => !isNamed(name) && !wanted.has(name)).map(([name]) => name)).toEqual([]);
  });
});

it("no installation runs what a package brings, whoever begins it", () => {
  expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
});
