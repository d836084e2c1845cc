import fs from "node:fs";
import path from "node:path";
import { defineConfig, mergeConfig, type Plugin } from "vitest/config";
import base from "../../vite.config.ts";
import { layers } from "./layers.ts";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * The tests run in a copy of the tree whose node_modules are a link to the real ones, where the workspaces are links to the
 * real sources: without this a test would import, by its package's name, code that has no fault in it.
 */
function workspacesOfTheCopy(): Plugin {
  const packages = ["design-system", "openapi"].map((folder) => {
    const manifest = JSON.parse(fs.readFileSync(path.join(root, folder, "package.json"), "utf8")) as {
      name: string;
      exports: Record<string, string>;
    };
    return { folder, ...manifest };
  });
  return {
    name: "workspaces-of-the-copy",
    enforce: "pre",
    resolveId(id) {
      for (const { folder, name, exports } of packages) {
        if (id !== name && !id.startsWith(`${name}/`)) continue;
        const subpath = `.${id.slice(name.length)}`;
        const target = exports[subpath] ?? exports["./*"]?.replace("*", subpath.slice(2));
        if (target !== undefined) return path.join(root, folder, target);
      }
      return undefined;
    },
  };
}

const chosen = layers.find(({ name }) => name === process.env.KADR_MUTATION_LAYER);
if (chosen === undefined) throw new Error("KADR_MUTATION_LAYER names no layer of tools/mutation/layers.ts");

const config = mergeConfig(base, defineConfig({ root, plugins: [workspacesOfTheCopy()] }));
// one layer, one environment: not the projects of the whole
delete config.test.projects;
config.test.include = [...chosen.tests];
config.test.setupFiles = [...config.test.setupFiles, path.join(root, "tools/mutation/setup.ts")];
config.test.environment = chosen.hasDocument === true ? "jsdom" : "node";
export default config;
