import type { TagCases } from "./types.ts";

export const profile: TagCases = {
  good: {
    getProfile: () => ({ id: "getProfile" }),
    updateProfile: () => ({ id: "updateProfile", body: { first_name: "Анна Кузнецова" } }),
    logout: () => ({ id: "logout" }),
  },
  invalid: {
    updateProfile: [{ body: { birth_date: "вчера" } }, "birth_date"],
  },
};
