import { css } from "linaria";
import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useState } from "react";
import { CardFrame, type CardFramePort } from "@kadr/design-system/pay/CardFrame";
import { outcomeParts } from "@kadr/design-system/popups/OutcomePopup";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { Spinner } from "@kadr/design-system/primitives/Spinner";
import type { SavedCardsStore } from "../../stores/SavedCardsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { cardTexts } from "../../texts/card.ts";
import { paymentsTexts } from "../../texts/payments.ts";

const texts = paymentsTexts.cards.adding;

const waiting = css`
  display: grid;
  place-items: center;
  min-height: 200px;
`;

export interface AddCardProps {
  store: SavedCardsStore;
  frame: CardFramePort;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A card is typed into the frame of the payment origin and kept; a failure keeps what stands for it and is tried again. */
export const AddCard = observer(function AddCard({ store, frame, isOpen, onOpenChange }: AddCardProps) {
  const { theme } = useHost().stores;
  const [tries, setTries] = useState(0);
  const close = () => onOpenChange(false);
  useEffect(() => store.beginAdding(), [store]);
  const { adding } = store;
  const onAdded = useEffectEvent(close);
  useEffect(() => {
    if (adding === "added") onAdded();
  }, [adding]);

  if (adding === "failed" || adding === "refused") {
    const isRefused = adding === "refused";
    return (
      <Dialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        {...outcomeParts({
          tone: "failure",
          title: texts.failed,
          text: isRefused ? texts.refusedText : texts.failedText,
          closeLabel: paymentsTexts.close,
          action: isRefused
            ? {
                label: texts.anew,
                onPress: () => {
                  store.beginAdding();
                  setTries(tries + 1);
                },
              }
            : { label: paymentsTexts.retry, onPress: () => void store.addAgain() },
        })}
      />
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={paymentsTexts.close}
      size="s"
      isDismissable={false}
    >
      {adding === "idle" ? (
        <CardFrame
          key={tries}
          port={frame}
          purpose="add"
          themeId={theme.theme}
          onToken={(token) => void store.add(token)}
          onError={store.refuse}
          onClose={close}
          texts={cardTexts.frame}
        />
      ) : (
        <div className={waiting} role="status">
          <Spinner size={32} label={texts.pending} />
        </div>
      )}
    </Dialog>
  );
});
