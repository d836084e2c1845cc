import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import { callsOf, type OpenApi } from "../../tools/openapi.ts";
import { addCallsOnly } from "../calls/calls-only.ts";
import { html, trusted } from "../http/html.ts";
import { opening } from "../http/markup.ts";
import { callOrigins } from "../http/origins.ts";
import { apiPrefix } from "../http/api-prefix.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { sendFile } from "../http/send-file.ts";
import { newNonce } from "../http/nonce.ts";
import type { OpenApiDocument } from "../calls/spec.ts";
import type { Origins, ServerContext } from "../context.ts";

const { resolve } = createRequire(import.meta.url);

/** Files of swagger-ui-dist: served from the package, nothing comes from the network. */
const files = {
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "swagger-ui.css": "text/css; charset=utf-8",
} as const;

const styles = `
body{margin:0;font-family:system-ui,sans-serif;background:#fff;color:#1d1d22}
nav{display:flex;flex-wrap:wrap;gap:8px 24px;padding:16px 24px;font-size:16px;line-height:24px;border-block-end:1px solid #c9c9d1}
nav a{color:inherit}nav span{margin-inline-end:auto}
html.dark-mode body{background:#1c2022;color:#e4e6e6}html.dark-mode nav{border-color:#4a5157}
`;

/** The theme before the first paint, then the document. */
const script = `
document.documentElement.classList.toggle("dark-mode", matchMedia("(prefers-color-scheme: dark)").matches);
addEventListener("DOMContentLoaded", () => {
  SwaggerUIBundle({ url: "/kadr.json", dom_id: "#docs", deepLinking: true, docExpansion: "list", filter: true,
    displayOperationId: true, showExtensions: true, defaultModelsExpandDepth: 0, validatorUrl: null });
});
`;

/** The bundled spec with the addresses of this very server, so that «Try it out» calls it. */
function withOwnAddresses(document: OpenApiDocument, origins: Origins): OpenApiDocument {
  const own = structuredClone(document);
  const server = (role: keyof typeof callOrigins): object => ({
    url: `${origins[callOrigins[role]]}${apiPrefix}`,
    "x-role": role,
  });
  own["servers"] = [server("api")];
  for (const { operation, role } of callsOf(own as unknown as OpenApi))
    if (role !== "api") Object.assign(operation, { servers: [server(role)] });
  return own;
}

function page({ origins, hasSandbox }: ServerContext, nonce: string): string {
  return html`${opening()}
<title>Договор Кадра: описание вызовов</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/swagger-ui.css"><style nonce="${nonce}">${trusted(styles)}</style>
<script nonce="${nonce}" src="/swagger-ui-bundle.js" defer></script><script nonce="${nonce}">${trusted(script)}</script></head>
<body><nav aria-label="Песочница"><strong>Кадр: вызовы</strong>
<span>Отсюда они уходят без входа и только читают</span>
<a href="/kadr.json">OpenAPI, один файл</a>${hasSandbox && html`<a href="${origins.shell}/sandbox">Песочница</a>`}
<a href="${origins.shell}/">На главную</a></nav>
<main id="docs" lang="en"></main></body></html>`.text;
}

/**
 * The host of the documentation: the spec for people, every operation with its examples. Swagger UI draws it, and is trusted with nothing: no page of ours
 * has this origin, and the calls that it tries answer it as a guest (cors.ts). Without `hasDocs` there is nothing here.
 */
export function addDocs(app: FastifyInstance, context: ServerContext, document: OpenApiDocument): void {
  const { origins } = context;
  addCallsOnly(app, origins);
  if (!context.hasDocs) return;
  const text = JSON.stringify(withOwnAddresses(document, origins));
  app.get("/", (_request, reply) => {
    const nonce = newNonce();
    return reply
      .headers({ ...securityHeaders("docs", origins, nonce), "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(page(context, nonce));
  });
  app.get("/kadr.json", (_request, reply) =>
    reply
      .headers(securityHeaders("api", origins))
      .header("cache-control", "no-cache")
      .type("application/json; charset=utf-8")
      .send(text),
  );
  for (const [name, contentType] of Object.entries(files)) {
    app.get(`/${name}`, (request, reply) => {
      reply.headers(securityHeaders("file", origins));
      if (
        sendFile(request, reply, {
          file: resolve(`swagger-ui-dist/${name}`),
          contentType,
          cacheControl: "public, max-age=3600",
        })
      )
        return reply;
      return reply.code(404).type("text/plain; charset=utf-8").send("Нет такого файла\n");
    });
  }
}
