import { css } from "linaria";
import { useId, useRef, type FormEvent } from "react";
import { SendIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { TextArea } from "../../primitives/TextArea/index.ts";
import { color, font, space } from "../../tokens/index.ts";

export interface ChatFormTexts {
  /** Name of the field. */
  readonly label: string;
  readonly placeholder: string;
  readonly send: string;
  /** Heard where there is too much. */
  readonly tooLong: (length: number, max: number) => string;
}

export interface ChatFormProps {
  value: string;
  onChange: (value: string) => void;
  /** By the button or Enter; Shift+Enter makes a line. Not with an empty text. */
  onSubmit: () => void;
  /** Characters at most; only counted. */
  maxLength: number;
  /** The form may not send just now; the typed text stays. Default false. */
  isWaiting?: boolean | undefined;
  /** The text has no visible sign. Default: it is of blanks alone. */
  isBlank?: boolean | undefined;
  /** Under the field: why nothing is sent, or what the press will ask for. */
  note?: string | undefined;
  texts: ChatFormTexts;
}

const form = css`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]} ${space[3]};
  border-top: 1px solid ${color.line};
`;

const line = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[1]};
`;

const words = css`
  color: ${color.textMuted};
  font: ${font.caption};
`;

/** Says something. Enter sends, as in every chat; what does not fit is kept and counted. */
export function ChatForm({
  value,
  onChange,
  onSubmit,
  maxLength,
  isWaiting = false,
  isBlank = value.trim() === "",
  note,
  texts,
}: ChatFormProps) {
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const canSend = !isBlank && value.length <= maxLength && !isWaiting;
  const send = () => {
    if (!canSend) return;
    onSubmit();
    field.current?.focus();
  };
  return (
    <form
      className={form}
      aria-label={texts.label}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={line}>
        <TextArea
          ref={field}
          label={texts.label}
          isLabelHidden
          placeholder={texts.placeholder}
          value={value}
          onChange={onChange}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          maxLength={maxLength}
          counterFrom={Math.floor(maxLength * 0.8)}
          tooLongLabel={texts.tooLong}
          maxRows={4}
          {...(note === undefined ? {} : { "aria-describedby": noteId })}
        />
        <IconButton type="submit" icon={<SendIcon size={20} />} label={texts.send} isDisabled={!canSend} />
      </div>
      {note !== undefined && (
        <p id={noteId} className={words} role="status">
          {note}
        </p>
      )}
    </form>
  );
}
