import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Problem } from "../http/problems.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { hashOfToken } from "./begin.ts";
import {
  brandOf,
  expiryOf,
  issuerOf,
  problemsOf,
  testCards,
  type CardInput,
  type TokenizationProblem,
} from "./cards.ts";
import { shopId } from "./shop.ts";
import type { ServerContext } from "../context.ts";

/**
 * Where the provider's script sends a card. What is kept is what a receipt shows, and what the sandbox will make of it: never the
 * number, never the code. Nothing of the body is logged.
 */
export function addTokens(app: FastifyInstance, context: ServerContext): void {
  const headers = { ...securityHeaders("file", context.origins), "cache-control": "no-store" };
  const refuse = (reply: FastifyReply, types: readonly TokenizationProblem[]): FastifyReply =>
    reply
      .headers(headers)
      .code(422)
      .send({ errors: types.map((type) => ({ type })) });
  const { query } = context.database;

  app.post("/tokens", { bodyLimit: 1024 }, async (request, reply) => {
    // Pages of this origin only: the shell never has a card to send.
    if (request.headers.origin !== context.origins.payment)
      throw new Problem(403, "cross_origin", "Запрос пришёл с чужого адреса");
    const card = (typeof request.body === "object" && request.body !== null ? request.body : {}) as Record<
      string,
      unknown
    >;
    const now = context.now();
    const problems = card["shopId"] === shopId ? problemsOf(card, now) : (["missing"] as const);
    if (problems.length > 0) return refuse(reply, problems);
    const input = card as unknown as CardInput;
    const outcome = (Object.hasOwn(testCards, input.number) ? testCards[input.number] : undefined) ?? "pays";
    const brand = brandOf(input.number);
    if (outcome === "processing_error" || brand === undefined) return refuse(reply, ["processing_error"]);
    const token = randomBytes(24).toString("base64url");
    await query
      .insertInto("card_tokens")
      .values({
        id_hash: hashOfToken(token),
        card_type: brand,
        last4: input.number.slice(-4),
        issuer: issuerOf(input.number),
        expiry: expiryOf(input),
        outcome,
        created_ts: now,
        used: 0,
      })
      .execute();
    return reply.headers(headers).code(201).send({ token });
  });
}
