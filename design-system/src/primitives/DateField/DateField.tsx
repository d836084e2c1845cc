import { type CalendarDate, parseDate } from "@internationalized/date";
import { css, cx } from "linaria";
import { useState } from "react";
import { DateField as AriaDateField, DateInput, DateSegment } from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Label } from "react-aria-components/Label";
import { color, media, radius, space } from "../../tokens/index.ts";
import { FieldFoot } from "../TextField/FieldFoot.tsx";
import { field, fieldInput, fieldLabel } from "../TextField/fieldStyles.ts";

export interface DateFieldProps {
  /** The name of the field, above it. */
  label: string;
  /** `YYYY-MM-DD`; null: none. Anything else counts as none. */
  value: string | null;
  /** A whole date, or null when its parts were taken away. */
  onChange: (value: string | null) => void;
  /** The order of the parts and their words, as `ru-RU`. Default: that of the page. */
  locale?: string | undefined;
  /** Format to type, or why. */
  description?: string | undefined;
  /** Error of the value; replaces the description and marks the field invalid. */
  error?: string | undefined;
  /** Default false. */
  isDisabled?: boolean | undefined;
  /** Of the autofill: "bday". */
  autoComplete?: string | undefined;
  className?: string | undefined;
}

const input = css`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  min-width: min(100%, 180px);
  font-variant-numeric: tabular-nums;
  cursor: text;
  &[data-focus-within] {
    border-color: ${color.accent};
  }
`;

const segment = css`
  padding: ${space[0.5]} ${space[0.5]};
  border-radius: ${radius.badge};
  outline: none;
  &[data-placeholder] {
    color: ${color.textMuted};
  }
  &[data-type="literal"] {
    padding-inline: 0;
    color: ${color.textMuted};
  }
  &[data-focused] {
    background: ${color.accent};
    color: ${color.textOnAccent};
  }
  &[data-disabled] {
    color: ${color.textDisabled};
  }
  ${media.forcedColors} {
    &[data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

function dateOf(value: string | null): CalendarDate | null {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  try {
    return parseDate(value);
  } catch {
    // The 31st of February is no date.
    return null;
  }
}

/** A date by its parts, each typed or turned by the arrows. */
export function DateField({
  label,
  value,
  onChange,
  locale,
  description,
  error,
  className,
  autoComplete,
  isDisabled = false,
}: DateFieldProps) {
  const given = dateOf(value);
  // A value that comes from elsewhere begins the field anew: half a date that was typed belongs to the former one.
  const [reported, setReported] = useState(value);
  const [round, setRound] = useState(0);
  if (reported !== value) {
    setReported(value);
    setRound(round + 1);
  }
  const shown = (
    <AriaDateField
      key={round}
      granularity="day"
      shouldForceLeadingZeros
      validationBehavior="aria"
      defaultValue={given}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      onChange={(next) => {
        const text = next?.toString() ?? null;
        setReported(text);
        onChange(text);
      }}
      className={cx(field, className)}
    >
      <Label className={fieldLabel}>{label}</Label>
      <DateInput className={cx(fieldInput, input)}>
        {(part) => <DateSegment segment={part} className={segment} />}
      </DateInput>
      <FieldFoot description={description} error={error} />
    </AriaDateField>
  );
  return locale === undefined ? shown : <I18nProvider locale={locale}>{shown}</I18nProvider>;
}
