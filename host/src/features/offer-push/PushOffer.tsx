import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { HintPopup } from "@kadr/design-system/popups/HintPopup";
import { useHost } from "../../ports/Host.ts";
import { webPushTexts } from "../../texts/webPush.ts";

export interface PushOfferProps {
  isOpen: boolean;
  /** No other overlay lies over the page (SHELL-WEBPUSH-03). */
  isAlone: () => boolean;
  onConfirm: () => void;
  onDecline: () => void;
}

/** The question whether pushes may come; the browser's own follows a yes. */
export const PushOffer = observer(function PushOffer({ isOpen, isAlone, onConfirm, onDecline }: PushOfferProps) {
  const { measure } = useHost();
  const isSeen = isOpen && isAlone();
  useEffect(() => {
    if (isSeen) measure("webPush.popup");
  }, [isSeen, measure]);
  if (!isSeen) return null;
  const { title, text, confirm, decline } = webPushTexts;
  return (
    <HintPopup
      title={title}
      text={text}
      action={{ label: confirm, onPress: onConfirm }}
      closeLabel={decline}
      onClose={onDecline}
    />
  );
});
