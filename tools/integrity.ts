import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * Writes integrity.json beside the build: the hash of every script by its address. The server puts it into the document as an
 * import map, so that a chunk which was changed on the way is refused (docs/adr/0013-integrity.md).
 */
export function writeIntegrity(dist: string): void {
  const scripts = fs
    .readdirSync(dist)
    // No page imports the service worker: the browser compares it by itself.
    .filter((name) => name.endsWith(".js") && name !== "sw.js")
    .sort();
  const hashes = scripts.map((name) => [
    `/${name}`,
    `sha256-${createHash("sha256")
      .update(fs.readFileSync(path.join(dist, name)))
      .digest("base64")}`,
  ]);
  fs.writeFileSync(path.join(dist, "integrity.json"), JSON.stringify(Object.fromEntries(hashes)));
}
