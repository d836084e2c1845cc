import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addFrameScripts } from "../frames/scripts.ts";
import { readCookie } from "../http/cookies.ts";
import { writing, type ServerContext } from "../http/options.ts";
import { Problem } from "../http/problems.ts";
import { assertSameOrigin } from "../http/same-origin.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/shell.ts";
import { accountOf, createAccount, useCode, writeLetter } from "./accounts.ts";
import { Attempts, mostLetters } from "./attempts.ts";
import { sendFont } from "./fonts.ts";
import { frameAddress, readFrameQuery, type FrameQuery } from "./frame-query.ts";
import { donePage, formPage, type FieldErrors, type FieldValues, type PageFrame } from "./pages.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { endSession, endSessionsOf, sessionCookie, sessionCookieHeader, startSession, userOfRequest } from "./sessions.ts";
import { texts } from "./texts.ts";

const csrfCookie = "kadr_auth_form";
const digest = (text: string): Buffer => createHash("sha256").update(`form:${text}`).digest();

type Form = "login" | "register" | "reset" | "resetConfirm" | "logout";
type Fields = Readonly<Record<string, string>>;

const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

function passwordError(password: string): string | undefined {
  if (password === "") return texts.errors.required;
  if (password.length < 8) return texts.errors.shortPassword;
  return password.length > 128 ? texts.errors.longPassword : undefined;
}

/** Keeps only the fields that have something wrong. */
function problems(errors: Record<string, string | undefined>): FieldErrors | undefined {
  const found = Object.entries(errors).filter(([, text]) => text !== undefined);
  return found.length > 0 ? (Object.fromEntries(found) as FieldErrors) : undefined;
}

const emailError = (email: string): string | undefined => (email === "" ? texts.errors.required : isEmail(email) ? undefined : texts.errors.email);

class AuthFrame {
  readonly #context: ServerContext;
  readonly #signIns: Attempts;
  readonly #codes: Attempts;
  readonly #letters: Attempts;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#signIns = new Attempts(context.database.query, "sign-in");
    this.#codes = new Attempts(context.database.query, "code");
    this.#letters = new Attempts(context.database.query, "letter", mostLetters);
  }

  #frame(request: FastifyRequest, reply: FastifyReply, query: FrameQuery): PageFrame {
    let id = readCookie(request.headers.cookie, csrfCookie);
    if (id === undefined || !/^[\w-]{32}$/.test(id)) {
      id = randomBytes(24).toString("base64url");
      reply.header("set-cookie", `${csrfCookie}=${id}; Path=/multipass/; HttpOnly; SameSite=Strict`);
    }
    const nonce = newNonce();
    reply.headers(securityHeaders("auth", this.#context.origins, nonce));
    return { query, nonce, shellOrigin: this.#context.origins.shell, token: digest(id).toString("base64url") };
  }

  #send(reply: FastifyReply, status: number, page: string): FastifyReply {
    return reply.code(status).headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).send(page);
  }

  #form(request: FastifyRequest, reply: FastifyReply, form: Form, status = 200, values: FieldValues = {}, errors: FieldErrors = {}): FastifyReply {
    const query = readFrameQuery(request.query as Record<string, unknown>);
    return this.#send(reply, status, formPage(this.#frame(request, reply, query), form, values, errors));
  }

  async show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const query = readFrameQuery(request.query as Record<string, unknown>);
    const user = await userOfRequest(this.#context.database.query, request, this.#context.now());
    // Somebody who is signed in already (in another tab) need not do it again.
    if (user && query.startForm !== "logout" && query.startForm !== "reset") return this.#see(reply, frameAddress("/multipass/done/", query, { outcome: "authSuccess" }));
    return this.#form(request, reply, query.startForm);
  }

  done(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const query = readFrameQuery(request.query as Record<string, unknown>);
    const outcome = query.outcome === "" || query.outcome === "resetPassword" ? "authSuccess" : query.outcome;
    return this.#send(reply, 200, donePage(this.#frame(request, reply, { ...query, outcome }), outcome));
  }

  #see(reply: FastifyReply, address: string): FastifyReply {
    return reply.headers({ ...securityHeaders("auth", this.#context.origins, newNonce()), "cache-control": "no-store" }).code(303).header("location", address).send();
  }

  /** The form belongs to a page of ours: same origin, and the token of this browser's cookie. */
  #hasToken(request: FastifyRequest, fields: Fields): boolean {
    assertSameOrigin(request.method, request.headers, this.#context.origins.auth);
    const given = Buffer.from(fields["_token"] ?? "", "base64url");
    const expected = digest(readCookie(request.headers.cookie, csrfCookie) ?? "");
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  async #signIn(request: FastifyRequest, reply: FastifyReply, userId: number, outcome: "authSuccess" | "registerSuccess"): Promise<FastifyReply> {
    const id = await writing(this.#context, async ({ db, now }) => {
      // A new id at every sign-in: a planted one is worth nothing.
      await endSession(db, readCookie(request.headers.cookie, sessionCookie));
      return startSession(db, userId, now());
    });
    reply.header("set-cookie", sessionCookieHeader(id));
    return this.#see(reply, frameAddress("/multipass/done/", readFrameQuery(request.query as Record<string, unknown>), { outcome }));
  }

  async submit(form: Form, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = Object.fromEntries(
      Object.entries((request.body ?? {}) as Record<string, unknown>).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
    const email = (fields["email"] ?? "").trim().toLowerCase();
    const values = { email, name: (fields["name"] ?? "").trim() };
    if (!this.#hasToken(request, fields)) return this.#form(request, reply, form, 403, values, { form: texts.errors.token });
    if (form === "login") return this.#login(request, reply, email, fields["password"] ?? "");
    if (form === "register") return this.#register(request, reply, values, fields["password"] ?? "");
    if (form === "reset") return this.#reset(request, reply, email);
    if (form === "resetConfirm") return this.#resetConfirm(request, reply, email, (fields["code"] ?? "").trim(), fields["password"] ?? "");
    await endSession(this.#context.database.query, readCookie(request.headers.cookie, sessionCookie));
    reply.header("set-cookie", sessionCookieHeader(undefined));
    return this.#see(reply, frameAddress("/multipass/done/", readFrameQuery(request.query as Record<string, unknown>), { outcome: "logout" }));
  }

  async #login(request: FastifyRequest, reply: FastifyReply, email: string, password: string): Promise<FastifyReply> {
    const { clock, database, now } = this.#context;
    const errors = problems({ email: emailError(email), password: password === "" ? texts.errors.required : undefined });
    if (errors) return this.#form(request, reply, "login", 422, { email }, errors);
    const key = `${request.ip} ${email}`;
    // Counted before the slow hash, or a burst would get past the limit while it is computed.
    const wait = await this.#signIns.take(key, now());
    if (wait > 0) return this.#form(request, reply.header("retry-after", wait), "login", 429, { email }, { form: texts.errors.tooMany });
    const account = await accountOf(database.query, email);
    const fits = await verifyPassword(password.slice(0, 128), account?.password_hash ?? null);
    if (!account || !fits) return this.#form(request, reply, "login", 422, { email }, { password: texts.errors.wrong });
    await this.#signIns.forget(key);
    if (account.blocked_until_ts !== null && account.blocked_until_ts > clock.now()) return this.#form(request, reply, "login", 422, { email }, { form: texts.errors.blocked(account.blocked_until_ts) });
    return this.#signIn(request, reply, account.id, "authSuccess");
  }

  async #register(request: FastifyRequest, reply: FastifyReply, values: { name: string; email: string }, password: string): Promise<FastifyReply> {
    const name = values.name === "" ? texts.errors.required : values.name.length > 100 ? texts.errors.longName : undefined;
    const errors = problems({ name, email: emailError(values.email), password: passwordError(password) });
    if (errors) return this.#form(request, reply, "register", 422, values, errors);
    const passwordHash = await hashPassword(password);
    const id = await writing(this.#context, ({ db, now }) => createAccount(db, { ...values, passwordHash }, now()));
    if (id === undefined) return this.#form(request, reply, "register", 422, values, { email: texts.errors.taken });
    return this.#signIn(request, reply, id, "registerSuccess");
  }

  async #reset(request: FastifyRequest, reply: FastifyReply, email: string): Promise<FastifyReply> {
    const errors = problems({ email: emailError(email) });
    if (errors) return this.#form(request, reply, "reset", 422, { email }, errors);
    const wait = await this.#letters.take(email, this.#context.now());
    if (wait > 0) return this.#form(request, reply.header("retry-after", wait), "reset", 429, { email }, { form: texts.errors.tooMany });
    // The answer does not tell whether there is such an account.
    await writing(this.#context, async ({ db, now }) => {
      if (await accountOf(db, email)) await writeLetter(db, email, "reset", now());
    });
    return this.#form(request, reply, "resetConfirm", 200, { email });
  }

  async #resetConfirm(request: FastifyRequest, reply: FastifyReply, email: string, code: string, password: string): Promise<FastifyReply> {
    const { now } = this.#context;
    const errors = problems({ code: code === "" ? texts.errors.required : undefined, password: passwordError(password) });
    if (errors) return this.#form(request, reply, "resetConfirm", 422, { email }, errors);
    const wait = await this.#codes.take(email, now());
    if (wait > 0) return this.#form(request, reply.header("retry-after", wait), "resetConfirm", 429, { email }, { form: texts.errors.tooMany });
    const passwordHash = await hashPassword(password);
    const changed = await writing(this.#context, async ({ db }) => {
      const account = await accountOf(db, email);
      if (!account || !(await useCode(db, email, "reset", code, now()))) return false;
      await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", account.id).execute();
      await endSessionsOf(db, account.id);
      return true;
    });
    if (!changed) return this.#form(request, reply, "resetConfirm", 422, { email }, { code: texts.errors.code });
    await this.#codes.forget(email);
    return this.#see(reply, frameAddress("/multipass/login/", readFrameQuery(request.query as Record<string, unknown>), { startForm: "login", outcome: "resetPassword" }));
  }
}

/** The authentication origin (README.md). */
export async function addAuth(app: FastifyInstance, context: ServerContext): Promise<void> {
  const frame = new AuthFrame(context);
  await app.register(formBody, { bodyLimit: 16 * 1024 });
  app.get("/multipass/login/", (request, reply) => frame.show(request, reply));
  app.get("/multipass/done/", (request, reply) => frame.done(request, reply));
  const forms = { "/multipass/login/": "login", "/multipass/register/": "register", "/multipass/reset/": "reset", "/multipass/reset/confirm/": "resetConfirm", "/multipass/logout/": "logout" } as const;
  for (const [path, form] of Object.entries(forms)) app.post(path, (request, reply) => frame.submit(form, request, reply));
  // Reloading a page that a form had answered asks for its address: start over there.
  for (const [path, form] of [["/multipass/register/", "register"], ["/multipass/reset/", "reset"], ["/multipass/reset/confirm/", "reset"]] as const) {
    app.get(path, (request, reply) =>
      reply.headers(securityHeaders("auth", context.origins, newNonce())).redirect(frameAddress("/multipass/login/", readFrameQuery(request.query as Record<string, unknown>), { startForm: form }), 303),
    );
  }
  addFrameScripts(app, join(import.meta.dirname, "assets"), ["frame.js"], securityHeaders("auth", context.origins));
  app.get("/fonts/:name", (request, reply) => sendFont((request.params as { name: string }).name, reply.headers(securityHeaders("auth", context.origins))));
  app.setNotFoundHandler((_request, reply) => reply.headers(securityHeaders("auth", context.origins)).code(404).type("text/plain; charset=utf-8").send("Нет такой страницы\n"));
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Problem ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "auth frame failed");
    return reply
      .headers(securityHeaders("auth", context.origins))
      .code(status)
      .type("text/plain; charset=utf-8")
      .send(`${error instanceof Problem ? error.message : status >= 500 ? "Внутренняя ошибка" : "Запрос не читается"}\n`);
  });
}
