import { css, cx } from "linaria";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components/RadioGroup";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";
import { FieldFoot } from "../TextField/FieldFoot.tsx";
import { field, fieldLabel } from "../TextField/fieldStyles.ts";

export interface RadioOption {
  id: string;
  label: string;
  /** Default false. */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps {
  /** Subject of the choice, above the options. */
  label: string;
  options: readonly RadioOption[];
  /** Id of the chosen option; null: none. */
  value: string | null;
  onChange: (id: string) => void;
  /** In a row where there is room, or one under another. Default "row". */
  layout?: "row" | "column" | undefined;
  description?: string | undefined;
  /** Error of the choice; replaces the description and marks the group invalid. */
  error?: string | undefined;
  /** Default false. */
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  &[data-layout="column"] {
    flex-direction: column;
  }
`;

const option = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
  color: ${color.text};
  font: ${font.body};
  overflow-wrap: anywhere;
  hyphens: auto;
  cursor: pointer;
  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-height: 44px;
    font: ${font.lead};
  }
`;

const mark = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  transition: border-color ${motion.state};
  &::after {
    content: "";
    width: 10px;
    height: 10px;
    border-radius: ${radius.full};
  }
  [data-hovered] > & {
    border-color: ${color.text};
  }
  [data-pressed] > & {
    border-color: ${color.accentPressed};
  }
  [data-selected] > & {
    border-color: ${color.accent};
    &::after {
      background: ${color.accent};
    }
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  [data-disabled] > & {
    border-color: ${color.line};
  }
  [data-disabled][data-selected] > &::after {
    background: ${color.line};
  }
  [data-focus-visible] > & {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
  ${media.forcedColors} {
    [data-selected] > &::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

/** One of a few, all of them in sight. */
export function RadioGroup({
  label,
  options,
  value,
  onChange,
  layout = "row",
  description,
  error,
  isDisabled = false,
  className,
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      orientation={layout === "row" ? "horizontal" : "vertical"}
      className={cx(field, className)}
    >
      <Label className={fieldLabel}>{label}</Label>
      <div className={list} data-layout={layout}>
        {options.map((one) => (
          <Radio key={one.id} value={one.id} isDisabled={one.isDisabled ?? false} className={option}>
            <span className={mark} />
            {one.label}
          </Radio>
        ))}
      </div>
      <FieldFoot description={description} error={error} />
    </AriaRadioGroup>
  );
}
