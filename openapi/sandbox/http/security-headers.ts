import { isOfSite, isSecure } from "./origins.ts";
import type { OriginName, Origins } from "../context.ts";

/**
 * The one table of security headers (docs/invariants.md, S1, S2). Every response of an origin carries its row;
 * http/pipeline.ts sees to it that no response leaves without one, and openapi/security asks every route of every host.
 */
export type HeaderRow = Record<string, string>;

export type Surface = (typeof surfaces)[keyof typeof surfaces][number];

/** The rows that answers of a host may have. */
export const surfaces = {
  shell: ["shell", "embed", "offline", "worker", "file", "sandboxPage", "api"],
  auth: ["auth", "api"],
  payment: ["payment", "paymentPage", "cardFrame", "file", "api"],
  media: ["media", "news", "api"],
  studio: ["studio", "api"],
  log: ["api"],
  metrics: ["media", "api"],
  docs: ["docs", "file", "api"],
} as const satisfies Record<OriginName, readonly string[]>;

const permissions =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), " +
  "microphone=(self), midi=(), payment=(), usb=(), interest-cohort=()";

const common: HeaderRow = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-dns-prefetch-control": "off",
};

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");

const nothing = { "default-src": "'none'", "base-uri": "'none'", "form-action": "'none'", "frame-ancestors": "'none'" };

/** Parcel's hot reload evaluates the changed modules and talks over a web socket: only while developing. */
function hotPolicy(origins: Origins): string {
  return policy({
    "default-src": `'self' ${origins.media} blob: data:`,
    "script-src": "'self' 'unsafe-eval' 'unsafe-inline'",
    "style-src": "'self' 'unsafe-inline'",
    "connect-src": `'self' ${origins.media} ${origins.log} ${origins.metrics} ws:`,
    "frame-src": `${origins.auth} ${origins.payment} ${origins.media}`,
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  });
}

function shellPolicy(origins: Origins, nonce: string): string {
  return policy({
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'`,
    "style-src": `'self' 'nonce-${nonce}'`,
    "style-src-attr": "'none'",
    // blob: the blank video of the player engine and captured stills; data: the placeholder pictures of the design system.
    "img-src": `'self' ${origins.media} blob: data:`,
    "media-src": `'self' ${origins.media} blob:`,
    "font-src": "'self'",
    // No part of the shell reaches the payment origin but its frames (docs/adr/0037-card-frame.md).
    "connect-src": `'self' ${origins.media} ${origins.log} ${origins.metrics}`,
    // media: embedded cards of the news
    "frame-src": `${origins.auth} ${origins.payment} ${origins.media}`,
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    // The host's own policies: one lets nothing but the empty text through (host/src/app/emptyHtml.ts), the other the address of the
    // service worker (host/src/platform/device/serviceWorker.ts).
    "trusted-types": "default service-worker",
  });
}

/** A page of plain HTML with one small script of its own and forms that stay on their origin. */
function framePolicy(
  origins: Origins,
  nonce: string,
  ancestors: string,
  formTargets = "'self'",
  pictures = "",
): string {
  return policy({
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}'`,
    "style-src": `'nonce-${nonce}'`,
    "style-src-attr": "'none'",
    "img-src": `'self' data: ${pictures}`.trim(),
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": formTargets,
    "frame-ancestors": ancestors,
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
}

/** The page of the card: built scripts and styles of its own origin, where its card goes; no form of it is ever sent. */
function cardPolicy(origins: Origins, nonce: string): string {
  return policy({
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'`,
    "style-src": `'self' 'nonce-${nonce}'`,
    "style-src-attr": "'none'",
    "img-src": "data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": origins.shell,
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
}

/**
 * The player that any page may frame (docs/adr/0044-embed.md): its own scripts, and media. It has no session, no call and no form, so
 * that there is nothing in it that a page around could make anybody press.
 */
function embedPolicy(origins: Origins, nonce: string): string {
  return policy({
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}' 'strict-dynamic'`,
    "style-src": `'self' 'nonce-${nonce}'`,
    "style-src-attr": "'none'",
    "img-src": `'self' ${origins.media} blob: data:`,
    "media-src": `'self' ${origins.media} blob:`,
    "font-src": "'self'",
    "connect-src": `${origins.media}`,
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "*",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
}

/** The page for no network is kept on the device: its headers are those of the day when it came, and no nonce is twice the same. */
const offlinePolicy = policy({
  ...nothing,
  "script-src": "'self'",
  "style-src": "'self'",
  "style-src-attr": "'none'",
  "img-src": "data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
});

/**
 * Shell and its frames are one site, which browsers would give one process: a password or card typed in a frame is in no memory of
 * the shell's, and a frame that never rests does not stop the page around it.
 */
const ownProcess: HeaderRow = { "origin-agent-cluster": "?1" };

/**
 * The documentation is drawn by Swagger UI, which writes text of the spec (ours) as HTML that DOMPurify has cleaned: no Trusted
 * Types there. Its scripts are held to a nonce as everywhere; nothing is loaded from anywhere else.
 */
function docsPolicy(origins: Origins, nonce: string): string {
  return policy({
    "default-src": "'none'",
    "script-src": `'nonce-${nonce}'`,
    "style-src": `'self' 'nonce-${nonce}'`,
    "img-src": "'self' data:",
    // «Try it out» calls the hosts that answer calls.
    "connect-src": `'self' ${origins.shell} ${origins.payment} ${origins.log} ${origins.metrics}`,
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  });
}

/** A year, for this host alone: what else lives under the domain is not ours to promise for. */
const hsts: HeaderRow = { "strict-transport-security": "max-age=31536000" };

/** Headers of every response beside its row: over https, that this host is asked over https only. Browsers must ignore them over http. */
export const siteHeaders = (origins: Origins): HeaderRow => (isSecure(origins) ? hsts : {});

/** With a document whose scripts are all listed with their hashes: one that is not is refused (docs/adr/0013-integrity.md). */
export const integrityPolicy: HeaderRow = { "integrity-policy": "blocked-destinations=(script)" };

/** The headers of a surface. `nonce` is needed by those that send a document; `hot` only loosens the shell while it is being developed. */
export function securityHeaders(surface: Surface, origins: Origins, nonce = "", hot = false): HeaderRow {
  switch (surface) {
    case "shell":
      return {
        ...common,
        "content-security-policy": hot ? hotPolicy(origins) : shellPolicy(origins, nonce),
        "permissions-policy": `${permissions}, fullscreen=(self), picture-in-picture=(self), autoplay=(self)`,
        // The popups of the auth and payment providers are frames, never windows: nothing needs an opener.
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
      };
    case "embed":
      return {
        ...common,
        "content-security-policy": embedPolicy(origins, nonce),
        "permissions-policy": `${permissions.replace("microphone=(self)", "microphone=()")}, fullscreen=(self), picture-in-picture=(self), autoplay=(self)`,
        // Also for a page around that holds all it frames to their word (COEP).
        "cross-origin-resource-policy": "cross-origin",
      };
    case "offline":
      return {
        ...common,
        "content-security-policy": offlinePolicy,
        "permissions-policy": permissions,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
      };
    case "docs":
    case "sandboxPage":
      return {
        ...common,
        "content-security-policy":
          surface === "docs" ? docsPolicy(origins, nonce) : framePolicy(origins, nonce, "'none'"),
        "permissions-policy": permissions,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
      };
    case "studio":
      return {
        ...common,
        "content-security-policy": framePolicy(origins, nonce, "'none'", "'self'", origins.media),
        "permissions-policy": permissions,
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
      };
    case "cardFrame":
      return {
        ...securityHeaders("payment", origins, nonce),
        "content-security-policy": cardPolicy(origins, nonce),
      };
    case "auth":
    case "news":
    case "payment":
      return {
        ...common,
        "content-security-policy": framePolicy(origins, nonce, origins.shell),
        "permissions-policy": permissions,
        // No other origin gets any part of this address. Not "no-referrer": under it browsers send `Origin: null` with a form of our own.
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        // Same site: the shell is another origin of it and must be able to frame this page.
        "cross-origin-resource-policy": "same-site",
        ...ownProcess,
      };
    case "paymentPage":
      return {
        ...common,
        // The bank's pages are windows of their own; their form is answered with a way back to the shell.
        "content-security-policy": framePolicy(origins, nonce, "'none'", `'self' ${origins.shell}`),
        "permissions-policy": permissions,
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
        ...ownProcess,
      };
    // Unlike other scripts a service worker has a policy of its own: what it may ask for is what its response says.
    case "worker":
      return {
        ...securityHeaders("file", origins),
        "content-security-policy": policy({ ...nothing, "connect-src": "'self'" }),
      };
    // The policy of a document means nothing to its scripts and styles, and would be a kilobyte more with each.
    case "file":
    case "api":
      return {
        ...common,
        "content-security-policy": policy(nothing),
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
      };
    case "media":
      return {
        ...common,
        "content-security-policy": policy({ ...nothing, sandbox: "" }),
        "access-control-allow-origin": origins.shell,
        "access-control-expose-headers": "Content-Length, Content-Range, Accept-Ranges",
        "timing-allow-origin": origins.shell,
        vary: "Origin",
        // On a CDN of another domain the shell's pages are another site.
        "cross-origin-resource-policy": isOfSite(origins, "media") ? "same-site" : "cross-origin",
      };
  }
}
