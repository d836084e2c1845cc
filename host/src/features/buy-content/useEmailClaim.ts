import { useState } from "react";
import { loadForPress } from "../../stores/account/loadForPress.ts";
import type { Late } from "../../stores/ports.ts";
import type { ProfileStore } from "../../stores/ProfileStore.ts";
import { useHost } from "../../ports/Host.ts";
import { profileTexts } from "../../texts/profile.ts";
import type { PromoFormProps } from "./PromoForm.tsx";

/** The store with the person's own data in it. */
async function loaded(profile: Late<ProfileStore>): Promise<ProfileStore> {
  const store = await profile.load();
  if (store.phase !== "success") await store.load();
  return store;
}

/** Claims the e-mail that a form asks for besides: a letter with a code goes there. */
export function useEmailClaim() {
  const { profile, session } = useHost().stores;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<PromoFormProps["failure"]>(null);
  const send = async (address: string): Promise<boolean> => {
    setSending(true);
    setFailure(null);
    try {
      const store = await loadForPress(session, { load: () => loaded(profile) });
      store.type("email", address);
      if (await store.saveEmail("")) return true;
      const { errors, note } = store.form("email");
      setFailure({ text: errors.email ?? errors.password ?? note ?? profileTexts.notUpdated, of: "email" });
      return false;
    } catch {
      setFailure({ text: profileTexts.offline, of: "email" });
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, failure };
}
