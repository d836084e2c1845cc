import { css } from "linaria";
import { type FormEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { TextArea } from "../../primitives/TextArea/index.ts";
import { media, radius, space } from "../../tokens/index.ts";
import { useAboveKeyboard } from "./useAboveKeyboard.ts";
import type { SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";

/** editing: typed in; sending and checking: pending, the text stays; unknown: nobody knows whether it came through. */
export type CommentFormPhase = "editing" | "sending" | "checking" | "unknown";

export interface CommentFormTexts {
  /** The name of the field. */
  label: string;
  placeholder?: string | undefined;
  submit: string;
  /** In the place of `submit` after an unknown outcome. */
  resend: string;
  cancel: string;
  /** Heard while it is sent. */
  sending: string;
  /** Heard and seen while the lost comment is looked for. */
  checking: string;
  /** Heard beside the field when the text is too long. */
  tooLong: (length: number, max: number) => string;
}

export interface CommentFormHandle {
  focus: () => void;
}

export interface CommentFormProps {
  value: string;
  onChange: (value: string) => void;
  /** By the button, Ctrl+Enter or Cmd+Enter; not with an empty text. */
  onSubmit: () => void;
  /** By the button or Escape. Without it the form folds up and keeps the text. */
  onCancel?: (() => void) | undefined;
  /** Default "editing". */
  phase?: CommentFormPhase | undefined;
  /** Said beside the field. */
  error?: string | undefined;
  /** The person who writes; without it there is no picture. */
  author?: { name: string; avatarSrc?: SafeMediaUrl | undefined } | undefined;
  /** Characters; only counted. Default 2000. */
  maxLength?: number | undefined;
  /** Open from the beginning: a reply, a change. Default false. */
  isExpanded?: boolean | undefined;
  /** Takes the focus as it appears: somebody pressed for it. Default false. */
  autoFocus?: boolean | undefined;
  /** The form may not send just now. Default false. */
  isWaiting?: boolean | undefined;
  /** The text has no visible sign. Default: it is of blanks alone. */
  isBlank?: boolean | undefined;
  texts: CommentFormTexts;
  ref?: Ref<CommentFormHandle> | undefined;
}

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  &[data-pictured] {
    grid-template-columns: 40px minmax(0, 1fr);
  }
  ${media.mobile} {
    &[data-pictured] {
      grid-template-columns: 32px minmax(0, 1fr);
    }
  }
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  grid-column: -2 / -1;
`;

/** Writes a comment, a reply, a change. Folded to one line until it is wanted; pending keeps the text. */
export function CommentForm({
  value,
  onChange,
  onSubmit,
  onCancel,
  phase = "editing",
  error,
  author,
  maxLength = 2000,
  isExpanded = false,
  autoFocus = false,
  isWaiting = false,
  isBlank = value.trim() === "",
  texts,
  ref,
}: CommentFormProps) {
  const [isTouched, setTouched] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(box);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));
  const isPending = phase === "sending" || phase === "checking";
  // It came out: the form folds up again, and the focus stays in the field.
  const [wasPending, setWasPending] = useState(isPending);
  if (wasPending !== isPending) {
    setWasPending(isPending);
    if (wasPending && value === "") setTouched(false);
  }
  const isOpen = isExpanded || isTouched || value !== "" || isPending;
  const canSend = !isBlank && value.length <= maxLength && !isPending && !isWaiting;

  const leave = () => {
    // The button goes with what folds up; the field would unfold it again, and call the on-screen keyboard.
    if (onCancel === undefined && value === "") box.current?.focus({ preventScroll: true });
    setTouched(false);
    onCancel?.();
  };
  const send = () => {
    if (canSend) onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === "Escape" && !isPending) {
      event.stopPropagation();
      if (onCancel === undefined && value !== "") return;
      leave();
    }
  };

  return (
    <form
      ref={box}
      tabIndex={-1}
      aria-label={texts.label}
      className={form}
      data-pictured={author !== undefined || undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      {author !== undefined && <Avatar name={author.name} src={author.avatarSrc} size={32} />}
      <TextArea
        ref={field}
        label={texts.label}
        isLabelHidden
        placeholder={texts.placeholder ?? texts.label}
        value={value}
        onChange={onChange}
        onFocus={() => setTouched(true)}
        onKeyDown={onKeyDown}
        isReadOnly={isPending}
        autoFocus={autoFocus}
        maxLength={maxLength}
        counterFrom={Math.floor(maxLength * 0.8)}
        tooLongLabel={texts.tooLong}
        minRows={isOpen ? 2 : 1}
        description={phase === "checking" ? texts.checking : undefined}
        error={error}
      />
      {isOpen && (
        <div className={buttons}>
          <Button variant="ghost" size="s" isDisabled={isPending} onPress={leave}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="s"
            isPending={isPending}
            isDisabled={!isPending && !canSend}
            // while it is looked for, the field says so
            pendingLabel={texts.sending}
          >
            {phase === "unknown" ? texts.resend : texts.submit}
          </Button>
        </div>
      )}
    </form>
  );
}
