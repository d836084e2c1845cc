import { css, cx } from "linaria";
import { type CSSProperties, type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Label } from "react-aria-components/Label";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField, type TextFieldProps } from "react-aria-components/TextField";
import { FieldFoot } from "../TextField/FieldFoot.tsx";
import { field, fieldInput, fieldLabel } from "../TextField/fieldStyles.ts";
import { watchSize } from "../size/index.ts";

export interface TextAreaProps extends Omit<
  TextFieldProps,
  "children" | "className" | "style" | "isInvalid" | "onKeyDown" | "maxLength" | "onChange" | "value" | "defaultValue"
> {
  /** The name of the field. */
  label: string;
  /** Keeps the label for assistive technology only. Default false. */
  isLabelHidden?: boolean | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  /** Format to type, or why. */
  description?: string | undefined;
  /** Error of the value; replaces the description and marks the field invalid. */
  error?: string | undefined;
  /** Most characters that make sense: shows a counter; more can be typed and is marked, so that a paste is never cut. */
  maxLength?: number | undefined;
  /** Shows the counter only from this many characters on. Default 0. */
  counterFrom?: number | undefined;
  /** Says «2160 из 2000» in words when there are too many characters. Default: the two numbers. */
  tooLongLabel?: ((length: number, max: number) => string) | undefined;
  /** Least height, lines. Default 1. */
  minRows?: number | undefined;
  /** Grows up to this many lines, then scrolls. Default 10. */
  maxRows?: number | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
  className?: string | undefined;
  /** The textarea itself. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

const area = css`
  display: block;
  resize: none;
  --field-min-height: calc(1lh * var(--min-rows) + 18px);
  max-height: calc(1lh * var(--max-rows) + 18px);
  overflow-y: auto;
`;

/** As high as its text: `field-sizing: content` would do it alone, but Firefox and Safari of our browserslist lack it. */
function fit(element: HTMLTextAreaElement) {
  element.style.height = "auto";
  if (element.scrollHeight > 0) element.style.height = `${element.scrollHeight + 2}px`;
}

/** Text of several lines; grows with what is typed. */
export function TextArea({
  label,
  isLabelHidden = false,
  value,
  defaultValue,
  onChange,
  placeholder,
  description,
  error,
  maxLength,
  counterFrom = 0,
  tooLongLabel,
  minRows = 1,
  maxRows = 10,
  onKeyDown,
  className,
  ref,
  ...rest
}: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(defaultValue ?? "");
  const text = value ?? typed;

  useLayoutEffect(() => {
    if (own.current !== null) fit(own.current);
  }, [text]);

  // lines break elsewhere when the screen is turned, and a field that was hidden when it came has no height to fit yet
  useEffect(() => {
    const element = own.current;
    if (element === null) return;
    let width = 0;
    return watchSize(element, () => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fit(element);
    });
  }, []);

  const counter =
    maxLength !== undefined && text.length >= counterFrom
      ? { length: text.length, max: maxLength, label: tooLongLabel?.(text.length, maxLength) }
      : undefined;
  return (
    <TextField
      {...rest}
      {...(isLabelHidden ? { "aria-label": label } : {})}
      // The browser must not hold back a form whose error is there to be tried again.
      validationBehavior="aria"
      value={text}
      onChange={(next) => {
        setTyped(next);
        onChange?.(next);
      }}
      isInvalid={error !== undefined || (maxLength !== undefined && text.length > maxLength)}
      className={cx(field, className)}
    >
      {!isLabelHidden && <Label className={fieldLabel}>{label}</Label>}
      <AriaTextArea
        ref={(element) => {
          own.current = element;
          if (typeof ref === "function") return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        rows={minRows}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
        className={cx(fieldInput, area)}
        style={{ "--min-rows": minRows, "--max-rows": maxRows } as CSSProperties}
      />
      <FieldFoot description={description} error={error} counter={counter} />
    </TextField>
  );
}
