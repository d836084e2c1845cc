/**
 * `npm run lighthouse`: Lighthouse's four scores for home and the watch page, as on a phone on a slow line, and what it found wrong.
 * `--pages home`: one of them. It starts the production build on a server of its own behind TLS and HTTP/2, as the bench does.
 * Lighthouse is no dependency of the project: it brings some hundred packages that nothing else needs. Installed once from its own lock.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { SEED } from "../../openapi/sandbox/seed/constants.ts";
import { deliver } from "../bench/delivery.ts";
import { freePort, tabArguments } from "../bench/tab.ts";
import { ensureBrowser } from "../browser.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const home = path.join(root, ".cache/lighthouse");
const program = path.join(home, "node_modules/lighthouse/cli/index.js");

function install(): void {
  const lock = fs.readFileSync(path.join(import.meta.dirname, "package-lock.json"), "utf8");
  const stamp = path.join(home, ".lock-stamp");
  if (fs.existsSync(program) && fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === lock) return;
  fs.mkdirSync(home, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    fs.copyFileSync(path.join(import.meta.dirname, file), path.join(home, file));
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: home,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed; the package registry must be reachable once");
  fs.writeFileSync(stamp, lock);
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly displayValue?: string;
}

interface Report {
  readonly categories: Readonly<
    Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { message: string };
}

/** The audits of a category that count and did not pass whole, as lines. */
const failedOf = (report: Report, category: string): string[] =>
  (report.categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ id, weight, audit: report.audits[id] }))
    .filter(({ audit }) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
    .map(
      ({ id, weight, audit }) =>
        `  ${category}: ${audit?.title} (${id}${weight > 0 ? "" : ", does not count"})${audit?.displayValue ? `: ${audit.displayValue}` : ""}`,
    );

const at = process.argv.indexOf("--pages");
const chosen = at < 0 ? null : (process.argv[at + 1] ?? "").split(",");
const pages = Object.entries({ home: "/", watch: `/video/${SEED.demoVideoId}/` }).filter(
  ([name]) => chosen?.includes(name) ?? true,
);

install();
if (spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" }).status !== 0) process.exit(1);
// a browser of our own, as the bench has it: Lighthouse's starter knows of no certificate that signs itself
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...tabArguments(port), "--no-sandbox", "--disable-gpu", "--ignore-certificate-errors"],
});
const floors = path.join(root, ".cache/bench/floors");
fs.mkdirSync(floors, { recursive: true });
const delivery = await deliver(floors);
const scores: Record<string, Record<string, number | null>> = {};
const failed: string[] = [];
try {
  for (const [name, address] of pages) {
    const file = path.join(home, `${name}.json`);
    fs.rmSync(file, { force: true });
    // not in one go: the proxy in front of the page is served by this very process
    const child = spawn(
      process.execPath,
      [
        program,
        `${delivery.kadr}${address}`,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        "--only-categories=performance,accessibility,best-practices,seo",
        "--throttling-method=devtools",
        "--no-enable-error-reporting",
        `--port=${port}`,
      ],
      { cwd: home, stdio: ["ignore", "ignore", "inherit"] },
    );
    await once(child, "exit");
    if (!fs.existsSync(file)) throw new Error(`Lighthouse wrote no report of ${name}`);
    const report = JSON.parse(fs.readFileSync(file, "utf8")) as Report;
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    scores[name] = Object.fromEntries(
      Object.entries(report.categories).map(([id, { score }]) => [id, score === null ? null : Math.round(score * 100)]),
    );
    failed.push(name, ...Object.keys(report.categories).flatMap((category) => failedOf(report, category)));
  }
} finally {
  await browser.close();
  await delivery.close();
}
console.table(scores);
console.log(failed.join("\n"));
