import type { Selectable } from "kysely";
import type { OffersTable, PaymentsTable } from "../db/schema.ts";
import type { Context } from "../http/options.ts";
import { heldBy } from "../operations/offer-rows.ts";
import { isPaid, statusOf } from "./lapse.ts";
import type { OrderRow } from "./orders.ts";
import { isHeld, ownedBy, productOf } from "./owned.ts";

export type PaymentRow = Selectable<PaymentsTable>;
type OfferRow = Selectable<OffersTable>;

/** So many refused tries in so much time (milliseconds) are too many (CRITICAL_ERROR; C §9: retry hint of 5 minutes). */
const mostTries = 5;
const triesWindow = 5 * 60 * 1000;

/** An order that nobody paid for is forgotten after a day: prices and trials change. Milliseconds. */
const orderLife = 24 * 60 * 60 * 1000;

/** What the frame has to show for an order. */
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

/** An order of this person; a stranger's does not exist. */
export async function openOrder({ db, now }: Context, id: string, userId: number, after = ""): Promise<OpenOrder | undefined> {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  const offer = order && (await db.selectFrom("offers").selectAll().where("id", "=", order.offer_id).executeTakeFirst());
  if (!order || !offer) return undefined;
  const at = now();
  const done = { kind: "paid", text: offer.success_notification } as const;
  if (order.promo_code !== null) return { order, offer, state: done };
  const payments = await db.selectFrom("payments").selectAll().where("order_id", "=", id).orderBy("created_ts", "desc").orderBy("id").limit(100).execute();
  const states = payments.map((payment) => ({ payment, status: statusOf(payment, at) }));
  if (states.some(({ status }) => isPaid(status))) return { order, offer, state: done };
  const waiting = states.find(({ status }) => status === "new" || status === "pending");
  if (waiting) return { order, offer, state: waiting.payment.settles_ts === null && waiting.payment.confirmation !== "none" ? { kind: "confirm", payment: waiting.payment } : { kind: "waiting" } };
  const refused = states.filter(({ payment }) => at - payment.created_ts < triesWindow);
  if (refused.length >= mostTries) return { order, offer, state: { kind: "tooMany" } };
  const failed = states.find(({ payment }) => payment.id === after);
  if (failed) return { order, offer, state: { kind: "failed", errorKind: failed.payment.error_kind ?? "somethingWrong" } };
  if (heldBy(await ownedBy(db, userId, at), offer, order.track_id)) return { order, offer, state: { kind: "already" } };
  return at - order.created_ts > orderLife ? undefined : { order, offer, state: { kind: "ready" } };
}

/** The thing that a payment is for was got by another one meanwhile: nobody pays twice. */
export async function isHadAlready({ db, now }: Context, payment: PaymentRow): Promise<boolean> {
  const given = await db.selectFrom("purchases").selectAll().where("payment_id", "=", payment.id).executeTakeFirst();
  if (!given) return false;
  const owned = (await ownedBy(db, payment.user_id, now())).filter(({ row }) => row.id !== given.id);
  if (given.product_code !== null) return productOf(owned, given.product_code) !== undefined;
  return owned.some((one) => isHeld(one) && one.row.offer_id === given.offer_id && one.row.track_id === given.track_id);
}
