import { css } from "linaria";
import { memo } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import type { SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { color, font, numerals, radius, space } from "../../tokens/index.ts";

export interface ChatMessageTexts {
  /** Beside the name of the channel's author. */
  readonly author: string;
  /** Of a message on its way. */
  readonly sending: string;
  /** Of one that did not come through. */
  readonly failed: string;
  readonly retry: string;
  readonly remove: string;
}

export interface ChatMessageView {
  /** Of a message that has no number yet, a key of our own. */
  readonly id: string;
  readonly authorName: string;
  readonly avatarSrc?: SafeMediaUrl | undefined;
  readonly text: string;
  /** «11:58». */
  readonly time: string;
  /** ISO 8601. */
  readonly dateTime: string;
  /** Written by the author of the channel. Default false. */
  readonly isByAuthor?: boolean | undefined;
  /** Written by who looks. Default false. */
  readonly isOwn?: boolean | undefined;
  /** sending: on its way; failed: it did not come through, and waits for what the person decides. Default: it is there. */
  readonly phase?: "sending" | "failed" | undefined;
}

export interface ChatMessageProps {
  message: ChatMessageView;
  texts: ChatMessageTexts;
  /** Of one that did not come through. */
  onRetry?: ((id: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
}

const row = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  font: ${font.body};
  &[data-own] {
    background: ${color.surfaceSelected};
  }
  &[data-phase="sending"] {
    color: ${color.textMuted};
  }
  &[data-phase="failed"] {
    background: ${color.dangerSoft};
  }
`;

const words = css`
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
  unicode-bidi: plaintext;
`;

const name = css`
  margin-inline-end: ${space[1.5]};
  color: ${color.textMuted};
  font-weight: 500;
  [data-by-author] > * > & {
    color: ${color.accentText};
  }
`;

const mark = css`
  margin-inline-end: ${space[1.5]};
  padding: 0 ${space[1]};
  border-radius: ${radius.badge};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font: ${font.captionStrong};
`;

const when = css`
  margin-inline-end: ${space[1.5]};
  color: ${color.textMuted};
  font: ${font.caption};
  font-variant-numeric: ${numerals.tabular};
`;

const state = css`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  align-items: center;
  gap: ${space[1]};
  font: ${font.caption};
  [data-phase="failed"] > & {
    color: ${color.danger};
  }
  & > button {
    --native-height: 28px;
    padding: 0 ${space[2]};
    font: ${font.captionStrong};
  }
`;

/** One thing that was said: whose it is, and then the words. */
export const ChatMessage = memo(function ChatMessage({ message, texts, onRetry, onRemove }: ChatMessageProps) {
  const { id, authorName, avatarSrc, text, time, dateTime, isByAuthor = false, isOwn = false, phase } = message;
  return (
    <div className={row} data-own={isOwn || undefined} data-by-author={isByAuthor || undefined} data-phase={phase}>
      <Avatar name={authorName} src={avatarSrc} size={24} />
      <p className={words}>
        <time className={when} dateTime={dateTime}>
          {time}
        </time>
        <bdi className={name}>{authorName}</bdi>
        {isByAuthor && <span className={mark}>{texts.author}</span>}
        <span>{text}</span>
      </p>
      {phase === "sending" && <p className={state}>{texts.sending}</p>}
      {phase === "failed" && (
        <div className={state}>
          <span>{texts.failed}</span>
          <button type="button" className={nativeButton} onClick={() => onRetry?.(id)}>
            {texts.retry}
          </button>
          <button type="button" className={nativeButton} onClick={() => onRemove?.(id)}>
            {texts.remove}
          </button>
        </div>
      )}
    </div>
  );
});
