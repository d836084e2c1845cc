import { expect } from "vitest";
import type { Sandbox } from "../sandbox/index.ts";
import { securityHeaders, siteHeaders, surfaces } from "../sandbox/http/security-headers.ts";
import type { OriginName } from "../sandbox/context.ts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const nonceIn = (headers: Headers): string =>
  /'nonce-([\w-]+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";

/** `vary` and what is open to the shell's pages are added to by single answers; all else is exactly the row's. */
const shared = new Set(["vary", "access-control-allow-origin", "timing-allow-origin"]);

/** Which row of the table a response has: the first whose every header it carries. */
function rowOf({ context: { origins } }: Sandbox, host: OriginName, headers: Headers): string | undefined {
  return surfaces[host].find((surface) =>
    Object.entries({ ...securityHeaders(surface, origins, nonceIn(headers)), ...siteHeaders(origins) }).every(
      ([name, value]) => (shared.has(name) ? headers[name] !== undefined : headers[name] === value),
    ),
  );
}

/** Policies under which an address of ours goes nowhere as a whole. */
const shortReferrers = ["strict-origin-when-cross-origin", "same-origin", "no-referrer"];

/** Headers that every response must have: the table, which is what the server reads too, cannot say that it lost one of these. */
function expectAlways(headers: Headers, message: string): void {
  expect(headers["x-content-type-options"], message).toBe("nosniff");
  expect(shortReferrers, message).toContain(headers["referrer-policy"]);
}

/** A response carries a whole row that its host may have. */
export function expectRow(sandbox: Sandbox, host: OriginName, headers: Headers, message: string): void {
  expectAlways(headers, message);
  expect(rowOf(sandbox, host, headers), `${message}: no row of ${host} in ${JSON.stringify(headers)}`).toBeDefined();
}

export const hostNames = Object.keys(surfaces) as OriginName[];
export const hostOf = ({ context: { origins } }: Sandbox, name: OriginName): string => new URL(origins[name]).host;
