import { apiPrefix } from "../http/api-prefix.ts";
import { shopId } from "../payment/index.ts";
import { drawnRoot, emptyRoot } from "./drawn-root.ts";
import type { DrawnFor } from "./drawn-for.ts";
import { createHostBuild, importMapOf, type HostBuild } from "./host-build.ts";
import { html, jsonForHtml, trusted, type Piece } from "../http/html.ts";
import { dataBlock } from "../http/markup.ts";
import type { PageHead } from "./head-parts.ts";
import type { ServerContext } from "../context.ts";

/** Settings that the host needs; also /config.json. */
export function hostConfig(context: ServerContext): Record<string, string> {
  const { origins } = context;
  return {
    apiUrl: apiPrefix,
    authUrl: origins.auth,
    mediaUrl: origins.media,
    studioUrl: origins.studio,
    // The pages of the payment origin: frames.
    paymentUrl: origins.payment,
    // By the shell itself: its policy names the payment origin for frames only (docs/adr/0037-card-frame.md).
    paymentApiUrl: apiPrefix,
    // The shop that payments are started for (PAY-DATA-02).
    shopId,
    logUrl: `${origins.log}${apiPrefix}`,
    metricsUrl: `${origins.metrics}${apiPrefix}`,
    // The account that the conversion pixel counts for (ANALYTICS-SEND-02; the documents do not show theirs, G02).
    siteId: "kadr",
    // Journeys of others are left alone: pages introduce themselves where the server is told so (`--onboarding`).
    onboarding: context.hasOnboarding ? "on" : "",
    // G09: the documents do not show theirs.
    paidTraffic: "cpc,cpm,cpv,cpa,ppc,paid,paid_social,display",
  };
}

/** A page that the server has drawn. */
export interface Drawing {
  readonly html: string;
  readonly drawnFor: DrawnFor;
}

const isStyles = (file: string): boolean => file.endsWith(".css");

/** A font is asked for without credentials, wherever it comes from. */
const fontPreload = (file: string): Piece =>
  html`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

/**
 * Asks for the faces of a drawn page's letters. A preload would do it a moment sooner, and Chromium would wait for it with the first
 * paint, up to 100 ms: letters that come late have others in their place.
 */
const fontsLoading: Piece = html`<script>${trusted(`document.fonts.load('1em "Golos Text"',"Кадр, kadr 1").catch(()=>{})`)}</script>`;

/** File that the page imports, fetched beside the entry instead of after it. `isFirst`: the page is drawn with it; the rest gives way. */
function filePreload(file: string, { integrity }: HostBuild, isFirst: boolean): Piece {
  const priority = !isFirst && html` fetchpriority="low"`;
  if (isStyles(file)) return html`<link rel="preload" as="style"${priority} href="/${file}">`;
  const hash = integrity[`/${file}`];
  return html`<link rel="modulepreload"${priority} href="/${file}"${hash !== undefined && html` integrity="${hash}"`}>`;
}

/**
 * The styles of a page that is drawn already stand in its document, so that its words wait for nothing else. The switched off link
 * tells Parcel's loader that they are here.
 */
const ownStyles = (file: string, build: HostBuild): Piece =>
  html`<style>${trusted(build.textOf(file))}</style><link rel="stylesheet" disabled href="/${file}">`;

/**
 * The sheet that react-aria puts before all others when the first thing to press becomes alive, unless one of its name is there. Put in
 * later it would make Chromium take the faces of letters anew and lay out the whole page.
 */
const pressableStyles: Piece = html`<style id="react-aria-pressable-style">@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}</style>`;

const stylesheet = (file: string): Piece => html`<link rel="stylesheet" href="/${file}">`;

/** Files of these parts, each once. */
const filesOf = ({ chunks }: HostBuild, names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => chunks[name] ?? [])),
];

/** Scripts, styles and what is loaded for them by the document, with the nonce of its policy. */
const withNonce = (markup: string, nonce: string): string =>
  markup
    .replace(/<(script|style)\b(?![^>]*\bnonce=)/gi, `<$1 nonce="${nonce}"`)
    .replace(
      /<link\b(?=[^>]*\brel="?(?:stylesheet|modulepreload|preload)\b)(?![^>]*\bnonce=)/gi,
      `<link nonce="${nonce}"`,
    );

/** The documents of the shell: the host's build with the head of a page, its responses and its drawing. */
export class HostDocument {
  readonly #context: ServerContext;
  readonly #read: () => HostBuild | undefined;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#read = createHostBuild(context.hostDist);
  }

  /** Every script of the build is held to its hash. */
  get isPinned(): boolean {
    return Object.keys(this.#read()?.integrity ?? {}).length > 0;
  }

  /**
   * The document for one response: own nonce everywhere, head written, theme of the cookie. `responses`: JSON that is safe in HTML.
   * `drawing`: the page; null leaves it to the host. Undefined without a build.
   */
  render(
    head: PageHead,
    nonce: string,
    theme: "light" | "dark" | null,
    responses = "[]",
    drawing: Drawing | null = null,
  ): string | undefined {
    const build = this.#read();
    if (!build) return undefined;
    const { origins } = this.#context;
    const importMap = importMapOf(build);
    const root = drawing && drawnRoot(drawing.html, nonce);
    const [page, ...beside] = head.chunks ?? [];
    const first = filesOf(build, page === undefined ? [] : [page]);
    const later = root === null ? (head.laterChunks ?? []) : [];
    const rest = filesOf(build, [...beside, ...later]).filter((file) => !first.includes(file));
    const styles = [...(build.styles === null ? [] : [build.styles]), ...first.filter(isStyles)];
    const pieces: Piece = [
      html`<meta property="csp-nonce" nonce="${nonce}"><title>${head.title}</title>`,
      html`<link rel="preconnect" href="${origins.media}">`,
      // The largest paint is a picture: it has the line before the letters, in whose place others are shown meanwhile.
      trusted(root?.preloads ?? ""),
      ...head.pieces,
      dataBlock("kadr-config", jsonForHtml(hostConfig(this.#context))),
      pressableStyles,
      ...styles.map((file) => (root === null ? stylesheet(file) : ownStyles(file, build))),
      trusted(root?.sheet ?? ""),
      ...(root === null ? build.fonts.map(fontPreload) : [fontsLoading]),
    ];
    const scripts: Piece = [
      // Before anything that loads a module: later maps come too late for some browsers. Behind the words: hashes do not get shorter on the way.
      importMap !== null && html`<script type="importmap">${trusted(importMap)}</script>`,
      trusted(build.entry),
      ...first.filter((file) => !isStyles(file)).map((file) => filePreload(file, build, true)),
      ...rest.map((file) => filePreload(file, build, false)),
      ...(head.later ?? []),
    ];
    const chosen = theme === null ? "" : ` data-theme="${theme}"`;
    const before = withNonce(build.before, nonce).replace(/<html\b/i, `<html${chosen}`);
    // At the end of the document: what the head asks for is under way by then.
    const data = html`${[
      dataBlock("kadr-prefetched", responses),
      drawing !== null && dataBlock("kadr-drawn", jsonForHtml(drawing.drawnFor)),
    ]}`;
    const after = withNonce(build.after, nonce);
    const own = withNonce(html`${pieces}`.text, nonce);
    const loading = withNonce(html`${scripts}`.text, nonce);
    const dataBlocks = withNonce(data.text, nonce);
    if (root === null) return `${before}${own}${loading}${after}${dataBlocks}`;
    // A page that can be read has the line to itself: what makes it alive is asked for once its words are here. The page itself is not
    // read for tags: what is in it is text of people.
    return `${before}${own}${after.replace(emptyRoot, () => root.markup + loading)}${root.menus}${dataBlocks}`;
  }
}
