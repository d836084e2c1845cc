import type { Selectable } from "kysely";
import type { PromoActivationsTable, PromoCodesTable } from "../../db/schema.ts";
import type { Db } from "../../db/dialect.ts";
import { Problem } from "../../http/problems.ts";
import { day, obstacleTo, ownedBy } from "../../payment/index.ts";
import { created, ok, requireUser, type Handler } from "../call.ts";
import { isoTime } from "../shared/format.ts";

export type PromoRow = Selectable<PromoCodesTable>;
type Activation = Selectable<PromoActivationsTable>;

/** How long an activation takes, milliseconds. */
const activating = 2000;

/** Documented codes and texts (PROMO-*), and the status that each answers with. */
const refusals: Readonly<Record<string, readonly [status: number, text: string]>> = {
  PROMOCODE_NOT_FOUND: [404, "Вы ввели неверный промокод"],
  PROMOCODE_ALREADY_USED: [409, "Вы уже участвовали в этой акции"],
  PROMOCODE_ANOTHER_SUBSCRIPTION_ALREADY_USED: [409, "Промокод не активирован. У вас уже есть действующая подписка."],
  PROMOCODE_SUBSCRIPTION_ALREADY_USED: [409, "Промокод не активирован. У вас уже есть действующая подписка."],
  PROMOCODE_INACTIVE: [409, "Акция неактивна"],
  PROMOCODE_LOCKED: [409, "Промокод находится в обработке в другой сессии"],
  PROMOCODE_ERROR: [422, "Ошибка промокода"],
  PROMOCODE_ERROR_ACTIVATION: [422, "Ошибка активации промокода"],
  AGE_ERROR: [422, "Покупка доступна пользователям старше 18 лет"],
  PROMOCODE_ONLY_VIDEO_PAGE: [422, "Этот промокод можно использовать только на странице конкретного видео"],
};

export function refused(code: string): Problem {
  const [status, text] = refusals[code] ?? [422, "Ошибка промокода"];
  return new Problem(status, code, text);
}

/** Codes are kept in capitals: letter case does not matter. */
export async function findPromo(db: Db, kind: PromoRow["kind"], text: unknown): Promise<PromoRow> {
  const row = await db
    .selectFrom("promo_codes")
    .selectAll()
    .where("code", "=", String(text).toUpperCase())
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!row) throw refused("PROMOCODE_NOT_FOUND");
  return row;
}

/** Throws why this person cannot use the code now. `PROMOCODE_ERROR_ACTIVATION` comes later, with the activation. */
export async function assertUsable(db: Db, promo: PromoRow, userId: number, now: number): Promise<void> {
  if (promo.refusal !== null && promo.refusal !== "PROMOCODE_ERROR_ACTIVATION") throw refused(promo.refusal);
  if ((promo.starts_ts !== null && now < promo.starts_ts) || (promo.ends_ts !== null && now >= promo.ends_ts))
    throw refused("PROMOCODE_INACTIVE");
  const tries = await db
    .selectFrom("promo_activations")
    .selectAll()
    .where("user_id", "=", userId)
    .where("campaign", "=", promo.campaign)
    .orderBy("id")
    .execute();
  if (tries.some((one) => one.error_code === null && one.settles_ts <= now)) throw refused("PROMOCODE_ALREADY_USED");
  if (tries.some((one) => one.settles_ts > now)) throw refused("PROMOCODE_LOCKED");
  if (promo.product_code === null) return;
  const owned = await ownedBy(db, userId, now);
  const obstacle = obstacleTo(owned, { access_type: "promo", product_code: promo.product_code });
  if (obstacle === "held") throw refused("PROMOCODE_SUBSCRIPTION_ALREADY_USED");
  // A payment for the same is being settled: the code would take nothing off it.
  if (obstacle === "settling") throw refused("PROMOCODE_LOCKED");
  const other = owned.some(({ row, timeline }) => row.product_code !== null && timeline.phase === "active");
  if (other) throw refused("PROMOCODE_ANOTHER_SUBSCRIPTION_ALREADY_USED");
}

export const getPromoCode: Handler = async (call) => {
  const { db, now } = call.context;
  const promo = await findPromo(db, "product", call.params["promoCode"]);
  await assertUsable(db, promo, requireUser(call).id, now());
  return ok({
    promocode: promo.code,
    productCode: promo.product_code,
    name: promo.name,
    daysCount: promo.days_count,
    isRenewable: false,
  });
};

function activationBody(promo: PromoRow, one: Activation | undefined, now: number): Record<string, unknown> {
  const base = { promocode: promo.code, ...(promo.product_code === null ? {} : { productCode: promo.product_code }) };
  if (!one) return { ...base, status: "not_activated", endTime: null };
  if (now < one.settles_ts) return { ...base, status: "pending", endTime: null };
  if (one.error_code !== null) return { ...base, status: "failed", errorCode: one.error_code, endTime: null };
  return { ...base, status: "activated", endTime: one.end_ts === null ? null : isoTime(one.end_ts) };
}

export const activatePromoCode: Handler = async (call) => {
  const { db } = call.context;
  const user = requireUser(call);
  const now = call.context.now();
  const promo = await findPromo(db, "product", call.body["promocode"]);
  await assertUsable(db, promo, user.id, now);
  const settles = now + activating;
  const fails = promo.refusal === "PROMOCODE_ERROR_ACTIVATION";
  const end = settles + promo.days_count * day;
  const row = {
    code: promo.code,
    campaign: promo.campaign,
    user_id: user.id,
    error_code: fails ? promo.refusal : null,
    end_ts: fails ? null : end,
    created_ts: now,
    settles_ts: settles,
  };
  await db.insertInto("promo_activations").values(row).execute();
  if (!fails) {
    await db
      .insertInto("purchases")
      .values({
        user_id: user.id,
        name: promo.name,
        access_type: "promo",
        product_code: promo.product_code,
        created_ts: now,
        started_ts: settles,
        first_days: promo.days_count,
        is_promo: 1,
      })
      .execute();
  }
  return created(activationBody(promo, { id: 0, ...row }, now));
};

export const getPromoActivationStatus: Handler = async (call) => {
  const { db, now } = call.context;
  const promo = await findPromo(db, "product", call.query["promocode"]);
  const last = await db
    .selectFrom("promo_activations")
    .selectAll()
    .where("user_id", "=", requireUser(call).id)
    .where("code", "=", promo.code)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return ok(activationBody(promo, last, now()));
};
