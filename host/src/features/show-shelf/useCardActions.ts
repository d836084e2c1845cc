import { useCallback } from "react";
import { useCardMenu, type CardMenu } from "@kadr/design-system/cards";
import { shelfOfHiding } from "../../presenters/cards.ts";
import { useStores } from "../../stores/StoresContext.ts";
import { cardWords } from "../../texts/cards.ts";
import { feedTexts } from "../../texts/feed.ts";

export interface CardActionsSetup {
  /** Resolves `false` when the person's browser did not allow it. */
  readonly copyText: (text: string) => Promise<boolean>;
  readonly origin: string;
}

export interface CardActions extends CardMenu {
  /** An entry of a card's menu, or its cross. Stable. */
  readonly onAction: (cardId: string, actionId: string) => void;
}

/** What can be done with a card: hide it (HIDE-TOGGLE-01), copy its address (OWNER-TOOLS-06). */
export function useCardActions({ copyText, origin }: CardActionsSetup): CardActions {
  const { hidden, notices } = useStores();
  const onAction = useCallback((cardId: string, actionId: string) => {
    const shelf = shelfOfHiding(actionId);
    if (shelf !== null) void hidden.hide(cardId, shelf);
    if (actionId !== "share") return;
    void copyText(`${origin}/video/${encodeURIComponent(cardId)}/`).then((isCopied) => {
      if (isCopied) notices.notify({ type: "success", text: feedTexts.linkCopied });
    });
  }, [copyText, origin, hidden, notices]);
  return { onAction, ...useCardMenu({ label: cardWords.menuOfList, onAction }) };
}
