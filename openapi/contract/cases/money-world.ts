import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { PurchasesTable } from "../../sandbox/db/schema.ts";
import { hashOfToken } from "../../sandbox/payment/index.ts";
import type { World } from "../world.ts";

const hour = 3_600_000;

/** The viewer as somebody who never bought anything; gives the id. */
export async function clear(w: World): Promise<number> {
  const id = Number(w.ids.viewer);
  for (const table of ["purchases", "payments", "payment_methods", "promo_activations", "orders"] as const)
    await w.db.deleteFrom(table).where("user_id", "=", id).execute();
  await w.db
    .updateTable("users")
    .set({ email: "zritel@kadr.example", email_confirmed: 1, birth_date: null })
    .where("id", "=", id)
    .execute();
  return id;
}

/** A token as the payment origin's script would get it; `outcome` is one of payment/cards.ts. */
export async function token(w: World, outcome = "pays", last4 = "1111"): Promise<string> {
  const text = randomUUID();
  const row = {
    id_hash: hashOfToken(text),
    card_type: "Visa",
    last4,
    issuer: "sberbank",
    expiry: "2034-12",
    outcome,
    created_ts: Date.now(),
    used: 0 as const,
  };
  await w.db.insertInto("card_tokens").values(row).execute();
  return text;
}

/** A card of the viewer. */
export async function card(w: World, outcome = "pays"): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    user_id: Number(w.ids.viewer),
    card_type: "Mir",
    last4: "0004",
    issuer: "tbank",
    expiry: "2033-01",
    outcome,
    is_main: 0 as const,
    is_removed: 0 as const,
    payment_id: null,
    created_ts: Date.now() - hour,
  };
  await w.db.insertInto("payment_methods").values(row).execute();
  return id;
}

/** Purchase that the viewer has; a monthly subscription to advertising-free video unless said. */
export async function purchase(w: World, changes: Partial<Insertable<PurchasesTable>> = {}): Promise<string> {
  const started = Date.now() - hour;
  const base = {
    user_id: Number(w.ids.viewer),
    name: "Видео без рекламы",
    access_type: "noads",
    product_code: "RUTUBE",
    created_ts: started,
    started_ts: started,
    first_days: 30,
    period_days: 30,
    price: 149,
  };
  const { id } = await w.db
    .insertInto("purchases")
    .values({ ...base, ...changes })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

/** A rental of the viewer that waits for its start. */
export const rental = (w: World, trackId: number, changes: Partial<Insertable<PurchasesTable>> = {}): Promise<string> =>
  purchase(w, {
    name: "Аренда",
    access_type: "tvod",
    product_code: null,
    offer_id: 11,
    track_id: trackId,
    first_days: null,
    period_days: null,
    price: 0,
    start_days: 30,
    watch_hours: 48,
    ...changes,
  });

/** The sold film of the seed. */
export async function film(w: World): Promise<{ id: string; track: number }> {
  const row = await w.db
    .selectFrom("videos")
    .select(["id", "track_id"])
    .where("is_paid", "=", 1)
    .where("product_id", "=", 7)
    .where("state_code", "=", 0)
    .orderBy("track_id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id: row.id, track: row.track_id };
}

export const returnUrl = (w: World): string =>
  `${w.sandbox.context.origins.shell}/?popup=premium_post_payment&productCode=RUTUBE`;
