import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Difference, DiffTask } from "./diffPictures.ts";

const folder = path.join(process.cwd(), "visual-tests/screenshots");
const received = path.join(process.cwd(), "visual-tests/__received__");
const environmentFile = path.join(folder, "environment.json");
const updating = process.env.KADR_UPDATE === "1";
/** The share of pixels that may differ visibly where another browser build or other fonts draw. */
const foreignTolerance = 0.005;
/**
 * Pixels, edges aside, that may differ on the same browser and fonts: a scaled picture under a rounded corner is
 * rasterised by whole tiles and comes out a few pixels differently from run to run. A moved word is hundreds.
 */
const ownTolerance = 24;
/** The most by which one browser differs from itself, of 255 in a channel: the edges of rounded pictures are blended in another order under load. */
const rounding = 12;

interface Environment {
  browser: string;
  fonts: string;
}

let known: Environment | undefined;

/** What decides how letters and edges are drawn: the browser's build and the fonts of the machine. */
function environment(): Environment {
  if (known !== undefined) return known;
  const print = (command: string, args: string[]): string => {
    try {
      return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    } catch {
      return "";
    }
  };
  const browser = /[\d.]{5,}/.exec(print(process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", ["--version"]))?.[0] ?? "unknown";
  const fonts = createHash("sha1").update(print("fc-list", [":", "family", "style"]).split("\n").sort().join("\n")).digest("hex").slice(0, 12);
  known = { browser, fonts };
  return known;
}

function isOwnEnvironment(): boolean {
  if (!fs.existsSync(environmentFile)) return true;
  const { browser, fonts } = JSON.parse(fs.readFileSync(environmentFile, "utf8")) as Environment;
  return browser === environment().browser && fonts === environment().fonts;
}

const baselineOf = (name: string): string => path.join(folder, `${name}.png`);
const said = (file: string): string => path.relative(process.cwd(), file);

/** Whether the picture is its baseline to the byte: nothing more needs to be asked then. */
export function isBaseline(name: string, picture: Buffer): boolean {
  const baseline = baselineOf(name);
  return fs.existsSync(baseline) && fs.readFileSync(baseline).equals(picture);
}

function keep(name: string, picture: Buffer): string {
  fs.mkdirSync(received, { recursive: true });
  const file = path.join(received, `${name}.png`);
  fs.writeFileSync(file, picture);
  return file;
}

/** Width and height, px, from a PNG's first chunk. */
const sizeOf = (png: Buffer): [width: number, height: number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Compares two files in a thread of its own. */
const diff = async (task: DiffTask): Promise<Difference> =>
  new Promise((resolve, reject) => {
    new Worker(path.join(process.cwd(), "visual-tests/diffPictures.ts"), { workerData: task }).once("message", resolve).once("error", reject);
  });

/** What tells the picture from its baseline; null where it is less than two runs of one browser differ by. */
async function differenceOf(name: string, picture: Buffer): Promise<string | null> {
  const baseline = baselineOf(name);
  const file = keep(name, picture);
  if (!fs.existsSync(baseline)) return `no baseline for ${name}: npm run test:stories -- --update, then look at it (${said(file)})`;
  const [wasWide, wasHigh] = sizeOf(fs.readFileSync(baseline));
  const [isWide, isHigh] = sizeOf(picture);
  const isOwn = isOwnEnvironment();
  if (wasWide !== isWide || wasHigh !== isHigh) {
    // another rasteriser may round the height of a line by a pixel
    const isNear = !isOwn && wasWide === isWide && Math.abs(wasHigh - isHigh) <= 4;
    return isNear ? null : `${name} was ${wasWide}x${wasHigh} and is ${isWide}x${isHigh}: ${said(file)}`;
  }
  const shown = file.replace(/png$/, "diff.png");
  const { different } = await diff({ baseline, received: file, diff: shown, rounding: isOwn ? rounding : 0, threshold: isOwn ? 0.1 : 0.2 });
  const allowed = isOwn ? ownTolerance : wasWide * wasHigh * foreignTolerance;
  return different <= allowed ? null : `${name}: ${different} pixels differ: ${said(file)}, ${said(shown)}`;
}

/**
 * Compares a picture with its baseline. Gives null when they are the same, else a sentence that says what differs
 * and where the new picture and the picture of the differences lie. With KADR_UPDATE=1 a picture that differs becomes the baseline.
 */
export async function comparePicture(name: string, picture: Buffer): Promise<string | null> {
  if (isBaseline(name, picture)) return null;
  const difference = await differenceOf(name, picture);
  if (difference !== null && !updating) return difference;
  for (const end of ["png", "diff.png"]) fs.rmSync(path.join(received, `${name}.${end}`), { force: true });
  if (difference === null) return null;
  fs.writeFileSync(baselineOf(name), picture);
  fs.writeFileSync(environmentFile, `${JSON.stringify(environment(), null, 2)}\n`);
  return null;
}
