import { css } from "linaria";
import { useState, type ReactNode } from "react";
import { ChevronRightIcon, PlusIcon } from "../../primitives/Icon/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, font, media, radius, size, space } from "../../tokens/index.ts";
import { BrandMark, type CardBrand } from "../CardMark/index.ts";

export interface ChoiceCard {
  readonly id: string;
  readonly brand: CardBrand | null;
  /** «Visa •• 1111» */
  readonly label: string;
  /** The bank, or that it is the main one. */
  readonly note?: string | undefined;
}

export interface CardChoiceProps {
  /** Saved cards, the main one first. */
  cards: readonly ChoiceCard[];
  onChoose: (id: string) => void;
  onNewCard: () => void;
  /** The fast payment system, where it is offered. */
  onSbp?: (() => void) | undefined;
  texts: {
    /** Question to the person. */
    title: string;
    newCard: string;
    /** Kinds of card that a new one may be. */
    newCardNote: string;
    showMore: string;
    sbp: string;
    sbpNote: string;
  };
}

/** More cards than these are folded (`premium.savedCardsCollapse`). */
const shownCards = 3;

const list = css`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 60px;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  font: ${font.body};
  text-align: start;
`;

const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const strong = css`
  display: block;
  font: ${font.leadStrong};
`;

const quiet = css`
  color: ${color.textMuted};
  font: ${font.caption};
`;

const question = css`
  margin: 0 0 ${space[3]};
  color: ${color.textMuted};
  font: ${font.lead};
`;

const sign = css`
  display: grid;
  place-items: center;
  width: 40px;
`;

const more = css`
  justify-self: start;
  min-height: 40px;
  padding: 0 ${space[3]};
  color: ${color.accentText};
  font: ${font.bodyStrong};
  ${media.coarse} {
    min-height: ${size.hitTouch};
  }
`;

interface RowProps {
  mark: ReactNode;
  label: string;
  note?: string | undefined;
  /** It has just come, in the place of the button that was pressed for it. */
  hasFocus?: boolean;
  onPress: () => void;
}

const Row = ({ mark, label, note, hasFocus = false, onPress }: RowProps) => (
  <li>
    <PlainButton className={row} autoFocus={hasFocus} onClick={onPress}>
      <span className={sign} aria-hidden>
        {mark}
      </span>
      <span className={words}>
        <span className={strong}>{label}</span>
        {note !== undefined && <span className={quiet}> {note}</span>}
      </span>
      <ChevronRightIcon size={20} />
    </PlainButton>
  </li>
);

/** The ways to pay: a saved card, a new one, the fast payment system (PAY-SCREEN-11). A press is the choice. */
export function CardChoice({ cards, onChoose, onNewCard, onSbp, texts }: CardChoiceProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? cards : cards.slice(0, shownCards);
  return (
    <>
      <p className={question}>{texts.title}</p>
      <ul className={list} aria-label={texts.title}>
        {shown.map(({ id, brand, label, note }, index) => (
          <Row
            key={id}
            mark={<BrandMark brand={brand} />}
            label={label}
            note={note}
            hasFocus={index === shownCards}
            onPress={() => onChoose(id)}
          />
        ))}
        {shown.length < cards.length && (
          <li>
            <PlainButton className={more} aria-expanded={false} onClick={() => setWhole(true)}>
              {texts.showMore}
            </PlainButton>
          </li>
        )}
        <Row mark={<PlusIcon size={20} />} label={texts.newCard} note={texts.newCardNote} onPress={onNewCard} />
        {onSbp !== undefined && <Row mark={<SbpMark />} label={texts.sbp} note={texts.sbpNote} onPress={onSbp} />}
      </ul>
    </>
  );
}

/** A bolt: it is fast. Drawn for Kadr; the service's own sign is a trademark. */
const SbpMark = () => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
    <path d="M13 3 5.5 13.5H12L11 21l7.5-10.5H12z" strokeLinejoin="round" />
  </svg>
);
