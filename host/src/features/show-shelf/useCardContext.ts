import { useMemo } from "react";
import type { CardContext } from "../../presenters/cards.ts";
import type { ShelfWatch } from "./FeedShelf.tsx";
import { useStores } from "../../stores/StoresContext.ts";

export interface CardContextSetup {
  readonly now: () => number;
  readonly studioUrl: string;
  readonly watchCards?: Pick<ShelfWatch, "frameUrl"> | undefined;
  readonly link: (address: string) => { readonly href: string; readonly isExternal: boolean } | null;
}

/** What cards depend on beside their data. Read inside an observer: it follows sign-in and progress. */
export function useCardContext({ now, studioUrl, link, watchCards }: CardContextSetup): CardContext {
  const { session, watchProgress } = useStores();
  const { userId } = session;
  // A list keeps its cards until this context is another one, and so it is when the bars have changed.
  const { shareReader } = watchProgress;
  return useMemo(
    () => ({
      now: now(),
      userId,
      studioUrl,
      watchedShare: shareReader,
      ...(watchCards && { frameAddress: watchCards.frameUrl }),
      judge: (address) => {
        const verdict = link(address);
        return verdict === null ? null : { href: verdict.href, opensNewTab: verdict.isExternal };
      },
    }),
    [now, userId, studioUrl, link, watchCards, shareReader],
  );
}
