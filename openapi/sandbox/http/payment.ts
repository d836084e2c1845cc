import type { FastifyInstance } from "fastify";
import { html, trusted } from "./html.ts";
import type { ServerContext } from "./options.ts";
import { securityHeaders } from "./security-headers.ts";
import { newNonce } from "./shell.ts";

/** The payment origin: its frame comes with the payments; until then a page that says so, under the right headers. */
export function addPayment(app: FastifyInstance, context: ServerContext): void {
  app.get("/*", (_request, reply) => {
    const nonce = newNonce();
    const page = html`${trusted("<!doctype html>")}<html lang="ru"><head><meta charset="utf-8"><title>Оплата</title></head><body><main><h1>Оплата</h1><p>Оплаты пока нет.</p></main></body></html>`;
    return reply
      .headers({ ...securityHeaders("payment", context.origins, nonce), "cache-control": "no-store", "content-type": "text/html; charset=utf-8" })
      .code(200)
      .send(page.text);
  });
}
