import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { jsonForHtml } from "../http/html.ts";

/** The build of the host, as its documents need it. */
export interface HostBuild {
  /** Of index.html: it is written anew when a build is. */
  readonly mtimeMs: number;
  /** index.html up to where a page's own head goes, and from there on. The page's title and description replace its own. */
  readonly before: string;
  readonly after: string;
  /** The element that starts the host; what stands before and after is without it. */
  readonly entry: string;
  /** Names of the fonts that nearly every page is written with: the letters of the language first. */
  readonly fonts: readonly string[];
  /** The style sheet that the document itself asks for. */
  readonly styles: string | null;
  /** Files of each part that is imported on demand, by the name of its module (tools/parcel/parcel-reporter-chunks.cjs). */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The hash of each script by its address; empty for a build that is being worked on (docs/adr/0013-integrity.md). */
  readonly integrity: Readonly<Record<string, string>>;
  /** The text of a style sheet, to stand in a document. */
  readonly textOf: (styles: string) => string;
}

const stylesLink = /<link\b(?=[^>]*\brel="?stylesheet\b)[^>]*\bhref="?\/([\w.-]+\.css)\b[^>]*>/i;

const entryScript = /<script\b(?=[^>]*\btype="?module\b)[^>]*\bsrc=[^>]*><\/script>/i;

function readJson<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : otherwise;
}

/** The scripts of the document with their hashes. */
const pinned = (markup: string, integrity: HostBuild["integrity"]): string =>
  markup.replace(/<script\b(?=[^>]*\bsrc="?(\/[\w.-]+\.js)\b)/gi, (tag, address: string) =>
    integrity[address] === undefined ? tag : `${tag} integrity="${integrity[address]}"`,
  );

/** A sheet's own addresses are read from where it lies; in a document they begin at the root, where the build lies. */
const inDocument = (sheet: string): string =>
  sheet
    .replace(/\/\*# sourceMappingURL=[^*]*\*\//, "")
    .replace(/url\((?=[\w.-]+\))/g, "url(/")
    .replaceAll("</", "<\\/")
    .trim();

/** host/dist, read once and again only when it changed (hot reload writes it anew). Undefined without a build. */
export function createHostBuild(folder: string | null): () => HostBuild | undefined {
  let kept: HostBuild | undefined;
  return () => {
    if (folder === null) return undefined;
    const file = join(folder, "index.html");
    const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return undefined;
    if (kept?.mtimeMs !== mtimeMs) kept = read(folder, file, mtimeMs);
    return kept;
  };
}

function read(folder: string, file: string, mtimeMs: number): HostBuild {
  const written = readFileSync(file, "utf8");
  const text = written
    .replace(stylesLink, "")
    .replace(entryScript, "")
    .replace(/<title>[^<]*<\/title>/i, "")
    .replace(/<meta name="?description"?[^>]*>/i, "");
  const anchor = /<meta charset=[^>]*>/i.exec(text) ?? /<head[^>]*>/i.exec(text);
  const at = anchor ? anchor.index + anchor[0].length : 0;
  const integrity = readJson<HostBuild["integrity"]>(join(folder, "integrity.json"), {});
  const texts = new Map<string, string>();
  return {
    mtimeMs,
    before: text.slice(0, at),
    after: text.slice(at),
    entry: pinned(entryScript.exec(written)?.[0] ?? "", integrity),
    fonts: readdirSync(folder)
      .filter((name) => /^[\w-]+-basic\.[\w.]+\.woff2$/.test(name))
      .sort(),
    styles: stylesLink.exec(written)?.[1] ?? null,
    chunks: readJson<HostBuild["chunks"]>(join(folder, "chunks.json"), {}),
    integrity,
    textOf: (styles) => {
      const known = texts.get(styles) ?? inDocument(readFileSync(join(folder, styles), "utf8"));
      texts.set(styles, known);
      return known;
    },
  };
}

/** The hashes as an import map, ready to be written. Null without hashes. */
export const importMapOf = ({ integrity }: Pick<HostBuild, "integrity">): string | null =>
  Object.keys(integrity).length > 0 ? jsonForHtml({ integrity }) : null;
