import { FieldError } from "react-aria-components/FieldError";
import { Text } from "react-aria-components/Text";
import { WarningIcon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { fieldCounter, fieldDescription, fieldError, fieldFoot } from "./fieldStyles.ts";

export interface FieldFootProps {
  description?: string | undefined;
  error?: string | undefined;
  /** Characters typed, how many may be, and both in words for who listens. */
  counter?: { length: number; max: number; label?: string | undefined } | undefined;
}

/** Under a field: what to do, or what went wrong, and how much room is left. */
export function FieldFoot({ description, error, counter }: FieldFootProps) {
  if (description === undefined && error === undefined && counter === undefined) return null;
  const isOver = counter !== undefined && counter.length > counter.max;
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
      {/* heard only when it says what is wrong and nothing else does: each letter typed would repeat it */}
      {counter !== undefined &&
        (isOver && error === undefined && description === undefined ? (
          <Text slot="description" className={fieldCounter} data-over>
            {counter.label === undefined ? (
              `${counter.length}/${counter.max}`
            ) : (
              <>
                <span aria-hidden>{`${counter.length}/${counter.max}`}</span>
                <VisuallyHidden>{counter.label}</VisuallyHidden>
              </>
            )}
          </Text>
        ) : (
          <span className={fieldCounter} data-over={isOver || undefined} aria-hidden>
            {`${counter.length}/${counter.max}`}
          </span>
        ))}
    </div>
  );
}
