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
    confirmEmail: async (w) => {
      const code = String(newNumber()).padStart(10, "0");
      await w.db
        .insertInto("letters")
        .values({
          email: await w.text("SELECT email FROM users WHERE id = ?", w.idOf()),
          kind: "confirm",
          code,
          user_id: w.idOf(),
          created_ts: Date.now(),
        })
        .execute();
      return { id: "confirmEmail", body: { code } };
    },
    setPhone: () => ({ id: "setPhone", body: { phone_number: "+79991234567" } }),
    // The world makes a new account, without a password, for each call of these.
    changePassword: () => ({ id: "changePassword", body: { new_password: "yasen-stoit-u-dorogi" } }),
    removeAccount: () => ({ id: "removeAccount" }),
  },
  invalid: {
    setEmail: [{ body: { email: "не почта" } }, "email"],
    updateProfile: [{ body: { birth_date: "2999-01-01" } }, "birth_date"],
    confirmEmail: [{ body: { code: "0000000000" } }, "code"],
    setPhone: [{ body: { phone_number: "112" } }, "phone_number"],
    changePassword: [{ body: { new_password: "12345678" } }, "new_password"],
  },
  special: {
    uploadAvatar: {
      "400": () => ({ call: { id: "uploadAvatar", ...formOf("avatar", textFile) }, field: "avatar" }),
      "413": () => ({ call: { id: "uploadAvatar", ...formOf("avatar", webp(3_000_000)) }, field: "avatar" }),
      "415": () => ({ call: { id: "uploadAvatar", body: { avatar: "фото" } } }),
    },
  },
};
