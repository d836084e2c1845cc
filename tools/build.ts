/**
 * Builds the host for production into host/dist, unless nothing that it is made of has changed.
 * `--force` builds in any case. Parcel runs without its cache: an incremental release build can go stale
 * (docs/adr/0002-toolchain.md).
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { writeIntegrity } from "./integrity.ts";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "host/dist");
const stampFile = path.join(dist, ".stamp");
const sources = ["host", "design-system", "openapi/client", "openapi/pages", "tools/linaria", "tools/parcel", "tools/integrity.ts", "parcel.config.json", "package-lock.json", "package.json"];
const ignored = new Set(["node_modules", "dist", ".parcel-cache"]);

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
function compress(): void {
  for (const file of files(dist)) {
    if (!/\.(js|css|svg|json|html)$/.test(file)) continue;
    const content = fs.readFileSync(file);
    if (content.length < 256) continue;
    fs.writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const stamp = fingerprint();
if (!process.argv.includes("--force") && fs.existsSync(stampFile) && fs.readFileSync(stampFile, "utf8") === stamp) {
  process.stdout.write("  host is built already\n");
} else {
  try {
    fs.accessSync(path.dirname(dist), fs.constants.W_OK);
  } catch {
    process.stderr.write(`The folder ${path.dirname(dist)} is read-only: the host is built into it. Make it writable or clone Kadr elsewhere.\n`);
    process.exit(4);
  }
  fs.rmSync(dist, { recursive: true, force: true });
  const { status } = spawnSync(
    path.join(root, "node_modules/.bin/parcel"),
    ["build", "host/index.html", "--config", "./parcel.config.json", "--dist-dir", "host/dist", "--public-url", "/", "--no-cache", "--no-autoinstall", "--log-level", "warn"],
    { cwd: root, stdio: "inherit", shell: process.platform === "win32", env: { ...process.env, NODE_ENV: "production", PARCEL_WORKERS: "2" } },
  );
  if (status !== 0) process.exit(status ?? 1);
  compress();
  writeIntegrity(dist);
  fs.writeFileSync(stampFile, stamp);
}
