import formBody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { userOfRequest, type SignedInUser } from "../auth/sessions.ts";
import { readCookie } from "../http/cookies.ts";
import { addFonts } from "../http/fonts.ts";
import { Problem } from "../http/problems.ts";
import { assertSameOrigin } from "../http/same-origin.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/nonce.ts";
import { notFoundPage, see, send, type Page, type Studio } from "./studio.ts";
import { addEditor } from "./editor.ts";
import { isTokenOf, tokenFor } from "./form-token.ts";
import type { PageFrame } from "./page.ts";
import { messagePage } from "./pages.ts";
import { addPlaylistPages } from "./playlist-pages.ts";
import { texts } from "./texts.ts";
import { addUploader } from "./uploader.ts";
import type { ServerContext } from "../context.ts";

/** The studio: where a signed-in person uploads, goes live and edits (SHELL-HEADER-05). Plain pages that work without scripts. */
export async function addStudio(app: FastifyInstance, server: ServerContext): Promise<void> {
  const { origins } = server;
  await app.register(formBody, { bodyLimit: 64 * 1024 });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: server.maxUploadBytes, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 30 },
  });

  const frameOf = (request: FastifyRequest, reply: FastifyReply, user?: SignedInUser): PageFrame => {
    const nonce = newNonce();
    reply.headers(securityHeaders("studio", origins, nonce));
    const theme = readCookie(request.headers.cookie, "theme") ?? "";
    return {
      nonce,
      shell: origins.shell,
      theme: theme === "light" || theme === "dark" ? theme : "",
      // Without somebody there is no form.
      token: user === undefined ? "" : tokenFor(origins, request, reply, user.id),
    };
  };

  const handle =
    (page: Page, isForm: boolean) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const user = await userOfRequest(server, request, Date.now());
      const frame = frameOf(request, reply, user);
      if (isForm) assertSameOrigin(request.method, request.headers, origins.studio);
      if (!user)
        return send(
          reply,
          401,
          messagePage(frame, texts.signIn.title, texts.signIn.text, [`${origins.shell}/`, texts.signIn.action]),
        );
      if (isForm && !request.isMultipart()) {
        const token = (request.body as Record<string, unknown> | undefined)?.["_token"];
        if (typeof token !== "string" || !isTokenOf(origins, request, user.id, token))
          return send(
            reply,
            403,
            messagePage(frame, texts.problem.title, texts.errors.token, [
              request.url.split("?", 1)[0] ?? "/",
              texts.nav.watch,
            ]),
          );
      }
      const query = Object.fromEntries(
        Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
      );
      return page({ request, reply, user, frame, params: request.params as Record<string, string>, query });
    };

  const studio: Studio = {
    server,
    get: (path, page) => void app.get(path, handle(page, false)),
    post: (path, page) => void app.post(path, handle(page, true)),
  };
  addUploader(studio);
  addEditor(studio);
  addPlaylistPages(studio);
  addFonts(app, securityHeaders("studio", origins));
  app.get("/", (_request, reply) => see(reply.headers(securityHeaders("studio", origins)), "/uploader/"));

  app.setNotFoundHandler((request, reply) => notFoundPage({ reply, frame: frameOf(request, reply) }));
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Problem ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "studio failed");
    return send(
      reply,
      status,
      messagePage(
        frameOf(request, reply),
        texts.problem.title,
        error instanceof Problem ? error.message : texts.problem.text,
        ["/uploader/", texts.nav.upload],
      ),
    );
  });
}
