import { css } from "linaria";
import { color, media, radius } from "../../tokens/index.ts";
import type { CardBank, CardBrand } from "./cards.ts";
import { bankMarks, brandMarks, PlainCard } from "./marks.tsx";

interface MarkProps {
  /** Says what the mark means where no words stand beside it; without it the mark is decoration. */
  label?: string | undefined;
}

export interface BrandMarkProps extends MarkProps {
  /** null: the picture of a card, whatever its scheme. */
  brand: CardBrand | null;
}

export interface BankMarkProps extends MarkProps {
  /** null: a bank that nobody knows. */
  bank: CardBank | null;
}

const mark = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.surfaceRaised};
  color: ${color.text};
  &[data-kind="brand"] {
    width: 40px;
    height: 24px;
    border-radius: ${radius.badge};
  }
  &[data-kind="bank"] {
    width: 40px;
    height: 40px;
    border-radius: ${radius.control};
    background: ${color.control};
    border-color: transparent;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const meaning = (label: string | undefined) =>
  label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };

/** The mark of a card's scheme (PAY-DATA-04): quiet, of the colour of the words around. */
export function BrandMark({ brand, label }: BrandMarkProps) {
  const Picture = brand === null ? PlainCard : brandMarks[brand];
  return (
    <span className={mark} data-kind="brand" {...meaning(label)}>
      <Picture />
    </span>
  );
}

/** The mark of the bank that gave a card out (PAY-DATA-04). */
export function BankMark({ bank, label }: BankMarkProps) {
  const Picture = bank === null ? PlainCard : bankMarks[bank];
  return (
    <span className={mark} data-kind="bank" {...meaning(label)}>
      <Picture />
    </span>
  );
}
