// @vitest-environment node
import type { PaymentStatus } from "@kadr/openapi/client";
import { describe, expect, it, vi } from "vitest";
import { apiError, deferred, FakeClock, settle } from "../testing.ts";
import { isPaid, isWaiting, PaymentWatch, type PaymentNews } from "./PaymentWatch.ts";

type Results = PaymentStatus["results"];

const news = (status: string, rest: Partial<PaymentNews> = {}): PaymentNews => ({
  status,
  confirmationUrl: null,
  confirmationData: null,
  errorKind: null,
  ...rest,
});

/** Watches `payment-1` in the tab that asks; the questions are answered in turn, the last answer for ever. */
function setUp(...responses: readonly (Partial<Results> | Error)[]) {
  const clock = new FakeClock(0);
  const world = { isHere: true, isLeading: 0 };
  const looks = new Set<() => void>();
  const hears = new Set<(paymentId: string, said: PaymentNews) => void>();
  const read = vi.fn(async (_paymentId: string, _signal: AbortSignal): Promise<PaymentStatus> => {
    const next = responses[Math.min(read.mock.calls.length, responses.length) - 1] ?? { status: "pending" };
    if (next instanceof Error) throw next;
    return { results: next as Results };
  });
  const lead = vi.fn((_name: string, task: () => () => void) => {
    const stop = task();
    world.isLeading += 1;
    return () => {
      world.isLeading -= 1;
      stop();
    };
  });
  const notify = vi.fn();
  const watch = new PaymentWatch({
    clock,
    attention: {
      isHere: () => world.isHere,
      onChange: (listener) => {
        looks.add(listener);
        return () => looks.delete(listener);
      },
    },
    read,
    lead,
    tabs: {
      notify,
      onMessage: (listener) => {
        hears.add(listener);
        return () => hears.delete(listener);
      },
    },
  });
  const heard = vi.fn<(said: PaymentNews) => void>();
  const stop = watch.watch("payment-1", heard);
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  return {
    clock,
    world,
    read,
    lead,
    notify,
    stop,
    pass,
    said: () => heard.mock.calls.map(([one]) => one),
    look: () => {
      for (const listener of [...looks]) listener();
    },
    tell: (paymentId: string, said: PaymentNews) => {
      for (const listener of [...hears]) listener(paymentId, said);
    },
    /** Nothing of it is left behind. */
    isQuiet: () => clock.pending === 0 && looks.size === 0 && hears.size === 0 && world.isLeading === 0,
  };
}

describe("a payment that is waited for", () => {
  it("is asked about at once and every two seconds, and its end is the last that is heard [PAY-STATUS-01]", async () => {
    const at = setUp({ status: "new" }, { status: "pending" }, { status: "succeeded" });
    await settle();
    expect(at.read).toHaveBeenLastCalledWith("payment-1", expect.any(AbortSignal));
    await at.pass(1999);
    expect(at.said()).toEqual([news("new")]);
    await at.pass(1);
    expect(at.said()).toEqual([news("new"), news("pending")]);
    expect(at.isQuiet()).toBe(false);
    await at.pass(2000);
    expect(at.said()).toEqual([news("new"), news("pending"), news("succeeded")]);
    expect([at.lead.mock.calls[0]?.[0], at.isQuiet()]).toEqual(["kadr-payment-payment-1", true]);
    expect(at.notify.mock.calls).toEqual(at.said().map((one) => ["payment-1", one]));
  });

  it("says where the bank is, what its code holds, and why it was refused", async () => {
    const confirmation = { confirmationUrl: "https://bank.example/", confirmationData: "https://qr.example/" };
    const at = setUp({ status: "pending", confirmation }, { status: "failed", errorKind: "notEnoughMoney" });
    await settle();
    await at.pass(2000);
    expect(at.said()).toEqual([news("pending", confirmation), news("failed", { errorKind: "notEnoughMoney" })]);
  });

  it("is heard of from another tab that asks, and ends here with what that one was told", async () => {
    const at = setUp();
    await settle();
    at.tell("payment-2", news("succeeded"));
    at.tell("payment-1", news("waiting_for_capture"));
    at.tell("payment-1", news("pending"));
    expect(at.said()).toEqual([news("pending"), news("waiting_for_capture")]);
    expect([at.notify.mock.calls.length, at.isQuiet()]).toEqual([1, true]);
  });

  it("is asked about at once when the person is back, not when they go, and never twice at a time", async () => {
    const at = setUp();
    await settle();
    at.world.isHere = false;
    at.look();
    await settle();
    expect(at.read).toHaveBeenCalledTimes(1);
    at.world.isHere = true;
    const late = deferred<PaymentStatus>();
    at.read.mockReturnValueOnce(late.promise);
    at.look();
    at.look();
    expect([at.read.mock.calls.length, at.clock.pending]).toEqual([2, 0]);
    await at.pass(5000);
    late.resolve({ results: { status: "pending" } });
    await settle();
    expect(at.read).toHaveBeenCalledTimes(2);
    // the two seconds are counted from when it was asked
    await at.pass(0);
    expect(at.read).toHaveBeenCalledTimes(3);
  });

  it("is nobody's any more after it was left: neither an answer on its way nor another tab is heard", async () => {
    for (const end of ["succeeded", apiError(403)] as const) {
      const at = setUp();
      await settle();
      const late = deferred<PaymentStatus>();
      at.read.mockReturnValueOnce(late.promise);
      await at.pass(2000);
      at.stop();
      if (typeof end === "string") late.resolve({ results: { status: end } as Results });
      else late.reject(end);
      at.tell("payment-1", news("succeeded"));
      await settle();
      expect([at.said(), at.isQuiet()]).toEqual([[news("pending")], true]);
      expect(at.read.mock.calls[1]?.[1].aborted).toBe(true);
    }
  });
});

describe("a question about a payment that fails", () => {
  it("is asked on over a line that is away, however long", async () => {
    const at = setUp(apiError("offline"), apiError("timeout"), apiError("offline"), apiError("offline"), {
      status: "succeeded",
    });
    await settle();
    for (let turn = 0; turn < 4; turn += 1) await at.pass(2000);
    expect(at.said()).toEqual([news("succeeded")]);
  });

  // An error of the server in asking is a failure of asking, not of the payment: [PAY-STATUS-04]
  it("is given up after the server could not answer three times in a row, and not before", async () => {
    const three = setUp(apiError(500), apiError(502), apiError(503));
    await settle();
    await three.pass(2000);
    expect(three.said()).toEqual([]);
    await three.pass(2000);
    expect([three.said(), three.isQuiet()]).toEqual([[news("unread")], true]);
    const between = setUp(apiError(500), apiError(500), { status: "pending" }, apiError(500), apiError(500), {
      status: "succeeded",
    });
    await settle();
    for (let turn = 0; turn < 5; turn += 1) await between.pass(2000);
    expect(between.said()).toEqual([news("pending"), news("succeeded")]);
  });

  it.each([
    [apiError(401), "signedOut"],
    [apiError(404), "failed"],
    [apiError(422), "failed"],
  ])("ends with a no of the server's: %s is %s", async (error, status) => {
    const at = setUp(error);
    await settle();
    expect([at.said(), at.isQuiet()]).toEqual([[news(status)], true]);
  });

  it.each([
    ["as long as the server says", 30, 30_000],
    ["ten seconds where it says nothing", null, 10_000],
  ])("too often is asked again after %s, by nobody before", async (_what, retryAfter, waitMs) => {
    const at = setUp(apiError(429, { retryAfter }), { status: "succeeded" });
    await settle();
    await at.pass(waitMs - 1);
    at.look();
    await settle();
    expect([at.read.mock.calls.length, at.said()]).toEqual([1, []]);
    await at.pass(1);
    expect(at.said()).toEqual([news("succeeded")]);
  });
});

it.each([
  ["new", true, false],
  ["pending", true, false],
  ["succeeded", false, true],
  ["waiting_for_capture", false, true],
  ["canceled", false, false],
  ["failed", false, false],
])("a payment that is %s: waited for %s, paid %s", (status, waits, paid) => {
  expect([isWaiting(news(status)), isPaid(news(status))]).toEqual([waits, paid]);
});
