import { useState } from "react";
import { useStores } from "../../stores/StoresContext.ts";
import { profileTexts } from "../../texts/profile.ts";
import type { PromoFormProps } from "./PromoForm.tsx";

/** Claims the e-mail that a form asks for besides: a letter with a code goes there. */
export function useEmailClaim() {
  const { profile } = useStores();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<PromoFormProps["failure"]>(null);
  const send = async (address: string): Promise<boolean> => {
    setSending(true);
    setFailure(null);
    try {
      const store = await profile.load();
      if (store.phase !== "success") await store.load();
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
