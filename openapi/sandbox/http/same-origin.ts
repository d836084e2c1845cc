import type { IncomingHttpHeaders } from "node:http";
import { Problem } from "./problems.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state-changing request that another origin made (CSRF): browsers always send Origin or Sec-Fetch-Site with one,
 * so a request without both is refused too.
 */
export function assertSameOrigin(method: string, headers: IncomingHttpHeaders, own: string): void {
  if (safe.has(method)) return;
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  const fine = origin === undefined ? site === "same-origin" : origin === own && (site === undefined || site === "same-origin");
  if (!fine) throw new Problem(403, "cross_origin", "Запрос пришёл с чужого адреса");
}
