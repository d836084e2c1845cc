import type { IncomingHttpHeaders } from "node:http";
import { Problem } from "./problems.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A GET that a script of our own pages sent: only then may it write. Links, pictures and typed addresses carry the session's cookie, too. A
 * browser that says nothing of it (Safari before 16.4) still asks for a document by its type; what is no browser has nobody's cookie.
 */
export function isFromOwnScript(headers: IncomingHttpHeaders, shell: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site === undefined) return !String(headers.accept ?? "").includes("text/html");
  const isOwn = site === "same-origin" || (site === "same-site" && headers.origin === shell);
  return isOwn && (headers["sec-fetch-mode"] === "cors" || headers["sec-fetch-mode"] === "same-origin");
}

/**
 * Refuses a state-changing request that another origin made (CSRF): browsers always send Origin or Sec-Fetch-Site with one,
 * so a request without both is refused too. `shell`, where given, is the one other origin that may write here.
 */
export function assertSameOrigin(method: string, headers: IncomingHttpHeaders, own: string, shell = own): void {
  if (safe.has(method)) return;
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  const fromOwn =
    origin === undefined ? site === "same-origin" : origin === own && (site === undefined || site === "same-origin");
  const fromShell = shell !== own && origin === shell && (site === undefined || site === "same-site");
  if (!fromOwn && !fromShell) throw new Problem(403, "cross_origin", "Запрос пришёл с чужого адреса");
}
