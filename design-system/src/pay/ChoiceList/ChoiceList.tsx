import { css, cx } from "linaria";
import { useId } from "react";
import { ChevronRightIcon } from "../../primitives/Icon/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, focusRing, font, media, numerals, radius, space } from "../../tokens/index.ts";

export interface Choice {
  readonly id: string;
  /** Offer of the choice: «Аренда», «Банковская карта». */
  readonly title: string;
  /** Meaning of the offer, in a line or two. */
  readonly text?: string | undefined;
  /** Price: «99 ₽». */
  readonly price?: string | undefined;
  /** Former price, struck through. `words`: how that is read out. */
  readonly before?: { readonly price: string; readonly words: string } | undefined;
  /** Consequence of the choice: a renewal, the price after a trial. */
  readonly note?: string | undefined;
  /** Terms that one agrees to. */
  readonly links?: readonly { readonly text: string; readonly href: SafeHref }[] | undefined;
}

export interface ChoiceListProps {
  /** Subject of the choice; the list's name. */
  label: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
  /** The one that is proposed: it has the look of it and the focus first. */
  proposedId?: string | undefined;
  className?: string | undefined;
}

const list = css`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 20px;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  width: 100%;
  min-height: 64px;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  color: ${color.text};
  text-align: start;
  &[data-proposed] {
    border-color: ${color.accent};
  }
  /* The first one touches the edge of the dialog that scrolls. */
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
`;

const words = css`
  display: grid;
  gap: ${space[0.5]};
  min-width: 0;
`;

const title = css`
  font: ${font.leadStrong};
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const quiet = css`
  color: ${color.textMuted};
  font: ${font.body};
  text-wrap: pretty;
`;

const cost = css`
  display: grid;
  justify-items: end;
  font: ${font.leadStrong};
  font-variant-numeric: ${numerals.tabular};
  white-space: nowrap;
  & s {
    color: ${color.textMuted};
    font: ${font.body};
  }
`;

const further = css`
  color: ${color.textMuted};
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  padding: ${space[1]} ${space[4]} 0;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    border-radius: ${radius.badge};
    color: ${color.textMuted};
    font: ${font.caption};
    text-decoration: underline;
  }
  ${media.coarse} {
    & > a {
      min-height: 44px;
    }
  }
`;

/** A few ways to go on, each with what it gives and costs: offers, ways of paying. One press chooses. */
export function ChoiceList({ label, choices, onChoose, proposedId, className }: ChoiceListProps) {
  return (
    <ul className={cx(list, className)} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <Row choice={choice} isProposed={choice.id === proposedId} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function Row({
  choice,
  isProposed,
  onChoose,
}: {
  choice: Choice;
  isProposed: boolean;
  onChoose: (id: string) => void;
}) {
  const { id, price, before, text, note, links: agreements = [] } = choice;
  const textId = useId();
  const hasText = text !== undefined || note !== undefined;
  return (
    <>
      <PlainButton
        className={row}
        data-proposed={isProposed || undefined}
        // The dialog opens with the focus on what is proposed: Enter takes it.
        autoFocus={isProposed}
        aria-describedby={hasText ? textId : undefined}
        onClick={() => onChoose(id)}
      >
        <span className={words}>
          <span className={title}>{choice.title}</span>
          {hasText && (
            // Heard as the description, not a second time within the name.
            <span id={textId} aria-hidden className={quiet}>
              {[text, note].filter((part) => part !== undefined).join(" ")}
            </span>
          )}
        </span>
        {price !== undefined && (
          <span className={cost}>
            <span>{price}</span>
            {before !== undefined && (
              <>
                <s aria-hidden>{before.price}</s>
                <VisuallyHidden>{before.words}</VisuallyHidden>
              </>
            )}
          </span>
        )}
        <ChevronRightIcon size={20} className={further} />
      </PlainButton>
      {agreements.length > 0 && (
        <p className={links}>
          {agreements.map((agreement) => (
            <a key={agreement.href} href={agreement.href} target="_blank" rel="noopener noreferrer">
              {agreement.text}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
