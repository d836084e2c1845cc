import { cx } from "linaria";
import type { Ref } from "react";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { FieldFoot } from "./FieldFoot.tsx";
import { field, fieldInput, fieldLabel } from "./fieldStyles.ts";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "children" | "className" | "style" | "isInvalid"> {
  /** The name of the field, above it. */
  label: string;
  /** Keeps the label for assistive technology only. Default false. */
  isLabelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  /** Format to type, or why. */
  description?: string | undefined;
  /** Error of the value; replaces the description and marks the field invalid. */
  error?: string | undefined;
  className?: string | undefined;
  /** The input itself. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField({
  label,
  isLabelHidden = false,
  placeholder,
  description,
  error,
  className,
  ref,
  ...rest
}: TextFieldProps) {
  return (
    // aria: the browser must not hold back a form whose error is there to be tried again
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      {...(isLabelHidden ? { "aria-label": label } : {})}
      isInvalid={error !== undefined}
      className={cx(field, className)}
    >
      {!isLabelHidden && <Label className={fieldLabel}>{label}</Label>}
      <Input
        className={fieldInput}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(ref === undefined ? {} : { ref })}
      />
      <FieldFoot description={description} error={error} />
    </AriaTextField>
  );
}
