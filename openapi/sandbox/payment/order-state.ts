import type { Selectable } from "kysely";
import type { OffersTable, PaymentsTable } from "../db/schema.ts";
import type { Context } from "../context.ts";
import { isPaid, statusOf } from "./lapse.ts";
import { obstacleTo, type Obstacle } from "./once.ts";
import { purchaseOf, type OrderRow } from "./orders.ts";
import { ownedBy } from "./owned.ts";

export type PaymentRow = Selectable<PaymentsTable>;
type OfferRow = Selectable<OffersTable>;

/** So many refused tries in so much time (milliseconds) are too many (CRITICAL_ERROR; `payment.retryHintMinutes`). */
const maxTries = 5;
const triesWindow = 5 * 60 * 1000;

/** An order that nobody paid for is forgotten after a day: prices and trials change. Milliseconds. */
const orderLife = 24 * 60 * 60 * 1000;

/** State of an order that the frame has to show. */
export type OrderState =
  | { readonly kind: "already" | "tooMany" | "ready" }
  | { readonly kind: "paid"; readonly text: string }
  | { readonly kind: "waiting" }
  | { readonly kind: "confirm"; readonly payment: PaymentRow }
  | { readonly kind: "failed"; readonly errorKind: string };

export interface OpenOrder {
  readonly order: OrderRow;
  readonly offer: OfferRow;
  readonly state: OrderState;
}

/** It waits for the person's yes, not for the bank. */
export const asksPerson = (payment: PaymentRow): boolean =>
  payment.settles_ts === null && payment.confirmation !== "none";

/** An order of this person; a stranger's does not exist. */
export async function openOrder(
  { db, now }: Context,
  id: string,
  userId: number,
  after = "",
): Promise<OpenOrder | undefined> {
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const offer =
    order && (await db.selectFrom("offers").selectAll().where("id", "=", order.offer_id).executeTakeFirst());
  if (!order || !offer) return undefined;
  const at = now();
  const done = { kind: "paid", text: offer.success_notification } as const;
  if (order.promo_code !== null) return { order, offer, state: done };
  const payments = await db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("created_ts", "desc")
    .orderBy("id")
    .limit(100)
    .execute();
  const states = payments.map((payment) => ({ payment, status: statusOf(payment, at) }));
  if (states.some(({ status }) => isPaid(status))) return { order, offer, state: done };
  const waiting = states.find(({ status }) => status === "new" || status === "pending");
  if (waiting && !asksPerson(waiting.payment)) return { order, offer, state: { kind: "waiting" } };
  const obstacle = obstacleTo(await ownedBy(db, userId, at), purchaseOf(order, offer));
  if (obstacle === "held") return { order, offer, state: { kind: "already" } };
  // Another payment for the same is being settled: the page waits with it, and then says what became of it.
  if (obstacle === "settling") return { order, offer, state: { kind: "waiting" } };
  if (waiting) return { order, offer, state: { kind: "confirm", payment: waiting.payment } };
  const refused = states.filter(({ payment }) => at - payment.created_ts < triesWindow);
  if (refused.length >= maxTries) return { order, offer, state: { kind: "tooMany" } };
  const failed = states.find(({ payment }) => payment.id === after);
  if (failed)
    return { order, offer, state: { kind: "failed", errorKind: failed.payment.error_kind ?? "somethingWrong" } };
  return at - order.created_ts > orderLife ? undefined : { order, offer, state: { kind: "ready" } };
}

/** Obstacle to confirming a payment that waits for the person. */
export async function obstacleToConfirming({ db, now }: Context, payment: PaymentRow): Promise<Obstacle | undefined> {
  const given = await db.selectFrom("purchases").selectAll().where("payment_id", "=", payment.id).executeTakeFirst();
  return (
    given &&
    obstacleTo(
      (await ownedBy(db, payment.user_id, now())).filter(({ row }) => row.id !== given.id),
      given,
    )
  );
}

/** Where a payment is, and why it came to nothing. One that still waits for the person, for what they have by now, is over: it cannot be confirmed. */
export async function paymentState(
  context: Context,
  payment: PaymentRow,
): Promise<{ status: string; errorKind: string | null }> {
  const status = statusOf(payment, context.now());
  if (status === "failed" || status === "cancelled")
    return { status, errorKind: payment.error_kind ?? "somethingWrong" };
  const isWaiting = (status === "new" || status === "pending") && asksPerson(payment);
  if (isWaiting && (await obstacleToConfirming(context, payment)) === "held")
    return { status: "cancelled", errorKind: "alreadyPurchased" };
  return { status, errorKind: null };
}
