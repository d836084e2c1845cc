import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { userOfRequest } from "../auth/sessions.ts";
import { reading, writing, type Context, type ServerContext } from "../http/options.ts";
import { assertSameOrigin } from "../http/same-origin.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/shell.ts";
import { beginPayment, confirmPayment } from "./begin.ts";
import { cardFates } from "./cards.ts";
import { isPaid, statusOf } from "./lapse.ts";
import { idIn } from "./frame-query.ts";
import { isHadAlready, openOrder, type PaymentRow } from "./order-state.ts";
import { purchaseOf } from "./orders.ts";
import { ownPage, saidPage, type PageFrame } from "./pages.ts";
import { shopId } from "./shop.ts";
import { texts } from "./texts.ts";

type Kind = "confirm" | "sbp";

const paymentOf = ({ db }: Context, id: string, kind: Kind): Promise<PaymentRow | undefined> =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", id)
    .where("confirmation", "=", kind === "sbp" ? "sbp" : "card")
    // A payment of the frame is confirmed in the frame.
    .where("method", "in", kind === "sbp" ? ["sbp"] : ["bank_card"])
    .executeTakeFirst();

function answered(payment: PaymentRow, now: number): string {
  const status = statusOf(payment, now);
  if (isPaid(status)) return texts.answered.paid;
  if (payment.settles_ts === null) return texts.answered.over;
  return payment.outcome === "cancelled" ? texts.answered.refused : texts.answered.paid;
}

/**
 * Pages in a window of their own: the bank's question about a card, SBP as the bank's app shows it (whoever holds the address may
 * answer: it is opened on another device), and the partner's page.
 */
export function addBankPages(app: FastifyInstance, context: ServerContext): void {
  const { origins } = context;

  const open = (reply: FastifyReply): PageFrame => {
    const nonce = newNonce();
    reply.headers({ ...securityHeaders("paymentPage", origins, nonce), "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    return { query: { flow: "", themeId: "", closable: false, after: "", newCard: false }, nonce, shellOrigin: origins.shell, shopId };
  };
  const see = (reply: FastifyReply, address: string): FastifyReply => reply.headers({ ...securityHeaders("paymentPage", origins, newNonce()), "cache-control": "no-store" }).code(303).header("location", address).send();
  const idOf = (request: FastifyRequest): string => idIn(request.params, "id");
  const agreesIn = (request: FastifyRequest): boolean => (request.body as { answer?: unknown } | null)?.answer === "yes";
  const userOf = async (request: FastifyRequest): Promise<number | undefined> => (await userOfRequest(context.database.query, request, Date.now()))?.id;

  for (const kind of ["confirm", "sbp"] as const) {
    app.get(`/${kind}/:id/`, async (request, reply) => {
      const payment = await reading(context, (inside) => paymentOf(inside, idOf(request), kind));
      const frame = open(reply);
      if (!payment) return reply.code(404).send(saidPage(frame, texts.titles[kind], texts.frame.other, origins.shell));
      const waits = payment.settles_ts === null && context.now() < (payment.expires_ts ?? 0);
      if (waits) return reply.send(ownPage(frame, kind, payment, `/${kind}/${payment.id}/`));
      return reply.send(saidPage(frame, texts.titles[kind], answered(payment, context.now()), payment.return_url ?? origins.shell));
    });
    app.post(`/${kind}/:id/`, async (request, reply) => {
      assertSameOrigin(request.method, request.headers, origins.payment);
      const payment = await writing(context, async (inside) => {
        const found = await paymentOf(inside, idOf(request), kind);
        if (found) await confirmPayment(inside.db, found.id, agreesIn(request) && !(await isHadAlready(inside, found)), inside.now());
        return found;
      });
      // SBP is answered on another device, which stays where it is; the card's page sends the browser back.
      return see(reply, kind === "confirm" && payment?.return_url ? payment.return_url : `/${kind}/${idOf(request)}/`);
    });
  }

  app.get("/partner/:id/", async (request, reply) => {
    const user = await userOf(request);
    const opened = user === undefined ? undefined : await reading(context, (inside) => openOrder(inside, idOf(request), user));
    const frame = open(reply);
    if (!opened || opened.order.method !== "partner") return reply.code(user === undefined ? 403 : 404).send(saidPage(frame, texts.titles.partner, texts.frame.other, origins.shell));
    const { order, state } = opened;
    if (state.kind === "ready") return reply.send(ownPage(frame, "partner", order, `/partner/${order.id}/`));
    return reply.send(saidPage(frame, texts.titles.partner, state.kind === "already" || state.kind === "paid" ? texts.frame.already : texts.answered.wait, order.return_url));
  });
  app.post("/partner/:id/", async (request, reply) => {
    assertSameOrigin(request.method, request.headers, origins.payment);
    const user = await userOf(request);
    const back = user === undefined ? null : await writing(context, async (inside) => {
      const opened = await openOrder(inside, idOf(request), user);
      if (!opened || opened.order.method !== "partner") return null;
      const { order, offer, state } = opened;
      if (state.kind === "ready" && agreesIn(request)) {
        const paid = { orderId: order.id, name: order.name, amount: order.amount, receipt_email: order.receipt_email, return_url: order.return_url };
        await beginPayment(inside.db, user, { method: "partner", fate: cardFates.pays }, paid, purchaseOf(order, offer), inside.now());
      }
      return order.return_url;
    });
    return see(reply, back ?? `/partner/${idOf(request)}/`);
  });
}
