import type { Selectable } from "kysely";
import type { TariffsTable } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import { notFound, Problem } from "../../http/problems.ts";
import { canBeRenewed, isGift, type Owned, ownedBy, productOf } from "../../payment/index.ts";
import { ok, requireUser, type OperationResponse, type Call, type Handler } from "../call.ts";
import { isoTime, jsonColumn, mediaUrl } from "../shared/format.ts";

type TariffRow = Selectable<TariffsTable>;

const time = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

/** A first period at another price is for who never had the product. */
export const mayTry = (owned: readonly Owned[], productCode: string): boolean =>
  !owned.some(({ row, timeline }) => row.product_code === productCode && timeline.phase !== "before");

function tariffBody(context: Context, row: TariffRow, owned: readonly Owned[]): Record<string, unknown> {
  const own = productOf(owned, row.product_code);
  const timeline = own?.timeline;
  const hasTrial = row.trial_text !== null && mayTry(owned, row.product_code);
  return {
    productCode: row.product_code,
    nameTransformed: row.custom_name ?? row.name,
    type: own && isGift(own.row) ? "subscription_free" : "subscription_paid",
    isActive: own !== undefined,
    isPromo: own?.row.is_promo === 1,
    endTime: time(timeline?.end ?? null),
    billingPeriodExpired: time(timeline?.periodEnd ?? null),
    nextPaymentValue: own && timeline?.nextPayment != null ? own.row.price : null,
    productPicture: mediaUrl(context, row.picture),
    controlColor: row.control_color,
    description: {
      descriptionTransformed: row.description,
      detailsLink: row.details_link,
      originalDescription: row.description,
    },
    linksUserAgreement: jsonColumn(row.agreements_json),
    ...(row.custom_name === null ? {} : { customName: row.custom_name }),
    name: row.name,
    tariff: {
      tariffCode: row.code,
      complex: hasTrial ? jsonColumn(row.complex_json) : [],
      mainPrice: { price: row.price, currency: "RUB", periodDays: row.period_days },
      ...(hasTrial ? { trial: row.trial_text, offerButtonText: { trial: `Попробовать ${row.trial_text}` } } : {}),
    },
  };
}

async function tariffs(call: Call, productCode: unknown): Promise<unknown> {
  const { db, now } = call.context;
  const owned = call.user ? await ownedBy(db, call.user.id, now()) : [];
  const rows = await db.selectFrom("tariffs").selectAll().orderBy("order_number").orderBy("code").execute();
  return {
    result: rows
      .filter((row) => productCode === undefined || row.product_code === productCode)
      .map((row) => tariffBody(call.context, row, owned)),
  };
}

export const listProductTariffs: Handler = async (call) => ok(await tariffs(call, call.query["productCode"]));

/** Writes whether what is paid for again by itself goes on; the purchase is the person's, and active. */
export async function setRenewal(context: Context, owned: Owned, goesOn: boolean): Promise<void> {
  if (!canBeRenewed(owned)) throw new Problem(409, "conflict", "Эта подписка не продлевается автоматически");
  if (goesOn === (owned.row.renew_off_ts === null)) return;
  // A tariff that was renewed while it could be stays renewed when it goes on.
  const change = goesOn ? { renew_off_ts: null, renewed_ts: context.now() } : { renew_off_ts: context.now() };
  await context.db.updateTable("purchases").set(change).where("id", "=", owned.row.id).execute();
}

async function recurrent(call: Call, goesOn: boolean): Promise<OperationResponse> {
  const { db, now } = call.context;
  const code = String(call.body["productCode"]);
  const own = productOf(await ownedBy(db, requireUser(call).id, now()), code);
  if (!own) throw notFound();
  await setRenewal(call.context, own, goesOn);
  return ok(await tariffs(call, code));
}

export const rescindRecurrentPayment: Handler = (call) => recurrent(call, false);
export const recoverRecurrentPayment: Handler = (call) => recurrent(call, true);
