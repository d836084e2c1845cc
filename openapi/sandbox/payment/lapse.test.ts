// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, hour, isPaid, statusOf, timelineOf, type PurchaseTimes } from "./lapse.ts";

const t0 = Date.UTC(2026, 0, 1);
const none: PurchaseTimes = {
  started_ts: null,
  first_days: null,
  period_days: null,
  pays_by_card: 1,
  renew_off_ts: null,
  renewed_ts: null,
  start_days: null,
  watch_hours: null,
  activated_ts: null,
};
const monthly: PurchaseTimes = { ...none, first_days: 30, period_days: 30 };

describe("a payment", () => {
  const payment = { outcome: "succeeded", created_ts: t0, settles_ts: t0 + 3000, expires_ts: null };
  it("is new, then pending, then what becomes of it", () => {
    expect([0, 999, 1000, 2999, 3000].map((after) => statusOf(payment, t0 + after))).toEqual([
      "new",
      "new",
      "pending",
      "pending",
      "succeeded",
    ]);
  });
  it("that nobody confirms is cancelled in the end", () => {
    const waiting = { ...payment, settles_ts: null, expires_ts: t0 + 60_000 };
    expect([30_000, 60_000].map((after) => statusOf(waiting, t0 + after))).toEqual(["pending", "cancelled"]);
  });
  it("counts as paid when it succeeded or waits for its capture", () => {
    expect(
      ["new", "pending", "succeeded", "waiting_for_capture", "failed", "cancelled", "strange"].filter(isPaid),
    ).toEqual(["succeeded", "waiting_for_capture"]);
  });
});

describe("a subscription", () => {
  const at = (days: number, changes: Partial<PurchaseTimes> = {}, canPay = true) =>
    timelineOf({ ...monthly, ...changes }, t0, t0 + days * day, canPay);
  it("goes on by itself, period by period", () => {
    expect(at(95)).toMatchObject({
      phase: "active",
      end: null,
      nextPayment: t0 + 120 * day,
      renewals: [30, 60, 90].map((n) => t0 + n * day),
    });
  });
  it("that was cancelled ends with the period in which it was", () => {
    expect(at(40, { renew_off_ts: t0 + 35 * day })).toMatchObject({
      phase: "active",
      end: t0 + 60 * day,
      nextPayment: null,
    });
    expect(at(60, { renew_off_ts: t0 + 35 * day })).toMatchObject({
      phase: "over",
      renewFailed: false,
      renewals: [t0 + 30 * day],
    });
  });
  it("whose card cannot pay ends with the period that was paid for", () => {
    expect(at(29, {}, false)).toMatchObject({ phase: "active", end: null });
    expect(at(31, {}, false)).toMatchObject({ phase: "over", end: t0 + 30 * day, renewFailed: true });
    expect(at(70, { renewed_ts: t0 + 65 * day }, false)).toMatchObject({
      phase: "active",
      renewals: [30, 60].map((n) => t0 + n * day),
    });
    expect(at(31, { pays_by_card: 0 }, false)).toMatchObject({ phase: "active" });
  });
  it("that is cancelled at the very end of a period has begun the next one", () => {
    const off = { renew_off_ts: t0 + 30 * day };
    expect(at(45, off)).toMatchObject({ phase: "active", end: t0 + 60 * day, periodEnd: t0 + 60 * day });
    expect(at(45, { renew_off_ts: t0 + 30 * day - 1 })).toMatchObject({ phase: "over", end: t0 + 30 * day });
  });
  it("ends by whichever comes first, the person's word or the bank's, and says whose it was", () => {
    const both = { renew_off_ts: t0 + 65 * day };
    expect(at(31, both, false)).toMatchObject({ phase: "over", end: t0 + 30 * day });
    expect(at(95, both)).toMatchObject({ phase: "over", end: t0 + 90 * day, renewFailed: false, nextPayment: null });
    expect(at(31, {}, false)).toMatchObject({ nextPayment: null, renewFailed: true, renewals: [] });
  });
  it("has a first period of its own length, and knows the end of the one that is paid for", () => {
    const trial = { first_days: 3 };
    expect(at(2, trial)).toMatchObject({ periodEnd: t0 + 3 * day, nextPayment: t0 + 3 * day, renewals: [] });
    expect(at(3, trial)).toMatchObject({ periodEnd: t0 + 33 * day, renewals: [t0 + 3 * day], start: t0 });
    expect(at(34, trial)).toMatchObject({ periodEnd: t0 + 63 * day, renewals: [t0 + 3 * day, t0 + 33 * day] });
  });
  it("tells the last 240 renewals of a clock that was moved by centuries", () => {
    const { renewals } = at(30 * 1000, {});
    expect(renewals).toHaveLength(240);
    expect([renewals[0], renewals[239]]).toEqual([t0 + 30 * 761 * day, t0 + 30 * 1000 * day]);
  });
  it("is never both over and to be paid for, whatever happens when", () => {
    const times = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(
        times,
        fc.option(times),
        fc.option(times),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.boolean(),
        (now, off, renewed, first, period, canPay) => {
          const purchase = {
            ...monthly,
            first_days: first,
            period_days: period,
            renew_off_ts: off === null ? null : t0 + off * day,
            renewed_ts: renewed === null ? null : t0 + renewed * day,
          };
          const line = timelineOf(purchase, t0, t0 + now * day, canPay);
          if (line.phase === "over") {
            expect(line.nextPayment).toBeNull();
            expect(line.end).toBeLessThanOrEqual(t0 + now * day);
          } else {
            expect(line.periodEnd).toBeGreaterThan(t0 + now * day);
            if (line.end !== null) expect(line.periodEnd).toBeLessThanOrEqual(line.end);
          }
          for (const renewal of line.renewals) expect(renewal).toBeLessThanOrEqual(t0 + now * day);
        },
      ),
    );
  });
});

describe("a rental", () => {
  const rental: PurchaseTimes = { ...none, start_days: 30, watch_hours: 48 };
  it("waits for its start, and is lost when nobody starts it", () => {
    expect(timelineOf(rental, t0, t0 + 29 * day, true).phase).toBe("unstarted");
    expect(timelineOf(rental, t0, t0 + 30 * day, true).phase).toBe("over");
  });
  it("runs out a fixed time after its start", () => {
    const started = { ...rental, activated_ts: t0 + 10 * day };
    expect(timelineOf(started, t0, t0 + 10 * day + 47 * hour, true)).toMatchObject({
      phase: "active",
      end: t0 + 12 * day,
    });
    expect(timelineOf(started, t0, t0 + 12 * day, true)).toMatchObject({ phase: "over", periodEnd: t0 + 12 * day });
  });
  it("that was lost ended when it could be started last", () => {
    expect(timelineOf(rental, t0, t0 + 40 * day, true)).toMatchObject({ end: t0 + 30 * day, start: t0 });
  });
  it("without days to start in waits for ever, and one without hours does not run out", () => {
    expect(timelineOf({ ...rental, start_days: null }, t0, t0 + 4000 * day, true).phase).toBe("unstarted");
    const open = { ...rental, watch_hours: null, activated_ts: t0 + day };
    expect(timelineOf(open, t0, t0 + 4000 * day, true)).toMatchObject({ phase: "active", end: null });
  });
});

describe("a purchase that is not renewed", () => {
  it("ends with its days, and says until when", () => {
    const once = { ...none, first_days: 30 };
    expect(timelineOf(once, t0, t0 + 30 * day - 1, true)).toMatchObject({
      phase: "active",
      end: t0 + 30 * day,
      periodEnd: t0 + 30 * day,
      nextPayment: null,
      renewals: [],
    });
    expect(timelineOf(once, t0, t0 + 30 * day, true)).toMatchObject({ phase: "over", renewFailed: false });
  });
  it("without days does not end", () => {
    expect(timelineOf(none, t0, t0 + 4000 * day, true)).toMatchObject({ phase: "active", end: null, start: t0 });
  });
});

it("nothing runs before it is paid for", () => {
  expect(timelineOf(monthly, null, t0, true).phase).toBe("before");
  expect(timelineOf(monthly, t0, t0 - 1, true).phase).toBe("before");
  expect(timelineOf(monthly, t0, t0, true).phase).toBe("active");
});
