import type { Selectable } from "kysely";
import type { Db } from "../db/dialect.ts";
import type { PaymentMethodsTable, PurchasesTable } from "../db/schema.ts";
import { fateOf } from "./cards.ts";
import { isPaid, statusOf, timelineOf, type Timeline } from "./lapse.ts";

export type PurchaseRow = Selectable<PurchasesTable>;
export type MethodRow = Selectable<PaymentMethodsTable>;

/** A purchase, and where it is now. */
export interface Owned {
  readonly row: PurchaseRow;
  readonly timeline: Timeline;
  /** State of its payment; undefined: there was nothing to pay. */
  readonly paymentStatus: string | undefined;
  /** It will be paid for in a moment, without anybody doing anything. */
  readonly isBeingPaid: boolean;
}

/** The saved cards of a person, the main one first. A card that a payment saved counts once that has succeeded. */
export async function methodsOf(db: Db, userId: number, now: number): Promise<MethodRow[]> {
  const rows = await db
    .selectFrom("payment_methods as m")
    .leftJoin("payments as p", "p.id", "m.payment_id")
    .selectAll("m")
    .select(["p.outcome as paid_outcome", "p.settles_ts as paid_settles", "p.expires_ts as paid_expires", "p.created_ts as paid_created"])
    .where("m.user_id", "=", userId)
    .where("m.is_removed", "=", 0)
    .orderBy("m.is_main", "desc")
    .orderBy("m.created_ts")
    .orderBy("m.id")
    .limit(100)
    .execute();
  return rows
    .filter(({ paid_outcome: outcome, paid_created: created, paid_settles: settles, paid_expires: expires }) =>
      outcome === null || created === null ? true : isPaid(statusOf({ outcome, created_ts: created, settles_ts: settles, expires_ts: expires }, now)))
    .map(({ paid_outcome: _a, paid_settles: _b, paid_expires: _c, paid_created: _d, ...row }) => row);
}

/** Whether the bank would pay for the next period. */
export const canRenew = (methods: readonly MethodRow[]): boolean => methods[0] !== undefined && !fateOf(methods[0].outcome).refusesRenewal;

/** Everything that a person bought or was given, newest first, tries that failed left out. */
export async function ownedBy(db: Db, userId: number, now: number): Promise<Owned[]> {
  const canPay = canRenew(await methodsOf(db, userId, now));
  const rows = await db
    .selectFrom("purchases")
    .leftJoin("payments as p", "p.id", "purchases.payment_id")
    .selectAll("purchases")
    .select(["p.outcome as paid_outcome", "p.settles_ts as paid_settles", "p.expires_ts as paid_expires", "p.created_ts as paid_created"])
    .where("purchases.user_id", "=", userId)
    .orderBy("purchases.id", "desc")
    .limit(500)
    .execute();
  return rows.flatMap(({ paid_outcome: outcome, paid_settles: settles, paid_expires: expires, paid_created: created, ...row }): Owned[] => {
    if (outcome === null || created === null) return [{ row, paymentStatus: undefined, isBeingPaid: false, timeline: timelineOf(row, row.started_ts, now, canPay) }];
    const paymentStatus = statusOf({ outcome, created_ts: created, settles_ts: settles, expires_ts: expires }, now);
    if (paymentStatus === "failed" || paymentStatus === "cancelled") return [];
    const start = isPaid(paymentStatus) ? settles : null;
    return [{ row, paymentStatus, isBeingPaid: start === null && settles !== null && isPaid(outcome), timeline: timelineOf(row, start, now, canPay) }];
  });
}

/** It gives what was bought, or will once it is started. */
export const isHeld = ({ timeline: { phase } }: Owned): boolean => phase === "active" || phase === "unstarted";

/** The purchase by which a product is had now: the one that lasts longest. */
export function productOf(owned: readonly Owned[], productCode: string): Owned | undefined {
  const held = owned.filter(({ row, timeline }) => row.product_code === productCode && timeline.phase === "active");
  return held.sort((a, b) => (b.timeline.end ?? Infinity) - (a.timeline.end ?? Infinity) || b.row.id - a.row.id)[0];
}

/** A product that somebody was given for ever: nothing to pay, nothing to manage. */
export const isGift = (row: PurchaseRow): boolean => row.product_code !== null && row.first_days === null && row.payment_id === null;

export const canBeRenewed = ({ row }: Owned): boolean => row.period_days !== null;

/**
 * Before the cards of a person change: what was renewed by them until now stays renewed, whatever the cards can do later.
 */
export async function keepRenewals(db: Db, userId: number, now: number): Promise<void> {
  const running = (await ownedBy(db, userId, now)).filter(({ row, timeline }) => timeline.phase === "active" && row.period_days !== null);
  const ids = running.map(({ row }) => row.id);
  if (ids.length > 0) await db.updateTable("purchases").set({ renewed_ts: now }).where("id", "in", ids).execute();
}
