/**
 * `npm run bench`: home, home on a phone and the watch page of the production build, beside two floor pages in the same run: static HTML
 * and React alone with the same content (docs/benchmarks.md). What counts are the ratios: machines are noisy, a run compares with itself.
 * Writes .cache/bench/results.json, where parts that were not run keep what they had.
 *
 * `--quick`: one load of each, no heap. `--runs N` (3), `--pages home,watch,phone`, `--conditions slow,unthrottled`, `--navigations N` (30
 * rounds for the heap, 0: none), `--asking`: also the React floor that asks for its content.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { SEED } from "../../openapi/sandbox/seed/constants.ts";
import { ensureBrowser } from "../browser.mjs";
import { drawnContent, titlesOf } from "./content.ts";
import { deliver } from "./delivery.ts";
import { buildFloors, floorKinds, writeFloor } from "./floors.ts";
import { firstLoad } from "./first-load.ts";
import { heapFlags, heapGrowth } from "./heap.ts";
import { measure, median, slow, unthrottled, type Conditions, type Sample } from "./measure.ts";
import { freePort, tabArguments } from "./tab.ts";
import { heapVerdict, verdicts, type Medians, type Verdict } from "./targets.ts";
import { usableAt, type PartName } from "./usable.ts";
import { desk, phone, type View } from "./views.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, ".cache/bench");
const given = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : (process.argv[at + 1] ?? "");
};
const isQuick = process.argv.includes("--quick");
const runs = Number(given("runs") ?? (isQuick ? 1 : 3));
const navigations = Number(given("navigations") ?? (isQuick ? 0 : 30));
const isChosen = (option: string, name: string): boolean => given(option)?.split(",").includes(name) ?? true;

interface PageUnderTest {
  name: string;
  path: string;
  view: View;
  hasVideo: boolean;
  /** Parts that are pressed on it. */
  presses: readonly PartName[];
  conditions: readonly Conditions[];
}

const watchPath = `/video/${SEED.demoVideoId}/`;
const pages: readonly PageUnderTest[] = [
  { name: "home", path: "/", view: desk, hasVideo: false, presses: ["menu"], conditions: [unthrottled, slow] },
  {
    name: "watch",
    path: watchPath,
    view: desk,
    hasVideo: true,
    presses: ["play", "reaction"],
    conditions: [unthrottled, slow],
  },
  { name: "phone", path: "/", view: phone, hasVideo: false, presses: ["menu"], conditions: [slow] },
];

const arguments_ = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--ignore-certificate-errors",
  "--host-resolver-rules=MAP *.localhost 127.0.0.1",
  "--autoplay-policy=no-user-gesture-required",
];

/** Figures in the order of the printed table. */
const figures = [
  "ttfb",
  "fcp",
  "titles",
  "twelve",
  "lcp",
  "menu",
  "play",
  "reaction",
  "firstFrame",
  "moves",
  "tbt",
  "cls",
  "html",
  "css",
  "js",
  "fonts",
  "pictures",
  "pictureBytes",
] as const;

type Taken = Sample & Partial<Record<PartName, number | null>>;

function mediansOf(samples: Record<string, Taken[]>): Medians {
  const medianOf = (list: Taken[], figure: (typeof figures)[number]): number | null => {
    const values = list.map((sample) => sample[figure]);
    const known = values.filter((value) => typeof value === "number");
    // what did not come in one of them did not come
    return known.length < values.length ? null : Math.round(median(known) * 1000) / 1000;
  };
  return Object.fromEntries(
    Object.entries(samples).map(([kind, list]) => [
      kind,
      Object.fromEntries(
        figures
          .filter((figure) => list.some((sample) => sample[figure] !== undefined && sample[figure] !== null))
          .map((figure) => [figure, medianOf(list, figure)]),
      ),
    ]),
  );
}

if (spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" }).status !== 0) process.exit(1);
const floors = path.join(folder, "floors");
await buildFloors(floors);
const delivery = await deliver(floors);
const executablePath = await ensureBrowser();
const port = await freePort();
const browser = await chromium.launch({ executablePath, args: [...tabArguments(port), ...arguments_] });

const file = path.join(folder, "results.json");
const results: Record<string, unknown> = fs.existsSync(file)
  ? (JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, unknown>)
  : {};
const keep = (name: string, result: object): void => {
  results[name] = { at: new Date().toISOString(), runs, ...result };
  fs.writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
};

async function take(page: PageUnderTest, kind: string, conditions: Conditions, titles: number): Promise<Taken> {
  const { name, path: address, view, hasVideo, presses } = page;
  const isOurs = kind === "kadr";
  const url = isOurs ? `${delivery.kadr}${address}` : `${delivery.floors}/${name}/${kind}/`;
  const sample: Taken = await measure(port, url, { conditions, view, titles, hasVideo });
  // static HTML has the browser's own buttons for the video, and no others
  for (const part of presses)
    if (kind !== "static" || part === "play") {
      const cookie = isOurs && part === "reaction" ? await delivery.newSession() : null;
      sample[part] = await usableAt(port, url, part, { conditions, view, titles, cookie });
    }
  return sample;
}

const held: Verdict[] = [];
try {
  console.log("loaded without a hand on the page, bytes of the build's own files");
  const sizes = await firstLoad(browser, { home: `${delivery.kadr}/`, watch: `${delivery.kadr}${watchPath}` });
  console.table(sizes.bytes);
  keep("sizes", sizes.bytes);
  const kinds = ["kadr", ...floorKinds.filter((kind) => kind !== "asking" || process.argv.includes("--asking"))];
  for (const page of pages.filter(({ name }) => isChosen("pages", name))) {
    const playable = page.hasVideo && sizes.playable !== null ? new URL(sizes.playable) : null;
    const content = await drawnContent(
      browser,
      page.view,
      `${delivery.kadr}${page.path}`,
      playable && `/media/${playable.host}${playable.pathname}`,
    );
    writeFloor(floors, page.name, content);
    const titles = titlesOf(content);
    for (const conditions of page.conditions.filter((one) =>
      isChosen("conditions", one === slow ? "slow" : "unthrottled"),
    )) {
      const samples: Record<string, Taken[]> = Object.fromEntries(kinds.map((kind) => [kind, []]));
      // the pages take turns, so that what the machine does meanwhile hits all of them
      for (let run = 0; run < runs; run++)
        for (const kind of kinds) samples[kind]?.push(await take(page, kind, conditions, titles));
      const medians = mediansOf(samples);
      const undrawn = samples["kadr"]?.filter(({ isDrawn }) => !isDrawn).length ?? 0;
      const largest = Object.fromEntries(kinds.map((kind) => [kind, samples[kind]?.at(-1)?.lcpElement]));
      console.log(
        `\n${page.name}, ${conditions.name} (medians of ${runs}; ms, bytes as sent; the first ${titles} titles)`,
      );
      console.table(medians);
      console.log("largest paint:", largest);
      if (undrawn > 0) console.log(`${undrawn} of ${runs} were not drawn in time by the server`);
      const now = verdicts(page.name, conditions === slow, medians);
      held.push(...now);
      keep(`${page.name}, ${conditions.name}`, { titles, medians, largest, undrawn, verdicts: now, samples });
    }
  }
  if (navigations > 0) {
    const calm = await chromium.launch({ executablePath, args: [heapFlags, ...arguments_] });
    const heap = await heapGrowth(calm, `${delivery.kadr}/`, navigations);
    await calm.close();
    console.log(
      `\nheap before and after ${navigations} rounds, after ${heap.warmUp} to warm up, bytes: ` +
        `in all ${(heap.growth * 100).toFixed(1)} % more, without compiled code ${(heap.growthOfData * 100).toFixed(1)} %`,
    );
    console.table({ before: heap.before, after: heap.after });
    held.push(heapVerdict(heap.growthOfData));
    keep("heap", heap);
  }
  console.log("\ntargets");
  console.table(held);
} finally {
  await browser.close();
  await delivery.close();
}
