import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { userOfRequest } from "../auth/sessions.ts";
import type { Context, ServerContext } from "../context.ts";
import { Problem } from "../http/problems.ts";
import { assertSameOrigin } from "../http/same-origin.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/nonce.ts";
import { addFonts } from "../http/fonts.ts";
import { addBankPages } from "./bank-pages.ts";
import { addCardFrame } from "./card-frame.ts";
import { ageAt } from "./age.ts";
import { cardMeans, spendToken, type Means } from "./begin.ts";
import { cardFates } from "./cards.ts";
import { addFrameScripts } from "../frames/scripts.ts";
import { frameAddress, idIn, readFrameQuery, type FrameQuery } from "./frame-query.ts";
import { openOrder, type OpenOrder } from "./order-state.ts";
import { methodsOf } from "./owned.ts";
import * as pages from "./pages.ts";
import { confirmOrder, payOrder } from "./presses.ts";
import { savedCardsPage } from "./saved-cards-page.ts";
import { paymentAssets, paymentScripts } from "./scripts.ts";
import { shopId } from "./shop.ts";
import { texts } from "./texts.ts";
import { addTokens } from "./tokens.ts";
import { reading, writing } from "../transactions.ts";

/** Numbers that end so refuse to pay (README.md). */
const refusingPhone = /0000$/;

const fieldsOf = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries((request.body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === "string" ? value : "",
    ]),
  );

const orderIdOf = (request: FastifyRequest): string => idIn(request.params, "order");

/** The frame of single purchases (`marketplace.paymentFrame`). */
class PaymentFrame {
  readonly #context: ServerContext;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  frame(reply: FastifyReply, query: FrameQuery): pages.PageFrame {
    const nonce = newNonce();
    reply.headers(securityHeaders("payment", this.#context.origins, nonce));
    return { query, nonce, shellOrigin: this.#context.origins.shell, shopId };
  }

  send(reply: FastifyReply, page: string, status = 200): FastifyReply {
    return reply
      .code(status)
      .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
      .send(page);
  }

  async #user(request: FastifyRequest): Promise<number | undefined> {
    return (await userOfRequest(this.#context, request, Date.now()))?.id;
  }

  #see(reply: FastifyReply, address: string): FastifyReply {
    return reply
      .headers({ ...securityHeaders("payment", this.#context.origins, newNonce()), "cache-control": "no-store" })
      .code(303)
      .header("location", address)
      .send();
  }

  /** A card's order: the saved cards first, unless there are none or a new one is wanted (PAY-SCREEN-02). */
  async #cardPage(frame: pages.PageFrame, { order }: OpenOrder, sold: pages.Sold): Promise<string> {
    const saved = await methodsOf(this.#context.database.query, order.user_id, this.#context.now());
    const to = (name: string, newCard = false): string =>
      frameAddress(`/purchase/${order.id}/${name}`, frame.query, { newCard });
    if (saved.length > 0 && !frame.query.newCard)
      return savedCardsPage(frame, sold, saved, { pay: to("saved/"), newCard: to("", true) });
    return pages.cardPage(frame, sold, to("card/"), saved.length > 0 ? to("") : undefined);
  }

  async #page(frame: pages.PageFrame, open: OpenOrder, phone?: string): Promise<string> {
    const { order, offer, state } = open;
    const sold = { name: order.name, amount: order.amount, isRenewable: offer.is_renewable === 1 };
    const action = (name: string): string => frameAddress(`/purchase/${order.id}/${name}/`, frame.query);
    switch (state.kind) {
      case "paid":
        return pages.donePage(frame, state.text, order.method === "mobile" ? "mobile" : "card");
      case "waiting":
        return pages.waitPage(frame, `/purchase/${order.id}/state/`);
      case "confirm":
        return pages.confirmPage(frame, sold, action("confirm"), order.method === "mobile");
      case "failed":
        return pages.failedPage(frame, state.errorKind);
      case "tooMany":
        return pages.tooManyPage(frame);
      case "already":
        return pages.refusedPage(frame, texts.frame.already);
      case "ready":
        return order.method === "mobile"
          ? pages.mobilePage(frame, sold, action("mobile"), phone ?? "", phone !== undefined)
          : this.#cardPage(frame, open, sold);
    }
  }

  /** Age and region may have changed since the order was made, and the frame has texts for them (PAY-FAIL-08). */
  async #refusal({ order, offer }: OpenOrder): Promise<string | undefined> {
    const { query } = this.#context.database;
    if (offer.is_region_closed === 1) return texts.frame.region;
    const buyer = await query
      .selectFrom("users")
      .select("birth_date")
      .where("id", "=", order.user_id)
      .executeTakeFirst();
    if ((ageAt(buyer?.birth_date ?? null, this.#context.now()) ?? offer.min_age) < offer.min_age)
      return texts.frame.age;
    if (order.track_id === null) return undefined;
    const video = await query
      .selectFrom("videos")
      .select("state_code")
      .where("track_id", "=", order.track_id)
      .executeTakeFirst();
    return video?.state_code === 0 ? undefined : texts.frame.video;
  }

  async show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const query = readFrameQuery(request.query as Record<string, unknown>);
    const user = await this.#user(request);
    const open =
      user === undefined
        ? undefined
        : await reading(this.#context, (context) => openOrder(context, orderIdOf(request), user, query.after));
    const frame = this.frame(reply, query);
    if (!open) return this.send(reply, pages.refusedPage(frame, texts.frame.other), user === undefined ? 403 : 404);
    const refusal = open.state.kind === "ready" ? await this.#refusal(open) : undefined;
    return this.send(reply, refusal === undefined ? await this.#page(frame, open) : pages.refusedPage(frame, refusal));
  }

  /** Asked for every second while the bank thinks. */
  async state(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const user = await this.#user(request);
    const open =
      user === undefined
        ? undefined
        : await reading(this.#context, (context) => openOrder(context, orderIdOf(request), user));
    reply.headers({ ...securityHeaders("payment", this.#context.origins), "cache-control": "no-store" });
    return reply.code(open ? 200 : 404).send({ waiting: open?.state.kind === "waiting" });
  }

  async #pay(
    request: FastifyRequest,
    reply: FastifyReply,
    meansFor: (context: Context, userId: number) => Promise<Means | undefined>,
  ): Promise<FastifyReply> {
    assertSameOrigin(request.method, request.headers, this.#context.origins.payment);
    const query = readFrameQuery(request.query as Record<string, unknown>);
    const user = await this.#user(request);
    if (user === undefined)
      return this.send(reply, pages.refusedPage(this.frame(reply, query), texts.frame.other), 403);
    const id = orderIdOf(request);
    const paymentId = await writing(this.#context, (context) => payOrder(context, id, user, meansFor));
    return this.#see(reply, frameAddress(`/purchase/${id}/`, query, { after: paymentId }));
  }

  payByCard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#pay(request, reply, async ({ db, now }) => {
      const card = await spendToken(db, fieldsOf(request)["token"] ?? "", now());
      return card && cardMeans("card", card, true);
    });
  }

  /** A card that was saved before; one of somebody else, or one removed meanwhile, begins nothing, and the choice is shown anew. */
  payBySavedCard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#pay(request, reply, async ({ db, now }, userId) => {
      const chosen = (await methodsOf(db, userId, now())).find(({ id }) => id === fieldsOf(request)["paymentMethodId"]);
      return chosen && cardMeans("card", chosen, false);
    });
  }

  async payByPhone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const phone = (fieldsOf(request)["phone"] ?? "").slice(0, 24);
    const digits = phone.replace(/\D/g, "").replace(/^[78](?=\d{10}$)/, "");
    if (/^\d{10}$/.test(digits)) {
      const fate = refusingPhone.test(digits) ? { ...cardFates.refused, errorKind: "notEnoughMoney" } : cardFates.asks;
      return this.#pay(request, reply, async () => ({ method: "mobile", fate }));
    }
    assertSameOrigin(request.method, request.headers, this.#context.origins.payment);
    const user = await this.#user(request);
    const query = readFrameQuery(request.query as Record<string, unknown>);
    const open =
      user === undefined
        ? undefined
        : await reading(this.#context, (context) => openOrder(context, orderIdOf(request), user));
    const frame = this.frame(reply, query);
    if (!open) return this.send(reply, pages.refusedPage(frame, texts.frame.other), 404);
    return this.send(reply, await this.#page(frame, open, phone), 422);
  }

  async confirm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    assertSameOrigin(request.method, request.headers, this.#context.origins.payment);
    const query = readFrameQuery(request.query as Record<string, unknown>);
    const user = await this.#user(request);
    const id = orderIdOf(request);
    const agrees = fieldsOf(request)["answer"] === "yes";
    const outcome =
      user === undefined ? "" : await writing(this.#context, (context) => confirmOrder(context, id, user, agrees));
    return this.#see(reply, frameAddress(`/purchase/${id}/`, query, { after: outcome }));
  }
}

/** The payment origin (README.md). */
export async function addPayment(app: FastifyInstance, context: ServerContext): Promise<void> {
  const frame = new PaymentFrame(context);
  await app.register(formBody, { bodyLimit: 8 * 1024 });
  app.get("/purchase/:order/", (request, reply) => frame.show(request, reply));
  app.get("/purchase/:order/state/", (request, reply) => frame.state(request, reply));
  app.post("/purchase/:order/card/", (request, reply) => frame.payByCard(request, reply));
  app.post("/purchase/:order/saved/", (request, reply) => frame.payBySavedCard(request, reply));
  app.post("/purchase/:order/mobile/", (request, reply) => frame.payByPhone(request, reply));
  app.post("/purchase/:order/confirm/", (request, reply) => frame.confirm(request, reply));
  // Reloading a page that a form had answered asks for its address: the order's page shows what became of it.
  for (const name of ["card", "saved", "mobile", "confirm"]) {
    app.get(`/purchase/:order/${name}/`, (request, reply) =>
      reply
        .headers(securityHeaders("payment", context.origins, newNonce()))
        .redirect(
          frameAddress(`/purchase/${orderIdOf(request)}/`, readFrameQuery(request.query as Record<string, unknown>)),
          303,
        ),
    );
  }
  addBankPages(app, context);
  addTokens(app, context);
  addCardFrame(app, context);
  addFrameScripts(app, paymentAssets, paymentScripts, securityHeaders("file", context.origins));
  addFonts(app, securityHeaders("payment", context.origins));
  app.setNotFoundHandler((_request, reply) =>
    reply
      .headers(securityHeaders("payment", context.origins))
      .code(404)
      .type("text/plain; charset=utf-8")
      .send("Нет такой страницы\n"),
  );
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Problem ? error.status : ((error as { statusCode?: number }).statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, "payment origin failed");
    return reply
      .headers(securityHeaders("payment", context.origins))
      .code(status)
      .type("text/plain; charset=utf-8")
      .send(
        `${error instanceof Problem ? error.message : status >= 500 ? "Внутренняя ошибка" : "Запрос не читается"}\n`,
      );
  });
}
