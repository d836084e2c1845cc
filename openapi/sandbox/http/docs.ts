import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import { callsOf, type OpenApi } from "../../tools/openapi.ts";
import { html, trusted } from "./html.ts";
import type { Context, ServerContext } from "./options.ts";
import { callOrigins, type Origins } from "./origins.ts";
import { apiPrefix } from "./api-prefix.ts";
import { docsPolicy, securityHeaders } from "./security-headers.ts";
import { sendFile } from "./send-file.ts";
import { newNonce } from "./shell.ts";
import type { OpenApiDocument } from "./spec.ts";

const { resolve } = createRequire(import.meta.url);

/** Files of swagger-ui-dist: served from the package, nothing comes from the network. */
const files = {
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "swagger-ui.css": "text/css; charset=utf-8",
} as const;

const styles = `
body{margin:0;font-family:system-ui,sans-serif;background:#fff;color:#1d1d22}
nav{display:flex;gap:24px;padding:16px 24px;font-size:16px;line-height:24px;border-block-end:1px solid #c9c9d1}
nav a{color:inherit}nav strong{margin-inline-end:auto}
html.dark-mode body{background:#1c2022;color:#e4e6e6}html.dark-mode nav{border-color:#4a5157}
`;

/** The theme before the first paint, then the document. */
const script = `
document.documentElement.classList.toggle("dark-mode", matchMedia("(prefers-color-scheme: dark)").matches);
addEventListener("DOMContentLoaded", () => {
  SwaggerUIBundle({ url: "/docs/kadr.json", dom_id: "#docs", deepLinking: true, docExpansion: "list", filter: true, withCredentials: true,
    displayOperationId: true, showExtensions: true, defaultModelsExpandDepth: 0, validatorUrl: null });
});
`;

/** The bundled spec with the addresses of this very server, so that «Try it out» calls it. */
function withOwnAddresses(document: OpenApiDocument, origins: Origins): OpenApiDocument {
  const own = structuredClone(document);
  const server = (role: keyof typeof callOrigins): object => ({ url: `${origins[callOrigins[role]]}${apiPrefix}`, "x-role": role });
  own["servers"] = [server("api")];
  for (const { operation, role } of callsOf(own as unknown as OpenApi)) if (role !== "api") Object.assign(operation, { servers: [server(role)] });
  return own;
}

function page(nonce: string): string {
  return html`${trusted("<!doctype html>")}<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Договор Кадра: описание вызовов</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/swagger-ui.css"><style nonce="${nonce}">${trusted(styles)}</style>
<script nonce="${nonce}" src="/docs/swagger-ui-bundle.js" defer></script><script nonce="${nonce}">${trusted(script)}</script></head>
<body><nav aria-label="Песочница"><strong>Кадр: вызовы</strong><a href="/docs/kadr.json">OpenAPI, один файл</a><a href="/sandbox">Песочница</a><a href="/">На главную</a></nav>
<main id="docs" lang="en"></main></body></html>`.text;
}

/** /docs: the spec for people, every operation with its examples. */
export function addDocs(shell: FastifyInstance, context: ServerContext | Context, document: OpenApiDocument): void {
  if (!context.hasDocs) return;
  const { origins } = context;
  const text = JSON.stringify(withOwnAddresses(document, origins));
  shell.get("/docs", (_request, reply) => {
    const nonce = newNonce();
    return reply
      .headers({ ...securityHeaders("sandboxPage", origins, nonce), "content-security-policy": docsPolicy(origins, nonce), "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(page(nonce));
  });
  shell.get("/docs/kadr.json", (_request, reply) => reply.headers(securityHeaders("api", origins)).header("cache-control", "no-cache").type("application/json; charset=utf-8").send(text));
  for (const [name, contentType] of Object.entries(files)) {
    shell.get(`/docs/${name}`, (request, reply) => {
      reply.headers(securityHeaders("sandboxPage", origins, newNonce()));
      if (sendFile(request, reply, { file: resolve(`swagger-ui-dist/${name}`), contentType, cacheControl: "public, max-age=3600" })) return reply;
      return reply.code(404).type("text/plain; charset=utf-8").send("Нет такого файла\n");
    });
  }
}
