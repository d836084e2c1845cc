import dns from "node:dns";

/**
 * Browsers answer `*.localhost` themselves (RFC 6761); Node asks the system, which often does not know it. Imported for its effect by
 * tests that use the real fetch.
 */
const ask = dns.lookup;
dns.lookup = ((host: string, ...rest: unknown[]) =>
  (ask as (...all: unknown[]) => void)(host.endsWith(".localhost") ? "127.0.0.1" : host, ...rest)) as typeof dns.lookup;
