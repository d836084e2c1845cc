import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

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

function keep(name: string, picture: Buffer): string {
  fs.mkdirSync(received, { recursive: true });
  const file = path.join(received, `${name}.png`);
  fs.writeFileSync(file, picture);
  return path.relative(process.cwd(), file);
}

/**
 * Compares a picture with its baseline. Gives null when they are the same, else a sentence that says what differs
 * and where the new picture lies. With KADR_UPDATE=1 the picture becomes the baseline.
 */
export function comparePicture(name: string, picture: Buffer): string | null {
  const baseline = path.join(folder, `${name}.png`);
  if (updating) {
    if (fs.existsSync(baseline) && fs.readFileSync(baseline).equals(picture)) return null;
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(baseline, picture);
    fs.writeFileSync(environmentFile, `${JSON.stringify(environment(), null, 2)}\n`);
    return null;
  }
  if (!fs.existsSync(baseline)) return `no baseline for ${name}: npm run test:stories -- --update, then look at it (${keep(name, picture)})`;
  const expected = fs.readFileSync(baseline);
  if (expected.equals(picture)) return null;
  const was = PNG.sync.read(expected);
  const is = PNG.sync.read(picture);
  if (was.width !== is.width || was.height !== is.height) {
    // another rasteriser may round the height of a line by a pixel
    const near = !isOwnEnvironment() && was.width === is.width && Math.abs(was.height - is.height) <= 4;
    return near ? null : `${name} was ${was.width}x${was.height} and is ${is.width}x${is.height}: ${keep(name, picture)}`;
  }
  const isOwn = isOwnEnvironment();
  if (isOwn && countVisible(was.data, is.data) === 0) return null;
  const different = pixelmatch(was.data, is.data, undefined, was.width, was.height, { threshold: isOwn ? 0.1 : 0.2, includeAA: false });
  const allowed = isOwn ? ownTolerance : was.width * was.height * foreignTolerance;
  return different <= allowed ? null : `${name}: ${different} pixels differ: ${keep(name, picture)}`;
}

/** Pixels of which a channel differs by more than rounding. */
function countVisible(was: Uint8Array, is: Uint8Array): number {
  let count = 0;
  for (let pixel = 0; pixel < was.length; pixel += 4) {
    for (let channel = pixel; channel < pixel + 4; channel++) {
      if (Math.abs((was[channel] ?? 0) - (is[channel] ?? 0)) > rounding) {
        count++;
        break;
      }
    }
  }
  return count;
}
