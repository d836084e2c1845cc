/**
 * `npm run spec`: lints the spec, bundles it and writes what the client is made of.
 * `npm run spec -- --check`: writes nothing and exits with 1 when a generated file is not what the
 * spec makes of it.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundleSpec, lintBundle, lintSpec } from "./bundle.ts";
import { checkNames, checkSources, checkSpec, namesOf } from "./check.ts";
import type { CatalogueCall } from "./check.ts";
import type { Problem } from "./bundle.ts";
import type { OpenApi } from "./openapi.ts";
import { examplesOf } from "./examples.ts";
import { guardsOf } from "./guards.ts";
import { modelsOf } from "./models.ts";
import { typesOf } from "./types.ts";

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const banner = "// Generated from openapi/spec by `npm run spec`. Do not edit.\n\n";

const catalogue = async (): Promise<CatalogueCall[]> =>
  JSON.parse(await readFile(at("../docs/product/calls.json"), "utf8")) as CatalogueCall[];
const knownNames = (): Promise<string> => readFile(at("spec/operation-ids.txt"), "utf8").catch(() => "");

/** All problems of the spec by Redocly's rules and ours. */
export async function problemsOfSpec(spec: OpenApi): Promise<Problem[]> {
  return [
    ...(await lintSpec()),
    ...(await lintBundle(spec)),
    ...checkSpec(spec),
    ...checkNames(spec, await knownNames()),
    ...checkSources(spec, await catalogue()),
  ];
}

/** Every generated file by its path under openapi/. */
export async function generate(spec: OpenApi): Promise<Record<string, string>> {
  const guards = guardsOf(spec, banner);
  return {
    "spec/operation-ids.txt": namesOf(spec, await knownNames()),
    "spec/kadr.bundled.json": `${JSON.stringify(spec, null, 1)}\n`,
    "client/schema.gen.ts": await typesOf(spec, banner),
    "client/guards.gen.ts": guards.first,
    "client/guards.rest.gen.ts": guards.rest,
    "client/models.gen.ts": modelsOf(spec, banner),
    "client/examples.gen.ts": examplesOf(spec, banner),
  };
}

async function main(): Promise<void> {
  const spec = await bundleSpec();
  const isCheck = process.argv.includes("--check");
  const problems = await problemsOfSpec(spec);
  for (const { where, message } of problems) console.error(`spec: ${where}: ${message}`);
  if (problems.length > 0) {
    console.error(`spec: ${problems.length} problem(s), nothing written`);
    process.exitCode = 1;
    return;
  }
  const stale: string[] = [];
  for (const [path, text] of Object.entries(await generate(spec))) {
    const old = await readFile(at(path), "utf8").catch(() => "");
    if (old === text) continue;
    stale.push(`openapi/${path}`);
    if (isCheck) continue;
    await mkdir(at(path).replace(/\/[^/]+$/, ""), { recursive: true });
    await writeFile(at(path), text);
  }
  if (isCheck && stale.length > 0) {
    console.error(`spec: out of date: ${stale.join(", ")}. Run \`npm run spec\` and commit the result.`);
    process.exitCode = 1;
    return;
  }
  console.log(stale.length > 0 ? `spec: wrote ${stale.join(", ")}` : "spec: valid, generated files are up to date");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
