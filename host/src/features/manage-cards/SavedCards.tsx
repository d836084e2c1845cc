import { observer } from "mobx-react-lite";
import { useState } from "react";
import { BankMark, BrandMark } from "@kadr/design-system/pay/CardMark";
import { PaidRow } from "@kadr/design-system/pay/PaidRow";
import { ConfirmDialog } from "@kadr/design-system/popups/ConfirmDialog";
import { Badge } from "@kadr/design-system/primitives/Badge";
import { Button } from "@kadr/design-system/primitives/Button";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { presentSavedCard } from "../../presenters/savedCards.ts";
import type { SavedCardsStore } from "../../stores/SavedCardsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { useLoaded } from "../../ports/useStore.ts";
import { paymentsTexts } from "../../texts/payments.ts";
import * as styles from "./SavedCards.styles.ts";

const texts = paymentsTexts.cards;

/** More cards than these are folded (`premium.savedCardsCollapse`). */
const shownCards = 3;

export interface SavedCardsProps {
  store: SavedCardsStore;
  headingId: string;
  /** A card is to be typed in. */
  onAdd: () => void;
}

/** The person's cards (PROFILE-EDIT-12): which one pays, and what can be done with each after a question. */
export const SavedCards = observer(function SavedCards({ store, headingId, onAdd }: SavedCardsProps) {
  const { measure } = useHost();
  const [isWhole, setWhole] = useState(false);
  useLoaded(store);
  const { cards, phase } = store;
  if (phase === "failed")
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.failed}</p>
        <Button onPress={() => void store.load()}>{paymentsTexts.retry}</Button>
      </div>
    );
  if (phase !== "ready")
    return (
      <div role="status" className={styles.waiting}>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton height="56px" />
        <Skeleton height="56px" />
      </div>
    );
  const shown = isWhole ? cards : cards.slice(0, shownCards);
  return (
    <>
      {cards.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <>
          <p className={styles.quiet}>{texts.hint}</p>
          <ul aria-labelledby={headingId}>
            {shown.map((method) => {
              const card = presentSavedCard(method);
              return (
                <PaidRow
                  key={card.id}
                  mark={card.bank === null ? <BrandMark brand={card.brand} /> : <BankMark bank={card.bank} />}
                  title={card.title}
                  spokenTitle={card.spoken}
                  note={card.brandName}
                  badge={card.isMain ? <Badge>{texts.main}</Badge> : undefined}
                >
                  {!card.isMain && (
                    <Button
                      size="s"
                      aria-label={texts.of(texts.makeMain, card.spoken)}
                      onPress={() => store.ask("makeMain", method)}
                    >
                      {texts.makeMain}
                    </Button>
                  )}
                  <Button
                    size="s"
                    variant="ghost"
                    aria-label={texts.of(texts.remove, card.spoken)}
                    onPress={() => store.ask("remove", method)}
                  >
                    {texts.remove}
                  </Button>
                </PaidRow>
              );
            })}
          </ul>
          {shown.length < cards.length && (
            <div>
              <Button variant="ghost" aria-expanded={false} onPress={() => setWhole(true)}>
                {texts.more}
              </Button>
            </div>
          )}
        </>
      )}
      <div>
        <Button
          onPress={() => {
            measure("profile.paymentMethods.addCard", { location: "profile" });
            onAdd();
          }}
        >
          {texts.add}
        </Button>
      </div>
      <CardQuestionDialog store={store} />
    </>
  );
});

/** The question before a card is changed; what went wrong is said in it, and the yes can be said again. */
const CardQuestionDialog = observer(function CardQuestionDialog({ store }: Pick<SavedCardsProps, "store">) {
  const { question, isSending, problem } = store;
  // Its words stay while it goes.
  const [last, setLast] = useState(question);
  if (question !== null && question !== last) setLast(question);
  const shown = question ?? last;
  if (shown === null) return null;
  const words = texts.question[shown.action];
  return (
    <ConfirmDialog
      isOpen={question !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) store.dismiss();
      }}
      onConfirm={() => void store.confirm()}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={texts.question.cancel}
      isDanger={shown.action === "remove"}
      isPending={isSending}
      pendingLabel={texts.question.pending}
      error={problem ?? undefined}
    >
      {words.text(presentSavedCard(shown.card).title)}
    </ConfirmDialog>
  );
});
