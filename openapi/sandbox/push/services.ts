import type { Mode } from "../context.ts";

/**
 * The push services of browsers. An endpoint is an address that a page gives and this server posts to: without a list anybody could
 * make it knock at any door, those of its own network among them. A new browser's service is a line here.
 */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)?push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^(?:[\w-]+\.)?push\.apple\.com$/,
];

/** Says whether pushes may be sent there. Tests have a service of their own on this machine. */
export function isPushService(endpoint: string, mode: Mode): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== "" || password !== "") return false;
  if (mode === "test" && protocol === "http:" && hostname === "127.0.0.1") return true;
  return protocol === "https:" && port === "" && services.some((service) => service.test(hostname));
}
