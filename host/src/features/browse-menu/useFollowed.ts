import { useEffect, useState } from "react";
import type { Subscription } from "@kadr/openapi/client";
import { useHost } from "../../ports/Host.ts";
import type { SubscriptionsStore } from "../../stores/SubscriptionsStore.ts";

interface Followed {
  /** Empty until it is known. */
  readonly list: readonly Subscription[];
  /** It is not known, though it was asked for. */
  readonly hasFailed: boolean;
  /** It is asked for again after a failure. */
  readonly isTrying: boolean;
  readonly retry: () => void;
}

/** Whom the person follows, once that is here: the menu does not wait for it. In an observer. */
export function useFollowed(): Followed {
  const { session, subscriptions: late } = useHost().stores;
  const { userId } = session;
  const [store, setStore] = useState<SubscriptionsStore | null>(null);
  const [isCodeMissing, setCodeMissing] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (userId === null) return undefined;
    let isAsking = true;
    const ask = async () => {
      try {
        const arrived = await late.load();
        if (!isAsking) return;
        setStore(arrived);
        setCodeMissing(false);
        await arrived.load();
      } catch {
        if (isAsking) setCodeMissing(true);
      }
      if (isAsking) setTrying(false);
    };
    void ask();
    return () => {
      isAsking = false;
    };
  }, [late, userId, tries]);
  return {
    list: store?.list ?? [],
    hasFailed: userId !== null && (store === null ? isCodeMissing : store.hasFailed && !store.isKnown),
    isTrying,
    retry: () => {
      setTrying(true);
      setTries(tries + 1);
    },
  };
}
