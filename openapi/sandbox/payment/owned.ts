import type { Selectable } from "kysely";
import type { Db } from "../db/dialect.ts";
import type { PaymentMethodsTable, PurchasesTable } from "../db/schema.ts";
import { fateOf } from "./cards.ts";
import { isPaid, paidOutcomes, statusOf, timelineOf, type Timeline } from "./lapse.ts";

export type PurchaseRow = Selectable<PurchasesTable>;
export type MethodRow = Selectable<PaymentMethodsTable>;

/** A purchase, and where it is now. */
export interface Owned {
  readonly row: PurchaseRow;
  readonly timeline: Timeline;
  /** State of its payment; undefined: there was nothing to pay. */
  readonly paymentStatus: string | undefined;
  /** The person has nothing more to do: the payment is being settled, or a free purchase begins in a moment. */
  readonly isComing: boolean;
  /** Of a collection: what it opens, by track_id. */
  readonly films: ReadonlySet<number>;
}

/** The saved cards of a person, the main one first. A card that a payment saved counts once that has succeeded. */
export async function methodsOf(db: Db, userId: number, now: number): Promise<MethodRow[]> {
  const rows = await db
    .selectFrom("payment_methods as m")
    .leftJoin("payments as p", "p.id", "m.payment_id")
    .selectAll("m")
    .select([
      "p.outcome as paid_outcome",
      "p.settles_ts as paid_settles",
      "p.expires_ts as paid_expires",
      "p.created_ts as paid_created",
    ])
    .where("m.user_id", "=", userId)
    .where("m.is_removed", "=", 0)
    .orderBy("m.is_main", "desc")
    .orderBy("m.created_ts")
    .orderBy("m.id")
    .limit(100)
    .execute();
  return rows
    .filter(({ paid_outcome: outcome, paid_created: created, paid_settles: settles, paid_expires: expires }) =>
      outcome === null || created === null
        ? true
        : isPaid(statusOf({ outcome, created_ts: created, settles_ts: settles, expires_ts: expires }, now)),
    )
    .map(({ paid_outcome: _a, paid_settles: _b, paid_expires: _c, paid_created: _d, ...row }) => row);
}

/** Whether the bank would pay for the next period. */
const canRenew = (methods: readonly MethodRow[]): boolean =>
  methods[0] !== undefined && !fateOf(methods[0].outcome).refusesRenewal;

/** No more purchases of a person are read. */
const maxOwned = 500;

/** Films that the bought collections open, by the offer. */
async function filmsOf(
  db: Db,
  rows: ReadonlyArray<Pick<PurchaseRow, "pack_id" | "offer_id">>,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const packs = rows.flatMap((row) => (row.pack_id !== null && row.offer_id !== null ? [row.offer_id] : []));
  if (packs.length === 0) return new Map();
  const found = await db
    .selectFrom("offer_videos")
    .select(["offer_id", "track_id"])
    .where("offer_id", "in", [...new Set(packs)])
    .execute();
  const films = new Map<number, Set<number>>();
  for (const { offer_id: offer, track_id: track } of found)
    films.set(offer, (films.get(offer) ?? new Set()).add(track));
  return films;
}

const noFilms: ReadonlySet<number> = new Set();

/** All purchases of a person, bought or given, newest first, tries that failed left out. */
export async function ownedBy(db: Db, userId: number, now: number): Promise<Owned[]> {
  const canPay = canRenew(await methodsOf(db, userId, now));
  const rows = await db
    .selectFrom("purchases")
    .leftJoin("payments as p", "p.id", "purchases.payment_id")
    .selectAll("purchases")
    .select([
      "p.outcome as paid_outcome",
      "p.settles_ts as paid_settles",
      "p.expires_ts as paid_expires",
      "p.created_ts as paid_created",
      "p.confirmation as paid_confirmation",
    ])
    .where("purchases.user_id", "=", userId)
    // Hundreds of codes that nobody confirmed must not push what is paid for out of the list.
    .where((is) =>
      is.or([
        is("p.id", "is", null),
        is("p.outcome", "in", paidOutcomes),
        is("p.settles_ts", ">", now),
        is("p.settles_ts", "is", null),
      ]),
    )
    .orderBy((is) =>
      is
        .case()
        .when(is.and([is("p.id", "is not", null), is("p.settles_ts", "is", null)]))
        .then(1)
        .else(0)
        .end(),
    )
    .orderBy("purchases.id", "desc")
    .limit(maxOwned)
    .execute();
  rows.sort((a, b) => b.id - a.id);
  const opened = await filmsOf(db, rows);
  return rows.flatMap(
    ({
      paid_outcome: outcome,
      paid_settles: settles,
      paid_expires: expires,
      paid_created: created,
      paid_confirmation: confirmation,
      ...row
    }): Owned[] => {
      const films = (row.pack_id === null ? undefined : opened.get(row.offer_id ?? 0)) ?? noFilms;
      if (outcome === null || created === null)
        return [
          {
            row,
            films,
            paymentStatus: undefined,
            isComing: row.started_ts !== null && row.started_ts > now && row.created_ts <= now,
            timeline: timelineOf(row, row.started_ts, now, canPay),
          },
        ];
      const paymentStatus = statusOf({ outcome, created_ts: created, settles_ts: settles, expires_ts: expires }, now);
      if (paymentStatus === "failed" || paymentStatus === "cancelled") return [];
      const start = isPaid(paymentStatus) ? settles : null;
      // The bank's answer is not known to anybody while it thinks, so a payment that will fail counts, too.
      const isSettling = start === null && (settles === null ? confirmation === "none" : outcome !== "cancelled");
      return [{ row, films, paymentStatus, isComing: isSettling, timeline: timelineOf(row, start, now, canPay) }];
    },
  );
}

/** It gives what was bought, or will once it is started. */
export const isHeld = ({ timeline: { phase } }: Owned): boolean => phase === "active" || phase === "unstarted";

/** The purchase by which a product is had now: the one that lasts longest. */
export function productOf(owned: readonly Owned[], productCode: string): Owned | undefined {
  const held = owned.filter(({ row, timeline }) => row.product_code === productCode && timeline.phase === "active");
  return held.sort((a, b) => (b.timeline.end ?? Infinity) - (a.timeline.end ?? Infinity) || b.row.id - a.row.id)[0];
}

/** A product that somebody was given for ever: nothing to pay, nothing to manage. */
export const isGift = (row: PurchaseRow): boolean =>
  row.product_code !== null && row.first_days === null && row.payment_id === null;

export const canBeRenewed = ({ row }: Owned): boolean => row.period_days !== null;

/**
 * Before the cards of a person change: what was renewed by them until now stays renewed, whatever the cards can do later.
 */
export async function keepRenewals(db: Db, userId: number, now: number): Promise<void> {
  const running = (await ownedBy(db, userId, now)).filter(
    ({ row, timeline }) => timeline.phase === "active" && row.period_days !== null,
  );
  const ids = running.map(({ row }) => row.id);
  if (ids.length > 0) await db.updateTable("purchases").set({ renewed_ts: now }).where("id", "in", ids).execute();
}
