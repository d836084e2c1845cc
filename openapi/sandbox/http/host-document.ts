import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { apiPrefix } from "./api-prefix.ts";
import { tokenizerIntegrity } from "../payment/scripts.ts";
import { shopId } from "../payment/shop.ts";
import { startAfterStream } from "./document-stage.ts";
import { chunkGroups, filesOfChunks } from "./build-chunks.ts";
import type { HandedAnswer } from "./handed.ts";
import { html, jsonForHtml, trusted, type Piece } from "./html.ts";
import type { ServerContext } from "./options.ts";
import type { PageHead } from "./page-head.ts";

/** What the host needs to know; also /config.json. */
export function hostConfig(context: ServerContext): Record<string, string> {
  const { origins } = context;
  return {
    apiUrl: apiPrefix,
    authUrl: origins.auth,
    mediaUrl: origins.media,
    studioUrl: origins.studio,
    // The pages of the payment origin, and the calls of its role.
    paymentUrl: origins.payment,
    paymentApiUrl: `${origins.payment}${apiPrefix}`,
    // The shop that payments are started for (C §7: from the runtime environment).
    shopId,
    logUrl: `${origins.log}${apiPrefix}`,
    metricsUrl: `${origins.metrics}${apiPrefix}`,
  };
}

interface Template {
  readonly mtimeMs: number;
  readonly before: string;
  readonly after: string;
  /** Names of the scripts and styles of the build. */
  readonly files: readonly string[];
  /** Names of its fonts: the letters of the language first, which most of a page is written in. */
  readonly fonts: readonly string[];
  /** Files that its entry loads together. */
  readonly groups: readonly (readonly string[])[];
  /** The hash of each script by its address; empty for a build that is being worked on (docs/adr/0013-integrity.md). */
  readonly integrity: Readonly<Record<string, string>>;
  /** The same as an import map, ready to be written, and the tokeniser's: the one script that comes from elsewhere. Null without hashes. */
  readonly importMap: string | null;
}

const filePreload = (file: string, integrity: string | undefined): Piece => (file.endsWith(".js") ? html`<link rel="modulepreload" href="/${file}"${integrity !== undefined && html` integrity="${integrity}"`}>` : html`<link rel="preload" as="style" href="/${file}">`);

/** A font is asked for without credentials, wherever it comes from. */
const fontPreload = (file: string): Piece => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

/** The scripts of the template with their hashes. */
const pinned = (markup: string, integrity: Template["integrity"]): string =>
  markup.replace(/<script\b(?=[^>]*\bsrc="?(\/[\w.-]+\.js)\b)/gi, (tag, address: string) => (integrity[address] === undefined ? tag : `${tag} integrity="${integrity[address]}"`));

/** The same with an entry that is loaded at once and started by the stream of the document. Its hash is in the import map too. */
const startedLater = (markup: string): string =>
  markup.replace(/<script\b(?=[^>]*\btype="?module\b)[^>]*\bsrc="?(\/[\w.-]+\.js)\b[^>]*><\/script>/i, (tag, address: string) => {
    const integrity = /\bintegrity="[^"]*"/.exec(tag)?.[0] ?? "";
    return `<link rel="modulepreload" href="${address}" ${integrity}><script type="module">${startAfterStream(address)}</script>`;
  });

/** host/dist/index.html, read once and again only when it changed (hot reload writes it anew). */
export class HostDocument {
  readonly #context: ServerContext;
  #template: Template | undefined;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  #read(): Template | undefined {
    if (this.#context.hostDist === null) return undefined;
    const file = join(this.#context.hostDist, "index.html");
    const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) return undefined;
    if (this.#template?.mtimeMs === mtimeMs) return this.#template;
    // The title and description of the page replace the template's own.
    const text = readFileSync(file, "utf8")
      .replace(/<title>[^<]*<\/title>/i, "")
      .replace(/<meta name="?description"?[^>]*>/i, "");
    const charset = /<meta charset=[^>]*>/i.exec(text);
    const head = /<head[^>]*>/i.exec(text);
    const anchor = charset ?? head;
    const listed = join(this.#context.hostDist, "integrity.json");
    const integrity = existsSync(listed) ? (JSON.parse(readFileSync(listed, "utf8")) as Template["integrity"]) : {};
    const importMap = Object.keys(integrity).length > 0 ? jsonForHtml({ integrity: { ...integrity, [`${this.#context.origins.payment}/tokenizer.js`]: tokenizerIntegrity() } }) : null;
    const at = anchor ? anchor.index + anchor[0].length : 0;
    const names = readdirSync(this.#context.hostDist);
    const files = names.filter((name) => /^[\w.-]+\.(?:js|css)$/.test(name));
    const fonts = names.filter((name) => /^[\w.-]+\.woff2$/.test(name)).sort();
    const entry = files.find((name) => name.endsWith(".js") && text.includes(`/${name}`));
    const groups = entry === undefined ? [] : chunkGroups(readFileSync(join(this.#context.hostDist, entry), "utf8"));
    this.#template = { mtimeMs, before: text.slice(0, at), after: pinned(text.slice(at), integrity), files, fonts, groups, integrity, importMap };
    return this.#template;
  }

  /** Every script of the build is held to its hash. */
  get isPinned(): boolean {
    return typeof this.#read()?.importMap === "string";
  }

  /** The document for one answer: own nonce everywhere, head written, theme of the cookie. Undefined without a build. */
  render(head: PageHead, nonce: string, theme: string | undefined, handed: readonly HandedAnswer[] = []): string | undefined {
    const template = this.#read();
    if (!template) return undefined;
    const withNonce = (markup: string): string =>
      markup
        .replace(/<(script|style)\b(?![^>]*\bnonce=)/gi, `<$1 nonce="${nonce}"`)
        .replace(/<link\b(?=[^>]*\brel="?(?:stylesheet|modulepreload|preload)\b)(?![^>]*\bnonce=)/gi, `<link nonce="${nonce}"`);
    const { integrity, importMap } = template;
    const pieces: Piece = [
      // Before anything that loads a module: later maps come too late for some browsers.
      importMap !== null && html`<script type="importmap">${trusted(importMap)}</script>`,
      html`<meta property="csp-nonce" nonce="${nonce}"><title>${head.title}</title>`,
      html`<script type="application/json" id="kadr-config">${trusted(jsonForHtml(hostConfig(this.#context)))}</script>`,
      html`<link rel="preconnect" href="${this.#context.origins.media}">`,
      ...template.fonts.map(fontPreload),
      ...head.pieces,
      ...filesOfChunks(template.files, template.groups, head.chunks ?? []).map((file) => filePreload(file, integrity[`/${file}`])),
    ];
    const chosen = theme === "light" || theme === "dark" ? ` data-theme="${theme}"` : "";
    const before = withNonce(template.before).replace(/<html\b/i, `<html${chosen}`);
    // At the end of the document: what the head asks for is under way by then.
    const answers = html`${head.stage?.markup}<script type="application/json" id="kadr-handed">${trusted(jsonForHtml(handed))}</script>`;
    const after = head.stage?.hasStream === true ? startedLater(template.after) : template.after;
    return `${before}${withNonce(html`${pieces}`.text)}${withNonce(after)}${withNonce(answers.text)}`;
  }
}
