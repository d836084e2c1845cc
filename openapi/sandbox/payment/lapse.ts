/** Milliseconds of a day and an hour. */
export const day = 24 * 60 * 60 * 1000;
export const hour = 60 * 60 * 1000;

/** Times and outcome in a payment's row; the rest is the clock. */
export interface PaymentTimes {
  readonly outcome: string;
  readonly created_ts: number;
  readonly settles_ts: number | null;
  readonly expires_ts: number | null;
}

/** The documented state of a payment (PAY-STATUS-01): `new` for its first second. */
export function statusOf(payment: PaymentTimes, now: number): string {
  if (payment.settles_ts !== null && now >= payment.settles_ts) return payment.outcome;
  if (payment.settles_ts === null && payment.expires_ts !== null && now >= payment.expires_ts) return "cancelled";
  return now < payment.created_ts + 1000 ? "new" : "pending";
}

/** States in which the money is there. */
export const paidOutcomes = ["succeeded", "waiting_for_capture"] as const;

export const isPaid = (status: string): boolean => paidOutcomes.some((outcome) => outcome === status);

export interface PurchaseTimes {
  readonly started_ts: number | null;
  readonly first_days: number | null;
  readonly period_days: number | null;
  readonly pays_by_card: number;
  readonly renew_off_ts: number | null;
  readonly renewed_ts: number | null;
  readonly start_days: number | null;
  readonly watch_hours: number | null;
  readonly activated_ts: number | null;
}

export interface Timeline {
  /** before: not paid for (yet), or not begun. unstarted: a rental that waits. */
  readonly phase: "before" | "unstarted" | "active" | "over";
  readonly start: number | null;
  /** When it ends or ended; null: it goes on by itself, does not end, or is a rental that is not started. */
  readonly end: number | null;
  /** End of the period that is paid for. */
  readonly periodEnd: number | null;
  /** When the next period is paid for. */
  readonly nextPayment: number | null;
  /** It is over because a renewal was refused. */
  readonly renewFailed: boolean;
  /** When renewals were paid for, oldest first. */
  readonly renewals: readonly number[];
}

const nothing: Timeline = {
  phase: "before",
  start: null,
  end: null,
  periodEnd: null,
  nextPayment: null,
  renewFailed: false,
  renewals: [],
};
/** The past is not looked into further; a clock that was moved by centuries must not build endless lists. */
const maxRenewals = 240;

/** The end of the period in which `at` lies. */
function boundaryAfter(first: number, period: number, at: number): number {
  return at < first ? first : first + (Math.floor((at - first) / period) + 1) * period;
}

function renewing(
  start: number,
  first: number,
  period: number,
  purchase: PurchaseTimes,
  now: number,
  canPay: boolean,
): Timeline {
  const stops = [
    ...(purchase.renew_off_ts === null ? [] : [boundaryAfter(first, period, purchase.renew_off_ts)]),
    ...(canPay || purchase.pays_by_card === 0
      ? []
      : [boundaryAfter(first, period, Math.max(start, purchase.renewed_ts ?? start))]),
  ];
  const end = stops.length === 0 ? null : Math.min(...stops);
  const periodEnd = boundaryAfter(first, period, end === null ? now : Math.min(now, end - 1));
  const over = end !== null && now >= end;
  const last = over ? end : periodEnd;
  const count = Math.min(maxRenewals, Math.round((last - first) / period));
  return {
    phase: over ? "over" : "active",
    start,
    // A stop that the bank makes is not known before it happens.
    end: over || purchase.renew_off_ts !== null ? end : null,
    periodEnd,
    nextPayment: over || purchase.renew_off_ts !== null ? null : periodEnd,
    renewFailed: over && purchase.renew_off_ts === null,
    renewals: Array.from({ length: count }, (_, n) => last - (count - n) * period),
  };
}

/**
 * Where a purchase is at `now`. `start` is when it was paid for, null while it is not. Renewals happen by themselves as long as
 * the person's main card can pay (`canPay`): no row is written for them.
 */
export function timelineOf(purchase: PurchaseTimes, start: number | null, now: number, canPay: boolean): Timeline {
  if (start === null || now < start) return nothing;
  const bare: Timeline = { ...nothing, phase: "active", start };
  if (purchase.start_days !== null || purchase.watch_hours !== null) {
    const startsBefore = purchase.start_days === null ? Infinity : start + purchase.start_days * day;
    if (purchase.activated_ts === null)
      return now < startsBefore ? { ...bare, phase: "unstarted" } : { ...bare, phase: "over", end: startsBefore };
    const end = purchase.watch_hours === null ? null : purchase.activated_ts + purchase.watch_hours * hour;
    return { ...bare, phase: end !== null && now >= end ? "over" : "active", end, periodEnd: end };
  }
  if (purchase.first_days === null) return bare;
  const first = start + purchase.first_days * day;
  if (purchase.period_days !== null) return renewing(start, first, purchase.period_days * day, purchase, now, canPay);
  return { ...bare, phase: now >= first ? "over" : "active", end: first, periodEnd: first };
}
