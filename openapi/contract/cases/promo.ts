import type { World } from "../world.ts";
import { clear } from "./money-world.ts";
import type { Expectation, TagCases } from "./types.ts";

const asks =
  (code: string) =>
  async (w: World): Promise<Expectation> => (
    await clear(w),
    { call: { id: "getPromoCode", path: { promoCode: code } } }
  );
const uses =
  (code: string) =>
  async (w: World): Promise<Expectation> => (
    await clear(w),
    { call: { id: "activatePromoCode", body: { promocode: code } } }
  );

export const promo: TagCases = {
  good: {
    getPromoCode: async (w) => (await asks("KADR30")(w)).call,
    activatePromoCode: async (w) => (await uses("KADR30")(w)).call,
    getPromoActivationStatus: () => ({ id: "getPromoActivationStatus", query: { promocode: "KADR30" } }),
  },
  missing: {
    getPromoCode: () => ({ id: "getPromoCode", path: { promoCode: "NETTAKOGO" } }),
    activatePromoCode: () => ({ id: "activatePromoCode", body: { promocode: "NETTAKOGO" } }),
    getPromoActivationStatus: () => ({ id: "getPromoActivationStatus", query: { promocode: "NETTAKOGO" } }),
  },
  invalid: {
    activatePromoCode: [{ body: { promocode: "X".repeat(33) } }, "promocode"],
    getPromoActivationStatus: [{ query: { promocode: "два слова" } }, "promocode"],
  },
  special: {
    getPromoCode: { "409": asks("PROSHLA"), "422": asks("OSHIBKA") },
    activatePromoCode: { "409": uses("ZANYATO") },
  },
};
