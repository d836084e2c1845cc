import { css } from "linaria";
import { useId } from "react";
import { CheckIcon } from "../primitives/Icon/index.ts";
import { color, focusRing, font, media, motion, radius, space } from "../tokens/index.ts";

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

const group = css`
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
`;

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
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  cursor: pointer;
  transition: background-color ${motion.state};
  &:hover {
    background: ${color.playerHover};
  }
  &:active {
    background: ${color.playerPressed};
  }
  &:has(:focus-visible) {
    outline: ${focusRing.onPlayer};
    outline-offset: ${focusRing.inset};
  }
  &:has(:checked) {
    font: ${font.bodyStrong};
  }
  ${media.coarse} {
    min-height: 44px;
  }
  [data-layout="chips"] > & {
    min-height: 32px;
    padding-inline: ${space[3]};
    border: 1px solid ${color.textMutedOnPlayer};
    border-radius: ${radius.full};
    &:has(:checked) {
      border-color: ${color.playerAccent};
      background: ${color.playerPressed};
    }
    ${media.coarse} {
      min-height: 44px;
    }
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const radio = css`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const check = css`
  visibility: hidden;
  :checked ~ & {
    visibility: visible;
  }
  [data-layout="chips"] & {
    display: none;
  }
`;

/** One of a few, on native radios: arrows choose, the group has a name. */
export function ChoiceList<T extends string | number>({ label, isLabelHidden = false, choices, value, onChange, layout = "rows" }: ChoiceListProps<T>) {
  const name = useId();
  return (
    <fieldset className={group} aria-label={isLabelHidden ? label : undefined}>
      {!isLabelHidden && <legend className={legend}>{label}</legend>}
      <div className={list} data-layout={layout}>
        {choices.map((choice) => (
          <label key={choice.value} className={row}>
            <input className={radio} type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <CheckIcon size={20} className={check} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
