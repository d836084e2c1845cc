import { css } from "linaria";
import { ChevronDownIcon, ChevronUpIcon, RefreshIcon } from "../../primitives/Icon/index.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";

export interface ThreadControlProps {
  /** Label of the action: «12 ответов», «Показать ещё ответы», «Скрыть ответы», «Повторить». */
  label: string;
  /** open and more lead down, close leads up, retry again. Default "more". */
  kind?: "open" | "more" | "close" | "retry" | undefined;
  /** Whether the replies are on the screen, for the button that opens and closes them. */
  isExpanded?: boolean | undefined;
  /** They are on their way: the button waits and keeps the focus. Default false. */
  isPending?: boolean | undefined;
  /** Heard while pending. */
  pendingLabel?: string | undefined;
  /** Stands under the replies and not under the comment. Default false. */
  isUnderReply?: boolean | undefined;
  onPress: () => void;
}

const control = css`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 32px;
  margin-inline-start: -8px;
  padding: 0 ${space[3]} 0 ${space[2]};
  border-radius: ${radius.full};
  color: ${color.accentText};
  font: ${font.bodyStrong};
  &[data-under-reply] {
    margin-inline-start: 44px;
  }
  &[aria-disabled="true"] {
    color: ${color.textMuted};
    cursor: default;
  }
  ${media.coarse} {
    min-height: 44px;
  }
  ${media.mobile} {
    &[data-under-reply] {
      margin-inline-start: 36px;
    }
  }
`;

/** Opens a thread, brings its next replies, closes it. */
export function ThreadControl({
  label,
  kind = "more",
  isExpanded,
  isPending = false,
  pendingLabel,
  isUnderReply = false,
  onPress,
}: ThreadControlProps) {
  return (
    <PlainButton
      className={control}
      aria-expanded={isExpanded}
      aria-disabled={isPending || undefined}
      aria-label={isPending && pendingLabel !== undefined ? `${label}. ${pendingLabel}` : undefined}
      data-under-reply={isUnderReply || undefined}
      onClick={() => {
        if (!isPending) onPress();
      }}
    >
      {isPending ? (
        <Spinner size={20} />
      ) : kind === "close" ? (
        <ChevronUpIcon size={20} />
      ) : kind === "retry" ? (
        <RefreshIcon size={20} />
      ) : (
        <ChevronDownIcon size={20} />
      )}
      {label}
    </PlainButton>
  );
}
