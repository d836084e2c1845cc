import { useCallback, useMemo } from "react";
import { useOwnCards } from "../../features/own-channel/useOwnCards.ts";
import { useOwnerActions } from "../../features/own-channel/useOwnerActions.ts";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { useHost } from "../../ports/Host.ts";
import { useThumbnail } from "../useThumbnail.tsx";

/** Parts that the lists of a tab share: how cards are presented, and their one menu, to be drawn beside them. In an observer. */
export function useChannelCards(channelId: string, isOwn: boolean) {
  const { studioUrl } = useHost();
  const context = useCardContext();
  const thumbnail = useThumbnail();
  const act = useOwnerActions({ channelId, onThumbnail: thumbnail.change });
  const onOther = useCallback((cardId: string, actionId: string) => void act(cardId, actionId), [act]);
  const { onAction, onMenuOpen, menu } = useCardActions({ onOther: isOwn ? onOther : undefined });
  // Its shorts go on with its own.
  const shorts = useMemo(() => ({ source: "channel", channelId }), [channelId]);
  return {
    lists: { context, onAction, onMenuOpen, shorts },
    own: useOwnCards(channelId, isOwn, studioUrl),
    menu: (
      <>
        {menu}
        {thumbnail.dialog}
      </>
    ),
  };
}
