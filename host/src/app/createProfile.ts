import { createProfileApi } from "../platform/api/profileApi.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { ProfileStore } from "../stores/ProfileStore.ts";
import { profileTexts } from "../texts/profile.ts";
import type { SessionStore } from "../stores/SessionStore.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** The person's own data and their forms; they come with the pages of the profile. */
    readonly profile: ProfileStore;
  }
}

export interface ProfileSetup extends StoreSetup {
  readonly measure: Measure;
  readonly storage: AppStorage;
  readonly session: Pick<SessionStore, "refresh">;
}

export function createProfile({ api, storage, session, ...setup }: ProfileSetup): ProfileStore {
  const store = new ProfileStore({
    ...setup,
    api: createProfileApi(api),
    texts: profileTexts,
    onChanged: () => void session.refresh(),
    device: {
      read: () => storage.get("profile-draft"),
      write: (draft) => (draft === null ? storage.remove("profile-draft") : storage.set("profile-draft", draft)),
    },
  });
  store.connect();
  return store;
}
