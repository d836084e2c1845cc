import type { Context } from "../context.ts";
import { beginPayment, confirmPayment, type Means } from "./begin.ts";
import { cardFates } from "./cards.ts";
import { obstacleToConfirming, openOrder, type OpenOrder, type PaymentRow } from "./order-state.ts";
import { purchaseOf } from "./orders.ts";

// Actions of the buttons on the payment origin's pages, each inside one write transaction.

const begin = ({ db, now }: Context, { order, offer }: OpenOrder, means: Means): Promise<string> =>
  beginPayment(
    db,
    order.user_id,
    means,
    {
      orderId: order.id,
      name: order.name,
      amount: order.amount,
      receipt_email: order.receipt_email,
      return_url: order.return_url,
    },
    purchaseOf(order, offer),
    now(),
  );

/** «Оплатить»: begins a payment if the order still waits for one; twice the same form is one payment. Empty: nothing was begun. */
export async function payOrder(
  context: Context,
  orderId: string,
  userId: number,
  meansFor: (context: Context, userId: number) => Promise<Means | undefined>,
): Promise<string> {
  const open = await openOrder(context, orderId, userId);
  if (open?.state.kind !== "ready") return "";
  const means = await meansFor(context, userId);
  return means ? begin(context, open, means) : "";
}

/** Yes or no in the frame; the payment that was asked about. */
export async function confirmOrder(
  context: Context,
  orderId: string,
  userId: number,
  agrees: boolean,
): Promise<string> {
  const open = await openOrder(context, orderId, userId);
  if (open?.state.kind !== "confirm") return "";
  await answerBank(context, open.state.payment, agrees);
  return open.state.payment.id;
}

/** Yes or no to the bank. A yes to what is paid for otherwise, or is just being paid for, cancels this payment. */
export async function answerBank(context: Context, payment: PaymentRow, agrees: boolean): Promise<void> {
  const answer = !agrees
    ? "no"
    : (await obstacleToConfirming(context, payment)) === undefined
      ? "yes"
      : "paidOtherwise";
  await confirmPayment(context.db, payment.id, answer, context.now());
}

/** Yes or no on the partner's page: where to go back to, null when there is no such order. */
export async function payAtPartner(
  context: Context,
  orderId: string,
  userId: number,
  agrees: boolean,
): Promise<string | null> {
  const open = await openOrder(context, orderId, userId);
  if (!open || open.order.method !== "partner") return null;
  if (open.state.kind === "ready" && agrees) await begin(context, open, { method: "partner", fate: cardFates.pays });
  return open.order.return_url;
}
