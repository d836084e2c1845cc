import type { Selectable } from "kysely";
import type { TariffsTable } from "../db/schema.ts";
import { forbidden, invalid, notFound, Problem } from "../http/problems.ts";
import { beginPayment, cardMeans, sbp, spendToken, type Means } from "../payment/begin.ts";
import { statusOf } from "../payment/lapse.ts";
import { methodsOf, ownedBy, productOf, type Owned } from "../payment/owned.ts";
import { shopId } from "../payment/shop.ts";
import { created, noContent, ok, requireUser, type Call, type Handler } from "./call.ts";
import { badToken } from "./payment-methods.ts";
import { mayTry } from "./tariffs.ts";

export const alreadyPurchased = (): Problem => new Problem(409, "already_purchased", "Покупка уже активна");
export const beingPaid = (): Problem => new Problem(409, "conflict", "Оплата уже выполняется");

/** An address of the shell; the bank's pages send people back there and nowhere else. */
export function returnAddress(call: Call, value: unknown, field: string): string {
  try {
    const url = new URL(String(value));
    if (url.origin === call.context.origins.shell) return url.href;
  } catch {
    // Not an address: refused below.
  }
  throw invalid({ [field]: "Адрес должен быть на этом сайте" });
}

/** The product is not had and no payment for it is on its way. */
function assertFree(owned: readonly Owned[], productCode: string): void {
  if (productOf(owned, productCode)) throw alreadyPurchased();
  if (owned.some(({ row, isBeingPaid }) => isBeingPaid && row.product_code === productCode)) throw beingPaid();
}

async function meansOf(call: Call, given: Readonly<Record<string, unknown>>): Promise<Means> {
  const { db, now } = call.context;
  if (given["type"] === "sbp") return sbp;
  const { token, paymentMethodId: id } = given;
  if ((token === undefined) === (id === undefined)) throw invalid({ "paymentMethod.token": "Нужен либо token, либо paymentMethodId" });
  if (id !== undefined) {
    const saved = (await methodsOf(db, requireUser(call).id, now())).find((row) => row.id === id);
    if (!saved) throw notFound();
    return cardMeans("bank_card", saved, false);
  }
  const card = await spendToken(db, String(token), now());
  if (!card) throw badToken("paymentMethod.token");
  return cardMeans("bank_card", card, true);
}

function givenBy(tariff: Selectable<TariffsTable>, isTrial: boolean) {
  return {
    access_type: tariff.product_code === "RUTUBE" ? "noads" : "svod", product_code: tariff.product_code, tariff_code: tariff.code,
    first_days: isTrial ? (tariff.trial_days ?? tariff.period_days) : tariff.period_days, period_days: tariff.period_days, price: tariff.price, is_trial: isTrial ? 1 : 0,
  } as const;
}

export const startPayment: Handler = async (call) => {
  const { db, now } = call.context;
  const user = requireUser(call);
  if (call.body["shopId"] !== shopId) throw invalid({ shopId: "Нет такого магазина" });
  const returnUrl = returnAddress(call, (call.body["confirmation"] as { returnUrl?: unknown }).returnUrl, "confirmation.returnUrl");
  const tariff = await db.selectFrom("tariffs").selectAll().where("code", "=", String(call.body["tariffCode"])).executeTakeFirst();
  if (!tariff) throw notFound();
  const owned = await ownedBy(db, user.id, now());
  assertFree(owned, tariff.product_code);
  const means = await meansOf(call, call.body["paymentMethod"] as Record<string, unknown>);
  const isTrial = tariff.trial_price !== null && mayTry(owned, tariff.product_code);
  const amount = isTrial ? (tariff.trial_price ?? tariff.price) : tariff.price;
  const paid = { name: tariff.custom_name ?? tariff.name, amount, receipt_email: user.email, return_url: returnUrl };
  const paymentId = await beginPayment(db, user.id, means, paid, givenBy(tariff, isTrial), now());
  return created({ results: { paymentId } });
};

export const getPaymentStatus: Handler = async (call) => {
  const { db, now, origins } = call.context;
  const id = call.params["paymentId"] ?? "";
  const payment = await db.selectFrom("payments").selectAll().where("id", "=", id).where("user_id", "=", requireUser(call).id).executeTakeFirst();
  if (!payment) throw notFound();
  const status = statusOf(payment, now());
  const waits = (status === "new" || status === "pending") && payment.settles_ts === null;
  const failed = status === "failed" || status === "cancelled";
  const confirmation =
    payment.confirmation === "card" ? { confirmationUrl: `${origins.payment}/confirm/${id}/` } : payment.confirmation === "sbp" ? { confirmationData: `${origins.payment}/sbp/${id}/` } : undefined;
  return ok({ results: { status, ...(waits && confirmation ? { confirmation } : {}), ...(failed ? { errorKind: payment.error_kind ?? "somethingWrong" } : {}) } });
};

export const reportPaymentStart: Handler = async (call) => {
  const user = requireUser(call);
  const { userId, random, createdDatetime, productCode } = call.params;
  if (userId !== String(user.id)) throw forbidden();
  await call.context.db
    .insertInto("payment_starts")
    .values({ user_id: user.id, random: Number(random), created_datetime: createdDatetime ?? "", product_code: productCode ?? "", reported_ts: call.context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return noContent();
};
