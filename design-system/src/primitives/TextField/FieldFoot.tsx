import { FieldError } from "react-aria-components/FieldError";
import { Text } from "react-aria-components/Text";
import { WarningIcon } from "../Icon/index.ts";
import { fieldCounter, fieldDescription, fieldError, fieldFoot } from "./fieldStyles.ts";

export interface FieldFootProps {
  description?: string | undefined;
  error?: string | undefined;
  /** Characters typed, and how many may be. */
  counter?: { length: number; max: number } | undefined;
}

/** Under a field: what to do, or what went wrong, and how much room is left. */
export function FieldFoot({ description, error, counter }: FieldFootProps) {
  if (description === undefined && error === undefined && counter === undefined) return null;
  return (
    <div className={fieldFoot}>
      {error !== undefined ? (
        <FieldError className={fieldError}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </FieldError>
      ) : (
        description !== undefined && (
          <Text slot="description" className={fieldDescription}>
            {description}
          </Text>
        )
      )}
      {counter !== undefined && (
        <span className={fieldCounter} data-over={counter.length > counter.max || undefined} aria-hidden>
          {counter.length}/{counter.max}
        </span>
      )}
    </div>
  );
}
