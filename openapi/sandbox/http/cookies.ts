import { isSecure, siteDomain } from "./origins.ts";
import type { Origins } from "../context.ts";

/** One cookie of a Cookie header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** A cookie of ours: what it is called on these addresses, and what is said with it. */
export interface CookieRule {
  readonly name: string;
  readonly attributes: string;
}

/** The session, for every host of the site. Over https its prefix keeps a page over http from planting one. */
export const sessionCookie = (origins: Origins): CookieRule => ({
  name: isSecure(origins) ? "__Secure-kadr_session" : "kadr_session",
  attributes: `Domain=${siteDomain(origins)}; Path=/; HttpOnly; SameSite=Lax${isSecure(origins) ? "; Secure" : ""}`,
});

/** A cookie for one host alone. Over https its prefix keeps the neighbours under the domain from planting one. */
export const hostCookie = (origins: Origins, name: string): CookieRule => ({
  name: `${isSecure(origins) ? "__Host-" : ""}${name}`,
  attributes: `Path=/; HttpOnly; SameSite=Strict${isSecure(origins) ? "; Secure" : ""}`,
});

/** The Set-Cookie value. Seconds to live: 0 takes the cookie away, none is until the browser closes. */
export const cookieHeader = ({ name, attributes }: CookieRule, value: string, life?: number): string =>
  `${name}=${value}; ${attributes}${life === undefined ? "" : `; Max-Age=${life}`}`;
