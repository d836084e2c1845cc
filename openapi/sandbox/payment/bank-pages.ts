import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { userOfRequest } from "../auth/sessions.ts";
import type { Context, ServerContext } from "../context.ts";
import { assertSameOrigin } from "../http/same-origin.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/nonce.ts";
import { isPaid } from "./lapse.ts";
import { idIn } from "./frame-query.ts";
import { obstacleToConfirming, openOrder, paymentState, type PaymentRow } from "./order-state.ts";
import { ownPage, saidPage, type PageFrame } from "./pages.ts";
import { answerBank, payAtPartner } from "./presses.ts";
import { shopId } from "./shop.ts";
import { texts } from "./texts.ts";
import { reading, writing } from "../transactions.ts";

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

/** Text of the bank's page for a payment; undefined while the person has to be asked. */
async function answered(context: Context, payment: PaymentRow): Promise<string | undefined> {
  const { status, errorKind } = await paymentState(context, payment);
  if (isPaid(status)) return texts.answered.paid;
  if (errorKind === "alreadyPurchased") return texts.answered.paidOtherwise;
  if (payment.settles_ts === null && status !== "cancelled")
    return (await obstacleToConfirming(context, payment)) === undefined ? undefined : texts.answered.settling;
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
    reply.headers({
      ...securityHeaders("paymentPage", origins, nonce),
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    return {
      query: { flow: "", themeId: "", closable: false, after: "", newCard: false },
      nonce,
      shellOrigin: origins.shell,
      shopId,
    };
  };
  const see = (reply: FastifyReply, address: string): FastifyReply =>
    reply
      .headers({ ...securityHeaders("paymentPage", origins, newNonce()), "cache-control": "no-store" })
      .code(303)
      .header("location", address)
      .send();
  const idOf = (request: FastifyRequest): string => idIn(request.params, "id");
  const agreesIn = (request: FastifyRequest): boolean =>
    (request.body as { answer?: unknown } | null)?.answer === "yes";
  const userOf = async (request: FastifyRequest): Promise<number | undefined> =>
    (await userOfRequest(context, request, Date.now()))?.id;

  for (const kind of ["confirm", "sbp"] as const) {
    app.get(`/${kind}/:id/`, async (request, reply) => {
      const [payment, said] = await reading(context, async (inside) => {
        const found = await paymentOf(inside, idOf(request), kind);
        return [found, found && (await answered(inside, found))] as const;
      });
      const frame = open(reply);
      if (!payment) return reply.code(404).send(saidPage(frame, texts.titles[kind], texts.frame.other, origins.shell));
      if (said === undefined) return reply.send(ownPage(frame, kind, payment, `/${kind}/${payment.id}/`));
      return reply.send(saidPage(frame, texts.titles[kind], said, payment.return_url ?? origins.shell));
    });
    app.post(`/${kind}/:id/`, async (request, reply) => {
      assertSameOrigin(request.method, request.headers, origins.payment);
      const payment = await writing(context, async (inside) => {
        const found = await paymentOf(inside, idOf(request), kind);
        if (found) await answerBank(inside, found, agreesIn(request));
        return found;
      });
      // SBP is answered on another device, which stays where it is; the card's page sends the browser back.
      return see(reply, kind === "confirm" && payment?.return_url ? payment.return_url : `/${kind}/${idOf(request)}/`);
    });
  }

  app.get("/partner/:id/", async (request, reply) => {
    const user = await userOf(request);
    const opened =
      user === undefined ? undefined : await reading(context, (inside) => openOrder(inside, idOf(request), user));
    const frame = open(reply);
    if (!opened || opened.order.method !== "partner")
      return reply
        .code(user === undefined ? 403 : 404)
        .send(saidPage(frame, texts.titles.partner, texts.frame.other, origins.shell));
    const { order, state } = opened;
    if (state.kind === "ready") return reply.send(ownPage(frame, "partner", order, `/partner/${order.id}/`));
    return reply.send(
      saidPage(
        frame,
        texts.titles.partner,
        state.kind === "already" || state.kind === "paid" ? texts.frame.already : texts.answered.wait,
        order.return_url,
      ),
    );
  });
  app.post("/partner/:id/", async (request, reply) => {
    assertSameOrigin(request.method, request.headers, origins.payment);
    const user = await userOf(request);
    const back =
      user === undefined
        ? null
        : await writing(context, (inside) => payAtPartner(inside, idOf(request), user, agreesIn(request)));
    return see(reply, back ?? `/partner/${idOf(request)}/`);
  });
}
