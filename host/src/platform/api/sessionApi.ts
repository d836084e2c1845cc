import type { Api, Profile } from "@kadr/openapi/client";
import type { SessionProfile } from "../../stores/SessionStore.ts";

export function sessionProfileOf(profile: Profile): SessionProfile | null {
  if (!profile.id) return null;
  return {
    id: profile.id,
    name: profile.name ?? "",
    avatarUrl: profile.avatar_url ?? null,
    email: profile.email ?? null,
    isEmailConfirmed: profile.confirmed_email ?? false,
  };
}

export const createSessionApi = (api: Api) => ({
  fetchProfile: async (): Promise<SessionProfile | null> => sessionProfileOf(await api.call("getProfile")),
  endSession: async (): Promise<void> => {
    await api.call("logout");
  },
});
