import { formOf, textFile, webp } from "../forms.ts";
import { newNumber } from "./made.ts";
import type { TagCases } from "./types.ts";

export const profile: TagCases = {
  good: {
    getProfile: () => ({ id: "getProfile" }),
    updateProfile: () => ({ id: "updateProfile", body: { first_name: "Анна Соколова" } }),
    logout: () => ({ id: "logout" }),
    getUser: (w) => ({ id: "getUser", path: { id: w.ids.author } }),
    uploadAvatar: () => ({ id: "uploadAvatar", ...formOf("avatar", webp()) }),
    setEmail: () => ({ id: "setEmail", body: { email: `pochta-${newNumber()}@kadr.example` } }),
    // The world makes a new account for each call of this one.
    removeAccount: () => ({ id: "removeAccount" }),
  },
  invalid: {
    setEmail: [{ body: { email: "не почта" } }, "email"],
    updateProfile: [{ body: { birth_date: "вчера" } }, "birth_date"],
  },
  special: {
    uploadAvatar: {
      "400": () => ({ asked: { id: "uploadAvatar", ...formOf("avatar", textFile) }, field: "avatar" }),
      "413": () => ({ asked: { id: "uploadAvatar", ...formOf("avatar", webp(3_000_000)) }, field: "avatar" }),
      "415": () => ({ asked: { id: "uploadAvatar", body: { avatar: "фото" } } }),
    },
  },
};
