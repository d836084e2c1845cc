import type { ServerRole } from "../../tools/openapi.ts";
import type { OriginName, Origins, PublicUrls } from "../context.ts";
import { StartError } from "./start-error.ts";

/** Where a role lives under the address of the shell. */
const subdomains: Record<OriginName, string> = {
  shell: "",
  auth: "auth.",
  payment: "pay.",
  media: "media.",
  studio: "studio.",
  log: "log.",
  metrics: "metrics.",
  docs: "docs.",
};

export const originNames = Object.keys(subdomains) as OriginName[];

const wrongAddress = (text: string): StartError =>
  new StartError(`--public-url ждёт https://имя или роль=https://имя, а получил «${text}». Подсказка: --help.`, 2);

function originIn(text: string, given: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== "/" ||
    url.search + url.hash + url.username + url.password !== "" ||
    url.hostname.startsWith("[") ||
    /^[\d.]+$/.test(url.hostname)
  )
    throw wrongAddress(given);
  return url.origin;
}

/** Reads what `--public-url` says, as often as it is said. */
export function publicUrlsIn(given: readonly string[]): PublicUrls {
  const entries = given.map((text): [OriginName, string] => {
    const [, role = "shell", address = ""] = /^(?:([a-z]+)=)?(.*)$/.exec(text) ?? [];
    if (!originNames.some((name) => name === role)) throw wrongAddress(text);
    return [role as OriginName, originIn(address, text)];
  });
  if (entries.length > 0 && !entries.some(([role]) => role === "shell")) throw wrongAddress(given.join(" "));
  return Object.fromEntries(entries);
}

/** The address of every role: those that are said, the others as subdomains of the shell's. Without any, of `kadr.localhost` and this port. */
export function originsFor(port: number, { shell, ...others }: PublicUrls = {}): Origins {
  const base = new URL(shell ?? `http://kadr.localhost:${port}`);
  const under = (name: OriginName): string => `${base.protocol}//${subdomains[name]}${base.host}`;
  const origins: Origins = {
    ...(Object.fromEntries(originNames.map((name) => [name, under(name)])) as Record<OriginName, string>),
    ...others,
  };
  assertUsable(origins);
  return origins;
}

const hostName = (origin: string): string => new URL(origin).hostname;

/** The domain that the session's cookie is for: the shell's own and all under it. */
export const siteDomain = ({ shell }: Origins): string => hostName(shell).replace(/^www\./, "");

/** A host of the site that browsers mean: it gets the session, and what is "same-site". */
export function isOfSite(origins: Origins, name: OriginName): boolean {
  const host = hostName(origins[name]);
  return host === siteDomain(origins) || host.endsWith(`.${siteDomain(origins)}`);
}

export const isSecure = ({ shell }: Origins): boolean => shell.startsWith("https:");

/** Hosts that know the person; media are public, and may be a CDN of any name. */
const withSession = originNames.filter((name) => name !== "media");

function assertUsable(origins: Origins): void {
  const names = originNames.map((name) => hostName(origins[name]));
  if (new Set(names).size < names.length)
    throw new StartError("--public-url: у каждой роли должно быть своё имя, одного на двоих браузер не разделит.", 2);
  const stray = withSession.find((name) => !isOfSite(origins, name));
  if (stray !== undefined)
    throw new StartError(
      `--public-url: ${hostName(origins[stray])} не внутри ${siteDomain(origins)}, и вход туда не дойдёт; за пределами домена может быть только media.`,
      2,
    );
  // A page over https loads nothing over http, and a cookie with Secure does not get there.
  if (new Set(originNames.map((name) => new URL(origins[name]).protocol)).size > 1)
    throw new StartError("--public-url: все адреса должны быть https или все http.", 2);
}

/** Others than this machine's browsers come to these addresses. */
export const isOpenToOthers = (origins: Origins): boolean => !/(?:^|\.)localhost$/.test(hostName(origins.shell));

/** Where the calls of a role are answered (`x-role` in the spec). */
export const callOrigins = {
  api: "shell",
  payment: "payment",
  log: "log",
  metrics: "metrics",
} as const satisfies Record<ServerRole, OriginName>;

/** Which origin a Host header names, whatever the port: a proxy may listen at another. "loopback" for localhost and addresses of this machine. */
export function originOfHost(origins: Origins): (header: string | undefined) => OriginName | "loopback" | undefined {
  const byName = new Map<string, OriginName | "loopback">(originNames.map((name) => [hostName(origins[name]), name]));
  for (const name of ["localhost", "127.0.0.1", "[::1]"]) if (!byName.has(name)) byName.set(name, "loopback");
  return (header) => byName.get((header ?? "").toLowerCase().replace(/:\d+$/, ""));
}
