// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { apiError, deferred, FakeClock, settle } from "../testing.ts";
import { PaymentIntents, type PaymentIntent, type PaymentRequest } from "./PaymentIntents.ts";

const request: PaymentRequest = {
  productCode: "RUTUBE",
  tariffCode: "month",
  means: { kind: "sbp" },
  returnUrl: "https://kadr.example/",
};
const other: PaymentRequest = { ...request, means: { kind: "savedCard", paymentMethodId: "card-1" } };
const hour = 60 * 60 * 1000;

function setUp(...responses: readonly (string | Error)[]) {
  const clock = new FakeClock(0);
  const tab: { intent: PaymentIntent | undefined } = { intent: undefined };
  const account: { userId: string | null } = { userId: "7" };
  let keys = 0;
  const start = vi.fn(async (_intent: PaymentIntent, _signal: AbortSignal): Promise<string> => {
    const next = responses[start.mock.calls.length - 1] ?? "payment-1";
    if (next instanceof Error) throw next;
    return next;
  });
  const intents = new PaymentIntents({
    clock,
    account,
    createKey: () => `key-${(keys += 1)}`,
    memory: {
      read: () => tab.intent,
      write: (intent) => void (tab.intent = intent),
      forget: () => void (tab.intent = undefined),
    },
    start,
  });
  const stop = new AbortController();
  /** Presses; says how it ends. */
  const press = (wanted = request) => {
    const outcome = vi.fn();
    void intents.begin(wanted, stop.signal).then(outcome, outcome);
    return outcome;
  };
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  return {
    clock,
    tab,
    account,
    start,
    intents,
    stop,
    press,
    pass,
    keys: () => start.mock.calls.map(([one]) => one.key),
  };
}

const begun: PaymentIntent = { key: "key-1", ownerId: "7", begunAt: 0, request, paymentId: "payment-1" };

describe("the payment of a press", () => {
  it("has a key before it is sent, and the server's id once it is begun", async () => {
    const at = setUp();
    const outcome = at.press();
    expect(at.tab.intent).toEqual({ ...begun, paymentId: null });
    await settle();
    expect([outcome.mock.calls, at.tab.intent]).toEqual([[[begun]], begun]);
    expect(at.start.mock.calls[0]?.[0]).toEqual({ ...begun, paymentId: null });
  });

  it("is the same when the same is pressed again, and is not sent again", async () => {
    const at = setUp();
    at.press();
    await settle();
    const again = at.press();
    await settle();
    expect([again.mock.calls, at.start.mock.calls.length]).toEqual([[[begun]], 1]);
  });

  it("is another one, under another key, when something else is pressed after it was begun, or after it was forgotten", async () => {
    const at = setUp("payment-1", "payment-2", "payment-3");
    at.press();
    await settle();
    const another = at.press(other);
    await settle();
    expect(another).toHaveBeenCalledWith({ ...begun, key: "key-2", request: other, paymentId: "payment-2" });
    at.intents.forget();
    expect(at.intents.unfinished).toBeNull();
    at.press(other);
    await settle();
    expect(at.keys()).toEqual(["key-1", "key-2", "key-3"]);
  });

  it("is found out first when nothing is known of it, whatever is pressed now", async () => {
    const lost = [0, 1, 2, 3].map(() => apiError("offline"));
    const at = setUp(...lost, "payment-1");
    const first = at.press();
    for (const wait of [0, 500, 1500, 4000]) await at.pass(wait);
    expect([first.mock.calls, at.intents.unfinished]).toEqual([[[lost[3]]], { ...begun, paymentId: null }]);
    const second = at.press(other);
    await settle();
    expect([second.mock.calls, at.keys()]).toEqual([[[begun]], ["key-1", "key-1", "key-1", "key-1", "key-1"]]);
  });
});

describe("a payment whose answer does not come", () => {
  it.each([
    ["is lost", apiError("offline")],
    ["is that another one is being settled", apiError(409)],
  ])("is sent again under its key after half a second, one and a half, four, when it %s", async (_what, error) => {
    const at = setUp(error, error, error, "payment-1");
    const outcome = at.press();
    for (const [wait, sent] of [
      [0, 1],
      [499, 1],
      [1, 2],
      [1499, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
    ] as const) {
      await at.pass(wait);
      expect(at.start).toHaveBeenCalledTimes(sent);
    }
    expect(outcome).toHaveBeenCalledWith(begun);
  });

  it("goes on as long as it is not known, also where another one is settled, and ends with a refusal", async () => {
    for (const error of [apiError("timeout"), apiError(409)]) {
      const at = setUp(error, error, error, error);
      at.press();
      for (const wait of [0, 500, 1500, 4000]) await at.pass(wait);
      expect([at.start.mock.calls.length, at.tab.intent]).toEqual([4, { ...begun, paymentId: null }]);
    }
    const error = apiError(422);
    const refused = setUp(error);
    const outcome = refused.press();
    await settle();
    expect([outcome.mock.calls, refused.tab.intent, refused.clock.pending]).toEqual([[[error]], undefined, 0]);
  });

  it("is not waited for any more once it is given up, and not forgotten", async () => {
    const at = setUp(apiError("offline"));
    const outcome = at.press();
    await settle();
    at.stop.abort();
    await settle();
    expect([outcome.mock.calls[0]?.[0].name, at.clock.pending, at.tab.intent?.key]).toEqual(["AbortError", 0, "key-1"]);
    const sent = setUp();
    const response = deferred<string>();
    sent.start.mockReturnValue(response.promise);
    sent.press();
    sent.stop.abort();
    response.reject(apiError(422));
    await settle();
    expect(sent.tab.intent?.key).toBe("key-1");
  });

  it("is not written down where the tab has gone on to something else meanwhile", async () => {
    const at = setUp();
    const response = deferred<string>();
    at.start.mockReturnValue(response.promise);
    at.press();
    at.tab.intent = undefined;
    response.resolve("payment-1");
    await settle();
    expect(at.tab.intent).toBeUndefined();
    const next: PaymentIntent = { ...begun, key: "key-of-another", paymentId: null };
    const later = setUp();
    const late = deferred<string>();
    later.start.mockReturnValue(late.promise);
    later.press();
    later.tab.intent = next;
    late.resolve("payment-1");
    await settle();
    expect(later.tab.intent).toBe(next);
  });
});

describe("what a tab had begun before", () => {
  it("is gone on with by the person who began it, for twenty-three hours", () => {
    const at = setUp();
    at.tab.intent = begun;
    at.clock.advance(23 * hour - 1);
    expect(at.intents.unfinished).toBe(begun);
    at.clock.advance(1);
    expect([at.intents.unfinished, at.tab.intent]).toEqual([null, undefined]);
  });

  it.each([["8"], [null]])("is forgotten when %s is here", (userId) => {
    const at = setUp();
    at.tab.intent = begun;
    at.account.userId = userId;
    expect([at.intents.unfinished, at.tab.intent]).toEqual([null, undefined]);
  });

  it("is nothing where nothing was begun", () => {
    expect(setUp().intents.unfinished).toBeNull();
  });
});
