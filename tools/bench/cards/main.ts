/**
 * `npm run bench:cards`: 1,000 video cards of the design system beside a floor of plain React with the same content
 * (plain.tsx says what it has), built for production by Parcel and mounted in turns, each time in a page of its own. Times are
 * processor time of the page's main thread (script, style, layout, paint), which a busy machine stretches less than the clock.
 * Medians of `--runs` (default 9). What counts are the ratios: a run compares with itself.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium, type Browser } from "playwright";
import { ensureBrowser } from "../../browser.mjs";
import { serve } from "../../static.mjs";
import { median, wait } from "../measure.ts";
import type { Stage } from "./stage.tsx";

const root = path.resolve(import.meta.dirname, "../../..");
const pages = ["kadr", "plain"] as const;
const at = process.argv.indexOf("--runs");
const runs = at < 0 ? 9 : Number(process.argv[at + 1]);
/** Switches of the theme in each page, there and back. */
const SWITCHES = 4;
/** Until late pictures have come and transitions are over, ms. */
const SETTLES_MS = 500;
/** The floor times this is what the cards are held to. */
const TARGET = 1.3;

const measures = ["mount, ms", "nodes", "theme switch, ms"] as const;
type Sample = Record<(typeof measures)[number], number>;

function build(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  const { status } = spawnSync(
    path.join(root, "node_modules/.bin/parcel"),
    [
      "build",
      ...pages.map((name) => path.join(import.meta.dirname, `${name}.html`)),
      ...["--config", "./parcel.config.json", "--dist-dir", folder],
      ...["--no-cache", "--no-autoinstall", "--log-level", "warn"],
    ],
    {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#567" d="M0 0h16v9H0z"/></svg>';
  fs.writeFileSync(path.join(folder, "picture.svg"), picture);
}

async function sample(browser: Browser, url: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "ru-RU" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  /** Processor time that all tasks of the page have taken, ms. */
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? 0) * 1000;
  };
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction(() => "stage" in globalThis);
  const timeOf = async (act: keyof Stage): Promise<number> => {
    const before = await spent();
    await page.evaluate((name) => (globalThis as unknown as { stage: Stage }).stage[name](), act);
    return (await spent()) - before;
  };
  const mount = await timeOf("mount");
  const nodes = await page.locator("#root *").count();
  const switches: number[] = [];
  for (let turn = 0; turn < SWITCHES; turn++) {
    await wait(SETTLES_MS);
    switches.push(await timeOf("switchTheme"));
  }
  await context.close();
  return { "mount, ms": mount, nodes, "theme switch, ms": median(switches) };
}

const folder = path.join(root, ".cache/bench/cards");
build(folder);
const server = await serve(folder);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const samples: Record<(typeof pages)[number], Sample[]> = { kadr: [], plain: [] };
// the two take turns, so that what the machine does meanwhile hits both
for (let run = 0; run < runs; run++)
  for (const name of pages) samples[name].push(await sample(browser, `${server.url}/${name}.html`));
await browser.close();
await server.close();

const middle = (name: (typeof pages)[number], key: (typeof measures)[number]): number =>
  median(samples[name].map((one) => one[key]));
console.log(`1,000 video cards, medians of ${runs}; target: ${TARGET} times the floor`);
console.table(
  Object.fromEntries(
    measures.map((key) => {
      const ours = middle("kadr", key);
      const floor = middle("plain", key);
      return [key, { kadr: Math.round(ours), plain: Math.round(floor), ratio: Number((ours / floor).toFixed(2)) }];
    }),
  ),
);
