import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { createStorage, storageKeys, type StorageKey } from "./storage.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("storage", () => {
  it("gives back what it was given", () => {
    const storage = createStorage();
    storage.set("player-volume", 0.4);
    storage.set("scroll", { a1: 120 });
    expect(storage.get("player-volume")).toBe(0.4);
    expect(storage.get("scroll")).toEqual({ a1: 120 });
  });

  it("drops hostile values instead of handing them on", () => {
    const hostile = fc.oneof(
      fc.json(),
      fc.string(),
      fc.constantFrom('{"__proto__":{"x":1}}', "1e999", "null", "x".repeat(20_000)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(storageKeys) as StorageKey[])), hostile, (key, raw) => {
        const { area: kind, printed = `kadr:${key}` } = storageKeys[key];
        const area = kind === "local" ? localStorage : sessionStorage;
        area.setItem(printed, raw);
        const storage = createStorage();
        const value = storage.get(key);
        if (value !== undefined) expect(storageKeys[key].parse(value)).toEqual(value);
        else expect(area.getItem(printed)).toBeNull();
        expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
      }),
    );
  });

  it("clears all but the consent on logout, and leaves foreign keys alone", () => {
    const storage = createStorage();
    storage.set("cookie-consent", true);
    storage.set("player-volume", 1);
    localStorage.setItem("kadr:forgotten-key", "1");
    localStorage.setItem("theirs", "1");
    storage.clearPersonal();
    expect(storage.get("cookie-consent")).toBe(true);
    expect(storage.get("player-volume")).toBeUndefined();
    expect(localStorage.getItem("kadr:forgotten-key")).toBeNull();
    expect(localStorage.getItem("theirs")).toBe("1");
  });

  it("keeps what the documents name under the printed name, and clears the session of a person at logout", () => {
    const storage = createStorage();
    storage.set("current_session_id", { id: "a".repeat(32), expiresAt: 5 });
    expect(localStorage.getItem("current_session_id")).toBe(`{"id":"${"a".repeat(32)}","expiresAt":5}`);
    localStorage.setItem("enableWeborama", "1");
    expect(storage.get("enableWeborama")).toBe(true);
    localStorage.setItem("enableWeborama", "true");
    expect(storage.get("enableWeborama")).toBe(true);
    localStorage.setItem("enableWeborama", "0");
    expect(storage.get("enableWeborama")).toBe(false);
    storage.clearPersonal();
    expect(localStorage.getItem("current_session_id")).toBeNull();
    expect(localStorage.getItem("enableWeborama")).toBe("0");
  });

  it("keeps of paying the metrics, the promo code and the id of the payment of now, in the session alone [PAY-DATA-01]", () => {
    const storage = createStorage();
    storage.set("payment-metrics", { price: 299, productCode: "PREMIER_RUTUBE_YAPPY", isTrial: true });
    storage.set("promo-code", { code: "BEZREKLAMY", key: "key-1", ownerId: "2" });
    storage.set("payment-intent", {
      key: "0123456789abcdef",
      ownerId: "2",
      begunAt: 1000,
      paymentId: "p-1",
      request: {
        productCode: "RUTUBE",
        tariffCode: "noads-month",
        means: { kind: "sbp" },
        returnUrl: "https://kadr.example/?popup=premium_post_payment",
      },
    });
    const kept = (name: string): unknown => JSON.parse(sessionStorage.getItem(`kadr:${name}`) ?? "null");
    expect(kept("payment-metrics")).toEqual({ price: 299, productCode: "PREMIER_RUTUBE_YAPPY", isTrial: true });
    expect(kept("promo-code")).toMatchObject({ code: "BEZREKLAMY" });
    expect(kept("payment-intent")).toMatchObject({ paymentId: "p-1" });
    expect(localStorage).toHaveLength(0);
  });

  it("lives without storage", () => {
    const storage = createStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    storage.set("player-muted", true);
    storage.clearPersonal();
    expect(storage.get("player-muted")).toBeUndefined();
  });
});
