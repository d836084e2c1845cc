/**
 * Builds the host for production into host/dist, unless nothing that it is made of has changed.
 * `--force` builds in any case, `--apart` the pages of their own (card, embed, offline) (for a host that is being
 * worked on). Parcel runs without its cache: an incremental release build can go stale (docs/adr/0002-toolchain.md).
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { writeIntegrity } from "./integrity.ts";

const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "host/dist");
/** Pages of their own, each without the shell and with its own chunks. */
const apart = ["card", "embed", "offline"];
/** Code that the reference server draws pages with. */
const serverDist = path.join(root, "host/dist-server");
/** The card's form, a page of the payment origin. */
const cardDist = path.join(root, "host/dist-card");
/** Pages without the shell: the player for the frames of others, and what stands in where there is no network. */
const embedDist = path.join(root, "host/dist-embed");
const offlineDist = path.join(root, "host/dist-offline");
const stampFile = path.join(dist, ".stamp");
const sources = [
  "host",
  "design-system",
  "openapi/client",
  "openapi/pages",
  "tools/linaria",
  "tools/parcel",
  "tools/integrity.ts",
  "parcel.config.json",
  "package-lock.json",
  "package.json",
];
const ignored = new Set([
  "node_modules",
  "dist",
  "dist-server",
  "dist-card",
  "dist-embed",
  "dist-offline",
  ".parcel-cache",
]);

function* files(entry: string): Generator<string> {
  const stat = fs.statSync(entry);
  if (stat.isFile()) yield entry;
  else for (const name of fs.readdirSync(entry).sort()) if (!ignored.has(name)) yield* files(path.join(entry, name));
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of files(path.join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(root, file)).update(fs.readFileSync(file));
    }
  return hash.digest("hex");
}

/** The server sends these as they are: compressing on the fly would cost every visitor's first view. */
async function compress(folder: string): Promise<void> {
  await Promise.all(
    [...files(folder)]
      .filter((file) => /\.(js|css|svg|json|html)$/.test(file))
      .map(async (file) => {
        const content = fs.readFileSync(file);
        if (content.length < 256) return;
        const best = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };
        fs.writeFileSync(`${file}.br`, await brotliCompress(content, best));
        fs.writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
      }),
  );
}

/** Builds targets of host/package.json: the host, its source for the server to draw with, its service worker. */
function bundle(targets: readonly string[]): void {
  const { status } = spawnSync(
    path.join(root, "node_modules/.bin/parcel"),
    [
      "build",
      "host",
      ...targets.flatMap((target) => ["--target", target]),
      "--config",
      "./parcel.config.json",
      "--no-cache",
      "--no-autoinstall",
      "--log-level",
      "warn",
    ],
    {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, NODE_ENV: "production", PARCEL_WORKERS: "2" },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Files that are asked for by names that browsers and the manifest know; Parcel, which names files by their content, leaves them alone. */
function addPublicFiles(): void {
  fs.cpSync(path.join(root, "host/public"), dist, { recursive: true });
  const index = path.join(dist, "index.html");
  const manifest = '<link rel="manifest" href="/site.webmanifest">';
  fs.writeFileSync(
    index,
    fs.readFileSync(index, "utf8").replace(/<meta charset=[^>]*>/i, (charset) => charset + manifest),
  );
}

const stamp = fingerprint();
if (process.argv.includes("--apart")) {
  for (const target of apart) bundle([target]);
} else if (
  !process.argv.includes("--force") &&
  fs.existsSync(stampFile) &&
  fs.readFileSync(stampFile, "utf8") === stamp
) {
  process.stdout.write("  host is built already\n");
} else {
  try {
    fs.accessSync(path.dirname(dist), fs.constants.W_OK);
  } catch {
    process.stderr.write(
      `The folder ${path.dirname(dist)} is read-only: the host is built into it. Make it writable or clone Kadr elsewhere.\n`,
    );
    process.exit(4);
  }
  for (const folder of [dist, serverDist, cardDist, embedDist, offlineDist])
    fs.rmSync(folder, { recursive: true, force: true });
  bundle(["app", "server"]);
  // By itself: in one build with the host, whose folder it shares, Parcel leaves it out.
  bundle(["worker"]);
  // By themselves, too: they share no chunk with the host.
  for (const target of apart) bundle([target]);
  addPublicFiles();
  for (const folder of [dist, cardDist, embedDist, offlineDist]) await compress(folder);
  writeIntegrity(dist);
  fs.writeFileSync(stampFile, stamp);
}
