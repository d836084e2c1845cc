import type { IncomingHttpHeaders } from "node:http";
import { Problem } from "./problems.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state-changing request that another origin made (CSRF): browsers always send Origin or Sec-Fetch-Site with one,
 * so a request without both is refused too. `shell`, where given, is the one other origin that may write here.
 */
export function assertSameOrigin(method: string, headers: IncomingHttpHeaders, own: string, shell = own): void {
  if (safe.has(method)) return;
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  const fromOwn = origin === undefined ? site === "same-origin" : origin === own && (site === undefined || site === "same-origin");
  const fromShell = shell !== own && origin === shell && (site === undefined || site === "same-site");
  if (!fromOwn && !fromShell) throw new Problem(403, "cross_origin", "Запрос пришёл с чужого адреса");
}
