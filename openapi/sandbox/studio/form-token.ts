import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieHeader, hostCookie, readCookie } from "../http/cookies.ts";
import type { Origins } from "../context.ts";

const cookie = (origins: Origins) => hostCookie(origins, "kadr_studio_form");
const digest = (id: string, userId: number): Buffer => createHash("sha256").update(`studio:${id}:${userId}`).digest();

/**
 * The token that a form of this browser carries: made from a cookie that no other site sends along, and from who filled the form in; sent
 * after somebody else has signed in, in another tab, it is not theirs.
 */
export function tokenFor(origins: Origins, request: FastifyRequest, reply: FastifyReply, userId: number): string {
  let id = readCookie(request.headers.cookie, cookie(origins).name);
  if (id === undefined || !/^[\w-]{32}$/.test(id)) {
    id = randomBytes(24).toString("base64url");
    reply.header("set-cookie", cookieHeader(cookie(origins), id));
  }
  return digest(id, userId).toString("base64url");
}

export function isTokenOf(origins: Origins, request: FastifyRequest, userId: number, token: string): boolean {
  const given = Buffer.from(token, "base64url");
  const expected = digest(readCookie(request.headers.cookie, cookie(origins).name) ?? "", userId);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
