import { useCallback, useState } from "react";
import { useArrived } from "@kadr/design-system/primitives/Late";
import { useCardMenu, type CardMenu, type CardMenuRequest } from "@kadr/design-system/cards";
import { channelToFollow, laterAction, shelfOfHiding } from "../../presenters/cards.ts";
import { loadForPress } from "../../stores/account/loadForPress.ts";
import { useHost } from "../../ports/Host.ts";
import { cardWords } from "../../texts/cards.ts";
import { feedTexts } from "../../texts/feed.ts";

export interface CardActionsSetup {
  /** Hears of every entry that is chosen: those that a list of its own has added, and those that lead somewhere by themselves. Default: nobody. */
  readonly onOther?: ((cardId: string, actionId: string) => void) | undefined;
}

export interface CardActions extends CardMenu {
  /** The cross of a card, which does what the one entry of its menu would. Stable. */
  readonly onAction: (cardId: string, actionId: string) => void;
}

const placeOf = (id: string) => ({ model: "userchannel", id });

/** Actions on a card: hide it (HIDE-TOGGLE-01), copy its address (OWNER-TOOLS-06), keep it for later, follow its channel. In an observer. */
export function useCardActions({ onOther }: CardActionsSetup = {}): CardActions {
  const { stores, measure, copyText, origin } = useHost();
  const { hidden, toasts, watchLater: late, subscriptions: lateFollows, session } = stores;
  const [isOpened, setOpened] = useState(false);
  const watchLater = useArrived(late, isOpened);
  const follows = useArrived(lateFollows, isOpened);
  const act = useCallback(
    (cardId: string, actionId: string, hide: "hide.hide" | "hide.cross") => {
      const content = { id: cardId, type: "video" } as const;
      const shelf = shelfOfHiding(actionId);
      if (shelf !== null) {
        measure(hide, { location: "card", content });
        void hidden.hide(cardId, shelf);
      }
      if (actionId === laterAction)
        void loadForPress(session, late).then(
          (store) => store.set(cardId, !store.has(cardId), "watch-later-popup"),
          () => toasts.notify({ type: "danger" }),
        );
      const channel = channelToFollow(actionId);
      if (channel !== null)
        void loadForPress(session, lateFollows).then(
          (store) => store.toggle(placeOf(channel), { trigger: "subscribe-menu" }),
          () => toasts.notify({ type: "danger" }),
        );
      if (actionId === "edit") measure("owner.editVideo", { location: "card", content });
      if (actionId !== "share") return;
      measure("owner.shareVideo", { location: "card", content });
      void copyText(`${origin}/video/${encodeURIComponent(cardId)}/`).then((isCopied) => {
        if (isCopied) toasts.notify({ type: "success", text: feedTexts.linkCopied });
      });
    },
    [copyText, origin, hidden, toasts, measure, session, late, lateFollows],
  );
  const onCross = useCallback((cardId: string, actionId: string) => act(cardId, actionId, "hide.cross"), [act]);
  const onMenu = useCallback(
    (cardId: string, actionId: string) => {
      act(cardId, actionId, "hide.hide");
      onOther?.(cardId, actionId);
    },
    [act, onOther],
  );
  const { onMenuOpen: openMenu, menu } = useCardMenu({
    label: cardWords.menuOfList,
    onAction: onMenu,
    onFollow: onMenu,
    labelOf: (cardId, item) => {
      const channel = channelToFollow(item.id);
      if (channel !== null && follows?.isFollowed(placeOf(channel)) === true) return cardWords.unfollow;
      return item.id === laterAction && watchLater?.has(cardId) === true ? cardWords.notLater : item.label;
    },
  });
  const onMenuOpen = useCallback(
    (request: CardMenuRequest) => {
      setOpened(true);
      // The entries of the list are known by the time that the menu is read.
      if (session.isAuthorised) {
        late.load().then((store) => store.load(), noop);
        lateFollows.load().then((store) => store.load(), noop);
      }
      openMenu(request);
    },
    [session, late, lateFollows, openMenu],
  );
  return { onAction: onCross, onMenuOpen, menu };
}

/** Without the list the menu offers what it offers anybody. */
function noop(): void {}
