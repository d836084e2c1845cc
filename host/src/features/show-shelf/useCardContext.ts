import { useQuery } from "@tanstack/react-query";
import { useIsHydrated } from "@kadr/design-system/primitives/hydration";
import type { PaidSubscriptions } from "@kadr/openapi/client";
import { useMemo } from "react";
import type { CardContext } from "../../presenters/cards.ts";
import { paidSubscriptionsQuery } from "../../queries/subscriptions.ts";
import { useHost } from "../../ports/Host.ts";

/** Codes of the products that are held now; one that has run out opens nothing. */
const heldCodes = ({ results }: PaidSubscriptions): ReadonlySet<string> =>
  new Set(results.filter(({ is_active: isActive }) => isActive).map(({ product_code: code }) => code));

/** Context of cards beside their data. Read inside an observer: it follows sign-in, progress and subscriptions. */
export function useCardContext(): CardContext {
  const { api, stores, now, studioUrl, link, mediaUrl, watchCards } = useHost();
  const { session, watchProgress } = stores;
  const { userId } = session;
  // A list keeps its cards until this context is another one, and so it is when the bars have changed.
  const isHydrated = useIsHydrated();
  const shareReader = isHydrated ? watchProgress.shareReader : watchProgress.savedShareReader;
  const held = useQuery({ ...paidSubscriptionsQuery(api, userId), select: heldCodes }).data;
  return useMemo(
    () => ({
      now: now(),
      userId,
      studioUrl,
      watchedShare: shareReader,
      ...(held && { holds: (code: string) => held.has(code) }),
      ...(watchCards && { frameAddress: watchCards.frameUrl }),
      link,
      mediaUrl,
    }),
    [now, userId, studioUrl, link, mediaUrl, watchCards, shareReader, held],
  );
}
