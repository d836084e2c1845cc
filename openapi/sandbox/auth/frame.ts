import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasVisible } from "../../pages/index.ts";
import { addFrameScripts } from "../frames/scripts.ts";
import { cookieHeader, hostCookie, readCookie, type CookieRule } from "../http/cookies.ts";
import { addFonts } from "../http/fonts.ts";
import { Problem } from "../http/problems.ts";
import { assertSameOrigin } from "../http/same-origin.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/nonce.ts";
import {
  accountToReset,
  confirmAddress,
  createAccount,
  ownerOfCode,
  takeLetter,
  writeConfirmLetter,
} from "./accounts.ts";
import { browserOf, forgetOthers, isKnown, remember } from "./browsers.ts";
import { codeLanes, letterLanes, sendCode } from "./codes.ts";
import { tryLogin } from "./login.ts";
import { passwordError } from "./password-rule.ts";
import { emailOf, isEmail } from "./email.ts";
import { frameAddress, readFrameQuery, type FrameQuery } from "./frame-query.ts";
import { donePage, formPage, type FieldErrors, type FieldValues, type PageFrame } from "./pages.ts";
import { HashQueueFull } from "./hash-queue.ts";
import { Limits, networkOf } from "./limits.ts";
import { hashPassword } from "./passwords.ts";
import {
  endSession,
  endSessionsOf,
  sessionCookieHeader,
  sessionIdOf,
  startSession,
  userOfRequest,
} from "./sessions.ts";
import { texts } from "./texts.ts";
import { writing } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

const digest = (text: string): Buffer => createHash("sha256").update(`form:${text}`).digest();

type Form = "login" | "loginCode" | "register" | "reset" | "resetConfirm" | "logout";
type Fields = Readonly<Record<string, string>>;

/** Keeps only the fields that have something wrong. */
function problems(errors: Record<string, string | undefined>): FieldErrors | undefined {
  const found = Object.entries(errors).filter(([, text]) => text !== undefined);
  return found.length > 0 ? (Object.fromEntries(found) as FieldErrors) : undefined;
}

const emailError = (email: string): string | undefined =>
  email === "" ? texts.errors.required : isEmail(email) ? undefined : texts.errors.email;

class AuthFrame {
  readonly #context: ServerContext;
  readonly #limits: Limits;
  /** Cookie that a form's token is made from. */
  readonly #formCookie: CookieRule;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#limits = new Limits(context.database, context.signInLimits);
    this.#formCookie = hostCookie(context.origins, "kadr_auth_form");
  }

  #frame(request: FastifyRequest, reply: FastifyReply, query: FrameQuery): PageFrame {
    let id = readCookie(request.headers.cookie, this.#formCookie.name);
    if (id === undefined || !/^[\w-]{32}$/.test(id)) {
      id = randomBytes(24).toString("base64url");
      reply.header("set-cookie", cookieHeader(this.#formCookie, id));
    }
    browserOf(this.#context.origins, request, reply);
    const nonce = newNonce();
    reply.headers(securityHeaders("auth", this.#context.origins, nonce));
    return { query, nonce, shellOrigin: this.#context.origins.shell, token: digest(id).toString("base64url") };
  }

  #send(reply: FastifyReply, status: number, page: string): FastifyReply {
    return reply
      .code(status)
      .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
      .send(page);
  }

  #form(
    request: FastifyRequest,
    reply: FastifyReply,
    form: Form,
    status = 200,
    values: FieldValues = {},
    errors: FieldErrors = {},
  ): FastifyReply {
    const query = readFrameQuery(request.query as Record<string, unknown>);
    return this.#send(reply, status, formPage(this.#frame(request, reply, query), form, values, errors));
  }

  async show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const query = readFrameQuery(request.query as Record<string, unknown>);
    const user = await userOfRequest(this.#context, request, this.#context.now());
    // A person who is signed in already (in another tab) need not sign in again.
    if (user && query.startForm !== "logout" && query.startForm !== "reset")
      return this.#see(reply, frameAddress("/multipass/done/", query, { outcome: "authSuccess" }));
    return this.#form(request, reply, query.startForm);
  }

  done(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const query = readFrameQuery(request.query as Record<string, unknown>);
    const outcome = query.outcome === "" || query.outcome === "resetPassword" ? "authSuccess" : query.outcome;
    return this.#send(reply, 200, donePage(this.#frame(request, reply, { ...query, outcome }), outcome));
  }

  #see(reply: FastifyReply, address: string): FastifyReply {
    return reply
      .headers({ ...securityHeaders("auth", this.#context.origins, newNonce()), "cache-control": "no-store" })
      .code(303)
      .header("location", address)
      .send();
  }

  /** The form belongs to a page of ours: same origin, and the token of this browser's cookie. */
  #hasToken(request: FastifyRequest, fields: Fields): boolean {
    assertSameOrigin(request.method, request.headers, this.#context.origins.auth);
    const given = Buffer.from(fields["_token"] ?? "", "base64url");
    const expected = digest(readCookie(request.headers.cookie, this.#formCookie.name) ?? "");
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  async #signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: number,
    outcome: "authSuccess" | "registerSuccess",
  ): Promise<FastifyReply> {
    const browser = browserOf(this.#context.origins, request, reply);
    const id = await writing(this.#context, async ({ db, now }) => {
      // A new id at every sign-in: a planted one is worth nothing.
      await endSession(db, sessionIdOf(this.#context.origins, request));
      await remember(db, browser, userId, now());
      return startSession(db, userId, now());
    });
    reply.header("set-cookie", sessionCookieHeader(this.#context.origins, id));
    return this.#see(
      reply,
      frameAddress("/multipass/done/", readFrameQuery(request.query as Record<string, unknown>), { outcome }),
    );
  }

  async submit(sent: Form, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = Object.fromEntries(
      Object.entries((request.body ?? {}) as Record<string, unknown>).map(([name, value]) => [
        name,
        typeof value === "string" ? value : "",
      ]),
    );
    const form = sent === "login" && fields["code"] !== undefined ? "loginCode" : sent;
    const email = emailOf(fields["email"] ?? "");
    const values = { email, name: (fields["name"] ?? "").trim() };
    if (!this.#hasToken(request, fields))
      return this.#form(request, reply, form, 403, values, { form: texts.errors.token });
    try {
      return await this.#respond(form, request, reply, fields, values);
    } catch (error) {
      if (!(error instanceof HashQueueFull)) throw error;
      return this.#form(request, reply.header("retry-after", error.retryAfter), form, 503, values, {
        form: texts.errors.busy,
      });
    }
  }

  async #respond(
    form: Form,
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Fields,
    values: { name: string; email: string },
  ): Promise<FastifyReply> {
    const { email } = values;
    const [password, code] = [fields["password"] ?? "", (fields["code"] ?? "").trim()];
    if (form === "login") return this.#login(request, reply, { email, password });
    if (form === "loginCode") return this.#login(request, reply, { email, password, code });
    if (form === "register") return this.#register(request, reply, values, password);
    if (form === "reset") return this.#reset(request, reply, email);
    if (form === "resetConfirm") return this.#resetConfirm(request, reply, email, code, password);
    await endSession(this.#context.database.query, sessionIdOf(this.#context.origins, request));
    reply.header("set-cookie", sessionCookieHeader(this.#context.origins, undefined));
    return this.#see(
      reply,
      frameAddress("/multipass/done/", readFrameQuery(request.query as Record<string, unknown>), { outcome: "logout" }),
    );
  }

  /** 429 with the same form. `wait`: seconds. */
  #refusal(request: FastifyRequest, reply: FastifyReply, form: Form, wait: number, values: FieldValues): FastifyReply {
    return this.#form(request, reply.header("retry-after", wait), form, 429, values, { form: texts.errors.tooMany });
  }

  async #login(
    request: FastifyRequest,
    reply: FastifyReply,
    typed: { email: string; password: string; code?: string },
  ): Promise<FastifyReply> {
    const { email, password, code } = typed;
    const errors = problems({
      email: emailError(email),
      password: password === "" ? texts.errors.required : undefined,
      code: code === "" ? texts.errors.required : undefined,
    });
    if (errors) return this.#form(request, reply, code === undefined ? "login" : "loginCode", 422, { email }, errors);
    const found = await tryLogin(this.#context, this.#limits, { ...typed, ...this.#asker(request, reply) });
    if (found.kind === "in") return this.#signIn(request, reply, found.userId, "authSuccess");
    const form = found.mustProve ? "loginCode" : "login";
    if (found.kind === "wait") return this.#refusal(request, reply, form, found.wait, { email });
    if (found.kind === "prove") return this.#form(request, reply, form, 401, { email });
    const { errors: wrong } = texts;
    return this.#form(
      request,
      reply,
      form,
      422,
      { email },
      found.kind === "wrongCode"
        ? { code: wrong.code }
        : found.kind === "blocked"
          ? { form: wrong.blocked(found.until) }
          : { password: wrong.wrong },
    );
  }

  /** Whose the address is makes no difference to the answer: it belongs to the new account once its letter's code comes back, and never if it is somebody's. */
  async #register(
    request: FastifyRequest,
    reply: FastifyReply,
    values: { name: string; email: string },
    password: string,
  ): Promise<FastifyReply> {
    const name = !hasVisible(values.name)
      ? texts.errors.required
      : values.name.length > 100
        ? texts.errors.longName
        : undefined;
    const errors = problems({
      name,
      email: emailError(values.email),
      password: passwordError(password, [values.email, values.name]),
    });
    if (errors) return this.#form(request, reply, "register", 422, values, errors);
    const { now } = this.#context;
    const network = networkOf(request.ip);
    const attempt = await this.#limits.take([["registrations", network]], now());
    if (attempt.wait > 0) return this.#refusal(request, reply, "register", attempt.wait, values);
    const passwordHash = await hashPassword(password, network, this.#context.passwordCost).catch(
      async (error: unknown) => {
        await attempt.forget();
        throw error;
      },
    );
    // A full mailbox keeps nobody from registering, or strangers could; the letter can be asked for later.
    const letter = await this.#limits.take([...letterLanes(network, values.email), ["mailbox", values.email]], now());
    const id = await writing(this.#context, async (context) => {
      const made = await createAccount(context.db, { ...values, passwordHash }, context.now());
      if (letter.wait === 0) await writeConfirmLetter(context.db, made, values.email, context.now());
      return made;
    });
    return this.#signIn(request, reply, id, "registerSuccess");
  }

  #asker(request: FastifyRequest, reply: FastifyReply): { browser: string; network: string } {
    return { browser: browserOf(this.#context.origins, request, reply), network: networkOf(request.ip) };
  }

  async #reset(request: FastifyRequest, reply: FastifyReply, email: string): Promise<FastifyReply> {
    const errors = problems({ email: emailError(email) });
    if (errors) return this.#form(request, reply, "reset", 422, { email }, errors);
    const { database } = this.#context;
    const asker = { ...this.#asker(request, reply), email };
    const account = await accountToReset(database.query, email, asker.browser);
    // Of an address that is only claimed every browser is a stranger's: a claim beside an owner would be told from one without.
    const isOwn = account?.email_confirmed === 1 && (await isKnown(database.query, asker.browser, account.id));
    const { wait } = await sendCode(this.#context, this.#limits, account, isOwn, asker);
    if (wait > 0) return this.#refusal(request, reply, "reset", wait, { email });
    // The answer does not tell whether there is such an account.
    return this.#form(request, reply, "resetConfirm", 200, { email });
  }

  async #resetConfirm(
    request: FastifyRequest,
    reply: FastifyReply,
    email: string,
    code: string,
    password: string,
  ): Promise<FastifyReply> {
    const { database, now } = this.#context;
    const errors = problems({
      code: code === "" ? texts.errors.required : undefined,
      password: passwordError(password, [email]),
    });
    if (errors) return this.#form(request, reply, "resetConfirm", 422, { email }, errors);
    const { browser, network } = this.#asker(request, reply);
    const attempt = await this.#limits.take(codeLanes({ browser, network, email }), now());
    if (attempt.wait > 0) return this.#refusal(request, reply, "resetConfirm", attempt.wait, { email });
    const wrong = (): FastifyReply =>
      this.#form(request, reply, "resetConfirm", 422, { email }, { code: texts.errors.code });
    // Before the slow hash: who has no code gets none computed.
    const owner = await ownerOfCode(database.query, { email, browser, code }, now());
    if (!owner) return wrong();
    const passwordHash = await hashPassword(password, network, this.#context.passwordCost).catch(
      async (error: unknown) => {
        await attempt.forget();
        throw error;
      },
    );
    const changed = await writing(this.#context, async ({ db }) => {
      if (!(await takeLetter(db, owner.letterId))) return false;
      await db.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", owner.userId).execute();
      await confirmAddress(db, owner.userId, email);
      await forgetOthers(db, browser, owner.userId);
      await remember(db, browser, owner.userId, now());
      await endSessionsOf(db, owner.userId);
      return true;
    });
    if (!changed) return wrong();
    await attempt.forget();
    return this.#see(
      reply,
      frameAddress("/multipass/login/", readFrameQuery(request.query as Record<string, unknown>), {
        startForm: "login",
        outcome: "resetPassword",
      }),
    );
  }
}

/** The authentication origin (README.md). */
export async function addAuth(app: FastifyInstance, context: ServerContext): Promise<void> {
  const frame = new AuthFrame(context);
  await app.register(formBody, { bodyLimit: 16 * 1024 });
  app.get("/multipass/login/", (request, reply) => frame.show(request, reply));
  app.get("/multipass/done/", (request, reply) => frame.done(request, reply));
  const forms = {
    "/multipass/login/": "login",
    "/multipass/register/": "register",
    "/multipass/reset/": "reset",
    "/multipass/reset/confirm/": "resetConfirm",
    "/multipass/logout/": "logout",
  } as const;
  for (const [path, form] of Object.entries(forms))
    app.post(path, (request, reply) => frame.submit(form, request, reply));
  // Reloading a page that a form had answered asks for its address: start over there.
  for (const [path, form] of [
    ["/multipass/register/", "register"],
    ["/multipass/reset/", "reset"],
    ["/multipass/reset/confirm/", "reset"],
  ] as const) {
    app.get(path, (request, reply) =>
      reply.headers(securityHeaders("auth", context.origins, newNonce())).redirect(
        frameAddress("/multipass/login/", readFrameQuery(request.query as Record<string, unknown>), {
          startForm: form,
        }),
        303,
      ),
    );
  }
  addFrameScripts(app, join(import.meta.dirname, "assets"), ["frame.js"], securityHeaders("auth", context.origins));
  addFonts(app, securityHeaders("auth", context.origins));
  app.setNotFoundHandler((_request, reply) =>
    reply
      .headers(securityHeaders("auth", context.origins))
      .code(404)
      .type("text/plain; charset=utf-8")
      .send("Нет такой страницы\n"),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Problem ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "auth frame failed");
    return reply
      .headers(securityHeaders("auth", context.origins))
      .code(status)
      .type("text/plain; charset=utf-8")
      .send(
        `${error instanceof Problem ? error.message : status >= 500 ? "Внутренняя ошибка" : "Запрос не читается"}\n`,
      );
  });
}
