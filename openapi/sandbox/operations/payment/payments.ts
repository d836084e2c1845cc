import type { Selectable } from "kysely";
import type { Db } from "../../db/dialect.ts";
import type { TariffsTable } from "../../db/schema.ts";
import { forbidden, invalid, notFound } from "../../http/problems.ts";
import {
  assertNotPaidFor,
  beginPayment,
  cardMeans,
  type Means,
  methodsOf,
  ownedBy,
  paymentState,
  sbp,
  shopId,
  spendToken,
} from "../../payment/index.ts";
import { created, noContent, ok, requireUser, type Call, type Handler } from "../call.ts";
import { badToken } from "./payment-methods.ts";
import { mayTry } from "./tariffs.ts";

/**
 * A page of the shell; the bank's pages send people back there and nowhere else. A `blob:` or a `filesystem:` reports the origin that it was
 * made on, and a path that begins with two slashes is another site where it is written without its origin.
 */
export function returnAddress(call: Pick<Call, "context">, value: unknown, field: string): string {
  const { shell } = call.context.origins;
  const text = typeof value === "string" ? value : "";
  const url =
    text.length > 4096 || /[\u0000-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\\]/.test(text)
      ? null
      : URL.parse(text);
  const isPage =
    url !== null &&
    url.protocol === new URL(shell).protocol &&
    url.username === "" &&
    url.password === "" &&
    !url.pathname.startsWith("//");
  if (isPage && url.origin === shell) return url.href;
  throw invalid({ [field]: "Адрес должен быть на этом сайте" });
}

async function meansOf(call: Call, given: Readonly<Record<string, unknown>>): Promise<Means> {
  const { db, now } = call.context;
  if (given["type"] === "sbp") return sbp;
  const { token, paymentMethodId: id } = given;
  if ((token === undefined) === (id === undefined))
    throw invalid({ "paymentMethod.token": "Нужен либо token, либо paymentMethodId" });
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
    access_type: tariff.product_code === "RUTUBE" ? "noads" : "svod",
    product_code: tariff.product_code,
    tariff_code: tariff.code,
    first_days: isTrial ? (tariff.trial_days ?? tariff.period_days) : tariff.period_days,
    period_days: tariff.period_days,
    price: tariff.price,
    is_trial: isTrial ? 1 : 0,
  } as const;
}

/** Where a receipt goes: an address that is not confirmed may be a stranger's. */
const confirmedEmail = async (db: Db, userId: number): Promise<string | null> =>
  (
    await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", userId)
      .where("email_confirmed", "=", 1)
      .executeTakeFirst()
  )?.email ?? null;

export const startPayment: Handler = async (call) => {
  const { db, now } = call.context;
  const user = requireUser(call);
  if (call.body["shopId"] !== shopId) throw invalid({ shopId: "Нет такого магазина" });
  const returnUrl = returnAddress(
    call,
    (call.body["confirmation"] as { returnUrl?: unknown }).returnUrl,
    "confirmation.returnUrl",
  );
  const tariff = await db
    .selectFrom("tariffs")
    .selectAll()
    .where("code", "=", String(call.body["tariffCode"]))
    .executeTakeFirst();
  if (!tariff) throw notFound();
  const owned = await ownedBy(db, user.id, now());
  assertNotPaidFor(owned, givenBy(tariff, false));
  const means = await meansOf(call, call.body["paymentMethod"] as Record<string, unknown>);
  const isTrial = tariff.trial_price !== null && mayTry(owned, tariff.product_code);
  const amount = isTrial ? (tariff.trial_price ?? tariff.price) : tariff.price;
  const paid = {
    name: tariff.custom_name ?? tariff.name,
    amount,
    receipt_email: await confirmedEmail(db, user.id),
    return_url: returnUrl,
  };
  const paymentId = await beginPayment(db, user.id, means, paid, givenBy(tariff, isTrial), now());
  return created({ results: { paymentId } });
};

export const getPaymentStatus: Handler = async (call) => {
  const { db, origins } = call.context;
  const id = call.params["paymentId"] ?? "";
  const payment = await db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", requireUser(call).id)
    .executeTakeFirst();
  if (!payment) throw notFound();
  const { status, errorKind } = await paymentState(call.context, payment);
  const waits = (status === "new" || status === "pending") && payment.settles_ts === null;
  const confirmation =
    payment.confirmation === "card"
      ? { confirmationUrl: `${origins.payment}/confirm/${id}/` }
      : payment.confirmation === "sbp"
        ? { confirmationData: `${origins.payment}/sbp/${id}/` }
        : undefined;
  return ok({
    results: {
      status,
      ...(waits && confirmation ? { confirmation } : {}),
      ...(errorKind === null ? {} : { errorKind }),
    },
  });
};

export const reportPaymentStart: Handler = async (call) => {
  const user = requireUser(call);
  const { userId, random, createdDatetime, productCode } = call.params;
  if (userId !== String(user.id)) throw forbidden();
  await call.context.db
    .insertInto("payment_starts")
    .values({
      user_id: user.id,
      random: Number(random),
      created_datetime: createdDatetime ?? "",
      product_code: productCode ?? "",
      reported_ts: call.context.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return noContent();
};
