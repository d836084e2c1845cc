import { newNumber } from "./made.ts";
import type { TagCases } from "./types.ts";

export const profile: TagCases = {
  good: {
    getProfile: () => ({ id: "getProfile" }),
    updateProfile: () => ({ id: "updateProfile", body: { first_name: "Анна Кузнецова" } }),
    logout: () => ({ id: "logout" }),
    getUser: (w) => ({ id: "getUser", path: { id: w.ids.author } }),
    setEmail: () => ({ id: "setEmail", body: { email: `pochta-${newNumber()}@kadr.example` } }),
    // The world makes a new account for each call of this one.
    removeAccount: () => ({ id: "removeAccount" }),
  },
  invalid: {
    setEmail: [{ body: { email: "не почта" } }, "email"],
    updateProfile: [{ body: { birth_date: "вчера" } }, "birth_date"],
  },
  special: {
    setEmail: { "409": () => ({ asked: { id: "setEmail", body: { email: "avtor@kadr.example" } }, field: "email" }) },
  },
};
