import type { FastifyReply, FastifyRequest } from "fastify";
import type { SignedInUser } from "../auth/sessions.ts";
import type { PageFrame } from "./page.ts";
import { messagePage } from "./pages.ts";
import { texts } from "./texts.ts";
import type { ServerContext } from "../context.ts";

/** One request of a signed-in person. */
export interface StudioRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly user: SignedInUser;
  readonly frame: PageFrame;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export type Page = (call: StudioRequest) => Promise<FastifyReply>;

export interface Studio {
  readonly server: ServerContext;
  /** A page for signed-in people; anybody else is asked to sign in. */
  get(path: string, page: Page): void;
  /** A form of such a page. Its token has been looked at unless the body is still a stream. */
  post(path: string, page: Page): void;
}

export const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).send(page);

export const see = (reply: FastifyReply, address: string): FastifyReply =>
  reply.headers({ "cache-control": "no-store" }).code(303).header("location", address).send();

export const notFoundPage = ({ reply, frame }: Pick<StudioRequest, "reply" | "frame">): FastifyReply =>
  send(reply, 404, messagePage(frame, texts.notFound.title, texts.notFound.text, ["/uploader/", texts.nav.upload]));

export const forbiddenPage = ({ reply, frame }: StudioRequest): FastifyReply =>
  send(reply, 403, messagePage(frame, texts.forbidden.title, texts.forbidden.text, ["/uploader/", texts.nav.upload]));

/** Text of the page that a form led to, by the `done` of its address. */
export const doneText = (query: StudioRequest["query"]): string | undefined => {
  const key = query["done"] ?? "";
  return Object.hasOwn(texts.done, key) ? texts.done[key as keyof typeof texts.done] : undefined;
};
