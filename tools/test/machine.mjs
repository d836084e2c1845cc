// How fast this machine is beside the one that the limits of time were set on. Run as a script, it times a fixed piece of work and
// prints `{"node": ms, "browser": ms}`; `timeMachine()` runs it and says the ratio.
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { run } from "../bootstrap.mjs";

const self = fileURLToPath(import.meta.url);

/** The same work on two quiet cores of 2026, ms: there the ratio is 1. */
const reference = { node: 800, browser: 700 };
/** Beyond this a limit would only hide that the machine does something else. */
const slowest = 4;

/** Text, objects and numbers, as the tests have them: about a second of one core. */
function workOfNode() {
  let sum = 0;
  for (let round = 0; round < 40; round++) {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      id: (index * 7919) % 20_011,
      words: `кадр ${index} ${round}`,
    }));
    const read = JSON.parse(JSON.stringify(rows)).sort((one, two) => one.id - two.id);
    for (const { words } of read) sum += words.replace(/\d+/g, "").length;
  }
  return sum;
}

/** In the page: elements made, laid out anew by every width, and measured. */
function workOfPage() {
  const list = document.createElement("main");
  list.style.cssText = "display:flex;flex-wrap:wrap;gap:8px";
  for (let index = 0; index < 3000; index++) {
    const item = document.createElement("p");
    item.textContent = `Кадр ${index} из длинного списка карточек`;
    list.append(item);
  }
  document.body.append(list);
  let sum = 0;
  for (let width = 400; width < 1200; width += 20) {
    list.style.width = `${width}px`;
    sum += list.offsetHeight;
  }
  return sum;
}

async function timed(work) {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
}

/** On two cores at once, as the tests work. */
const timeNode = async () =>
  timed(async () =>
    Promise.all(
      [1, 2].map(
        async () => new Promise((resolve, reject) => new Worker(self).once("message", resolve).once("error", reject)),
      ),
    ),
  );

async function timeBrowser() {
  if (process.env.CHROMIUM_PATH === undefined) return undefined;
  const { chromium } = await import("playwright");
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  try {
    return await timed(async () => {
      for (let visit = 0; visit < 3; visit++) {
        const page = await browser.newPage();
        await page.evaluate(workOfPage);
        await page.close();
      }
    });
  } finally {
    await browser.close();
  }
}

/**
 * @param {string | undefined} browser path of a Chromium; without it Node alone is timed
 * @returns {Promise<number>} 1 on the reference machine, 2 where everything takes twice as long; from 0.1 to 4, to one digit
 */
export async function timeMachine(browser) {
  const { code, output } = await run("tools/test/machine.mjs", [], {
    quiet: true,
    env: browser === undefined ? {} : { CHROMIUM_PATH: browser },
  });
  // the suite itself will say what does not run here
  if (code !== 0) return 1;
  const took = JSON.parse(output.trim().split("\n").at(-1));
  const ratios = Object.entries(took).map(([name, ms]) => ms / reference[name]);
  return Math.max(0.1, Math.min(slowest, Math.round(Math.max(...ratios) * 10) / 10));
}

if (!isMainThread) parentPort?.postMessage(workOfNode());
else if (process.argv[1] === self) {
  const node = await timeNode();
  process.stdout.write(`${JSON.stringify({ node, browser: await timeBrowser() })}\n`);
}
