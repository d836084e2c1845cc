import type { Api, Profile } from "@kadr/openapi/client";
import type { SessionProfile } from "../../stores/SessionStore.ts";
import { nothingHanded, type Handed } from "./handed.ts";

function sessionProfileOf(profile: Profile): SessionProfile | null {
  if (!profile.id) return null;
  return {
    id: profile.id,
    name: profile.name ?? "",
    avatarUrl: profile.avatar_url ?? null,
    email: profile.email ?? null,
    isEmailConfirmed: profile.confirmed_email ?? false,
  };
}

export const createSessionApi = (api: Api, handed: Handed = nothingHanded) => ({
  fetchProfile: async (): Promise<SessionProfile | null> => sessionProfileOf(handed.take("getProfile") ?? (await api.call("getProfile"))),
  endSession: async (): Promise<void> => {
    handed.forget();
    await api.call("logout");
  },
});
