import { css } from "linaria";
import { CheckIcon } from "../primitives/Icon/index.ts";
import { PlainButton } from "../primitives/PlainButton/index.ts";
import { color, font, media, radius, space } from "../tokens/index.ts";

export interface ChoiceListProps<T extends string | number> {
  label: string;
  /** Only heard where a heading beside says the same. Default false. */
  isLabelHidden?: boolean | undefined;
  choices: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** rows: one under another; chips: in a line. Default "rows". */
  layout?: "rows" | "chips" | undefined;
}

const legend = css`
  padding: ${space[2]} ${space[2]} ${space[1]};
  color: ${color.textMutedOnPlayer};
  font: ${font.caption};
`;

const list = css`
  &[data-layout="chips"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    padding: 0 ${space[2]};
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 36px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  text-align: start;
  &[aria-checked="true"] {
    font: ${font.bodyStrong};
  }
  ${media.coarse} {
    min-height: 44px;
  }
  [data-layout="chips"] > & {
    width: auto;
    min-height: 32px;
    padding-inline: ${space[3]};
    border: 1px solid ${color.textMutedOnPlayer};
    border-radius: ${radius.full};
    &[aria-checked="true"] {
      border-color: ${color.playerAccent};
      background: ${color.playerPressed};
    }
    ${media.coarse} {
      min-height: 44px;
    }
  }
  ${media.forcedColors} {
    &[aria-checked="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const check = css`
  visibility: hidden;
  [aria-checked="true"] > & {
    visibility: visible;
  }
  [data-layout="chips"] & {
    display: none;
  }
`;

/** One of a few in a menu: arrows move, Enter and Space choose, the group has a name. */
export function ChoiceList<T extends string | number>({
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
  layout = "rows",
}: ChoiceListProps<T>) {
  return (
    <div role="group" aria-label={label}>
      {!isLabelHidden && (
        <div className={legend} aria-hidden>
          {label}
        </div>
      )}
      <div className={list} data-layout={layout} role="presentation">
        {choices.map((choice) => (
          <PlainButton
            key={choice.value}
            role="menuitemradio"
            tabIndex={-1}
            on="player"
            className={row}
            aria-checked={choice.value === value}
            onClick={() => onChange(choice.value)}
          >
            <CheckIcon size={20} className={check} />
            <span>{choice.label}</span>
          </PlainButton>
        ))}
      </div>
    </div>
  );
}
