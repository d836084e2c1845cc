import type { Api, Profile } from "@kadr/openapi/client";
import type { SessionProfile } from "../../stores/SessionStore.ts";
import { nothingPrefetched, type Prefetched } from "./prefetched.ts";

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

export const createSessionApi = (api: Api, prefetched: Prefetched = nothingPrefetched) => ({
  fetchProfile: async (): Promise<SessionProfile | null> =>
    sessionProfileOf(prefetched.take("getProfile") ?? (await api.call("getProfile"))),
  endSession: async (): Promise<void> => {
    prefetched.forget();
    await api.call("logout");
  },
});
