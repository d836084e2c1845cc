import { css } from "linaria";
import type { SavedPaymentMethod } from "@kadr/openapi/client";
import { CardChoice, type ChoiceCard } from "@kadr/design-system/pay/CardChoice";
import { CardFrame } from "@kadr/design-system/pay/CardFrame";
import { Button } from "@kadr/design-system/primitives/Button";
import { color, font, space } from "@kadr/design-system/tokens";
import { presentSavedCard } from "../../presenters/savedCards.ts";
import { roubles } from "../../presenters/money.ts";
import { cardTexts } from "../../texts/card.ts";
import { premiumTexts } from "../../texts/premium.ts";
import type { PremiumView } from "./premiumView.ts";

const { pay: texts, autoRenewal } = premiumTexts;

const summary = css`
  margin-bottom: ${space[5]};
  color: ${color.textMuted};
  font: ${font.body};
`;

const product = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  color: ${color.text};
  font: ${font.leadStrong};
`;

const or = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin: ${space[2]} 0 ${space[4]};
  color: ${color.textMuted};
  font: ${font.body};
  &::before,
  &::after {
    content: "";
    flex: 1;
    height: 1px;
    background: ${color.line};
  }
`;

/** Product of the payment, and that it renews itself (PAY-SCREEN-12). */
function Summary({ store }: Pick<PremiumView, "store">) {
  const { tariff } = store.shown.context;
  if (tariff === null) return null;
  return (
    <div className={summary}>
      <p className={product}>
        <span>{tariff.nameTransformed}</span>
        <span>{tariff.tariff.trial ?? roubles(tariff.tariff.mainPrice.price)}</span>
      </p>
      <p>{autoRenewal}</p>
    </div>
  );
}

/** A saved card as a choice, the main one named. */
function choiceOf(card: SavedPaymentMethod): ChoiceCard {
  const { id, brand, brandName, title, isMain } = presentSavedCard(card);
  const note = isMain ? `${brandName}, ${texts.main}` : brandName;
  return { id, brand, label: title, note };
}

export function ChooseCardStep({ store }: PremiumView) {
  return (
    <>
      <Summary store={store} />
      <CardChoice
        cards={store.shown.context.cards.map(choiceOf)}
        onChoose={(paymentMethodId) => store.send({ type: "SAVED_CARD", paymentMethodId })}
        onNewCard={() => store.send({ type: "NEW_CARD" })}
        onSbp={() => store.send({ type: "SBP" })}
        texts={{
          title: texts.choose,
          newCard: texts.newCard,
          newCardNote: texts.newCardNote,
          showMore: texts.showMore,
          sbp: texts.sbp,
          sbpNote: texts.sbpNote,
        }}
      />
    </>
  );
}

/** The form of a new card (K25); who has none to choose from is offered the fast payment system here. */
export function NewCardStep({ store, cardFrame, themeId }: PremiumView) {
  return (
    <>
      <Summary store={store} />
      <CardFrame
        port={cardFrame}
        purpose="pay"
        themeId={themeId}
        onToken={(token) => store.send({ type: "TOKEN", token })}
        onClose={() => store.send({ type: "CANCEL" })}
        onError={() => store.send({ type: "BROKEN" })}
        texts={cardTexts.frame}
      />
      {store.shown.context.cards.length === 0 && (
        <>
          <p className={or}>{texts.or}</p>
          <Button size="l" isWide onPress={() => store.send({ type: "SBP" })}>
            {texts.bySbp}
          </Button>
        </>
      )}
    </>
  );
}
