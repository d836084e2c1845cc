import { useEffect } from "react";
import { useHost } from "../../ports/Host.ts";

/** A follower of this page's place has now seen what is new there (SUBS-TOGGLE-01). Without an id the page is of no place. */
export function useVisit(model: string, id: string | undefined): void {
  const { session, subscriptions } = useHost().stores;
  const { userId } = session;
  useEffect(() => {
    if (userId === null || id === undefined) return;
    void subscriptions.load().then(
      (store) => store.visit({ model, id }),
      // The badge in the menu stays, which is no harm.
      () => undefined,
    );
  }, [subscriptions, userId, model, id]);
}
