import type { IncomingMessage } from "node:http";
import type { ServerContext } from "../context.ts";

/** Loopback, in every form in which Node names it. */
export const isLoopback = (address: string | undefined): boolean =>
  address === "::1" || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address ?? "");

/** Headers that proxies add: with one of these, the client sits behind a peer that only seems to be at this machine. */
const forwarding = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
] as const;

/**
 * The person at this machine: who may see the letters and the codes of everybody, plan faults and move the clock. Nobody may on a server
 * that is open to others (`hasSandbox`).
 */
export function isAtThisMachine(
  { hasSandbox }: Pick<ServerContext, "hasSandbox">,
  { socket, headers }: Pick<IncomingMessage, "headers" | "socket">,
): boolean {
  return hasSandbox && isLoopback(socket.remoteAddress) && forwarding.every((name) => headers[name] === undefined);
}
