import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { callsOf, type OpenApi, type ServerRole } from "../../tools/openapi.ts";

export type OpenApiDocument = Record<string, unknown> & { paths: Record<string, Record<string, unknown>> };

/** The document with the operations of one role only; `api` has them all. */
export function ofRole(document: OpenApiDocument, role: ServerRole): OpenApiDocument {
  if (role === "api") return document;
  const ids = new Set(
    callsOf(document as unknown as OpenApi)
      .filter((call) => call.role === role)
      .map((call) => call.id),
  );
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, operation]) =>
      ids.has((operation as { operationId?: string } | null)?.operationId ?? ""),
    );
    return [path, Object.fromEntries(kept)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths.filter(([, methods]) => Object.keys(methods).length > 0)) };
}

const specFolder = join(import.meta.dirname, "../../spec");

/** Changes whenever a file of the spec does. */
function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .sort();
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(folder, file));
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

/** The committed bundle, unless somebody has just edited the spec (a checkout writes its files within two seconds). */
function committedBundle(): OpenApiDocument | undefined {
  const file = join(specFolder, "kadr.bundled.json");
  if (!existsSync(file)) return undefined;
  const made = statSync(file).mtimeMs;
  const sources = readdirSync(specFolder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".yaml"),
  );
  if (sources.some((name) => statSync(join(specFolder, name)).mtimeMs > made + 2000)) return undefined;
  return JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument;
}

/**
 * The spec as one document: the committed bundle when it is up to date, else bundled anew. That takes about a second, so the
 * result is kept in the system's temporary folder under the spec's fingerprint.
 */
export async function loadSpec(): Promise<OpenApiDocument> {
  const committed = committedBundle();
  if (committed) return committed;
  const cache = join(tmpdir(), "kadr-spec", `${fingerprint(specFolder)}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, "utf8")) as OpenApiDocument;
  const { bundle, createConfig } = await import("@redocly/openapi-core");
  const result = await bundle({ ref: join(specFolder, "kadr.yaml"), config: await createConfig({}) });
  const errors = result.problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0)
    throw new Error(`The spec cannot be bundled: ${errors.map((problem) => problem.message).join("; ")}`);
  const document = JSON.parse(JSON.stringify(result.bundle.parsed)) as OpenApiDocument;
  mkdirSync(join(tmpdir(), "kadr-spec"), { recursive: true });
  writeFileSync(cache, JSON.stringify(document));
  return document;
}
