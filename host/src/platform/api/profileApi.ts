import type { Api, Profile } from "@kadr/openapi/client";
import type { ProfileApi, ProfileFacts } from "../../stores/profile/types.ts";
import { createUploadFetch } from "./uploadFetch.ts";

/** A photo on a slow line. */
const uploadTimeoutMs = 120_000;

const genderOf = (text: string | null | undefined): ProfileFacts["gender"] =>
  text === "male" || text === "female" ? text : null;

function factsOf(profile: Profile): ProfileFacts {
  return {
    id: profile.id ?? "",
    name: profile.name ?? "",
    avatarUrl: profile.avatar_url ?? null,
    birthDate: profile.birthdate ?? null,
    gender: genderOf(profile.gender),
    email: profile.email ?? null,
    isEmailConfirmed: profile.confirmed_email ?? false,
    phone: profile.phone_number ?? null,
  };
}

export const createProfileApi = (api: Api): ProfileApi => ({
  read: async (signal) => {
    const profile = await api.call("getProfile", { signal });
    return profile.id ? factsOf(profile) : null;
  },
  update: async ({ name, birthDate, gender }, signal) =>
    factsOf(
      await api.call("updateProfile", {
        body: {
          ...(name === undefined ? {} : { first_name: name }),
          ...(birthDate === undefined ? {} : { birth_date: birthDate }),
          ...(gender === undefined ? {} : { gender }),
        },
        signal,
      }),
    ),
  setEmail: async (email, password, signal) =>
    factsOf(await api.call("setEmail", { body: { email, ...(password === "" ? {} : { password }) }, signal })),
  confirmEmail: async (code, signal) => factsOf(await api.call("confirmEmail", { body: { code }, signal })),
  setPhone: async (phone, signal) => factsOf(await api.call("setPhone", { body: { phone_number: phone }, signal })),
  changePassword: async (password, next, signal) => {
    await api.call("changePassword", { body: { password, new_password: next }, signal });
  },
  uploadAvatar: async (picture, onProgress, signal) => {
    const body = new FormData();
    body.append("avatar", picture, "avatar.jpg");
    return factsOf(
      await api.call("uploadAvatar", {
        body,
        signal,
        timeoutMs: uploadTimeoutMs,
        fetch: createUploadFetch(onProgress),
      }),
    );
  },
  remove: async (signal) => {
    await api.call("removeAccount", { signal });
  },
});
