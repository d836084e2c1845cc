import type { FastifyInstance } from "fastify";
import { addApartPage } from "../http/apart-page.ts";
import { html } from "../http/html.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/nonce.ts";
import { readFrameQuery } from "./frame-query.ts";
import { shopId } from "./shop.ts";
import type { ServerContext } from "../context.ts";

/**
 * The form of a card for a popup of the shell (docs/adr/0037-card-frame.md): the host builds it of the design system's own components
 * (host/src/card), and it is a page of this origin, so that no digit of a card is ever in the shell.
 */
export function addCardFrame(app: FastifyInstance, context: ServerContext): void {
  const page = addApartPage(app, context, "dist-card", "/card/");

  app.get("/card/", (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const { flow, themeId } = readFrameQuery(query);
    const nonce = newNonce();
    const text = page.text();
    reply.headers({
      ...securityHeaders("cardFrame", context.origins, nonce),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    if (text === undefined)
      return reply.code(503).send("<!doctype html><title>Кадр</title><p>Сборки формы нет: npm run build");
    const theme = html`<html${themeId !== "" && html` data-theme="${themeId}"`}`.text;
    const meta = html`<meta property="csp-nonce" nonce="${nonce}">`.text;
    const body =
      html`<body data-flow="${flow}" data-shell="${context.origins.shell}" data-shop="${shopId}" data-purpose="${query["purpose"] === "add" ? "add" : "pay"}"`
        .text;
    return reply.send(
      text
        .replace(/<html\b/i, theme)
        .replace(/<script\b/gi, `<script nonce="${nonce}"`)
        .replace(/<meta charset=[^>]*>/i, (charset) => charset + meta)
        .replace(/<body\b/i, () => body),
    );
  });
}
