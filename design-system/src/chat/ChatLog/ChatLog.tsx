import { css, cx } from "linaria";
import { useLayoutEffect, useRef, useState } from "react";
import { ChevronDownIcon } from "../../primitives/Icon/index.ts";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { color, depth, focusRing, radius, space } from "../../tokens/index.ts";
import { ChatMessage, type ChatMessageTexts, type ChatMessageView } from "../ChatMessage/index.ts";
import { usePacedAnnouncements, type ChatHeardTexts } from "./usePacedAnnouncements.ts";
import { watchSize } from "../../primitives/size/index.ts";

export interface ChatLogTexts extends ChatMessageTexts, ChatHeardTexts {
  /** Name of the log. */
  readonly log: string;
  /** The button to what came meanwhile. */
  readonly newer: (count: number) => string;
  /** The same button where nothing has come. */
  readonly toEnd: string;
}

export interface ChatLogProps {
  /** In the order in which they were said. */
  messages: readonly ChatMessageView[];
  /** One's own that the server does not have yet, in the order of writing. Default none. */
  outgoing?: readonly ChatMessageView[] | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
  texts: ChatLogTexts;
}

const frame = css`
  position: relative;
  display: grid;
  min-height: 0;
`;

const scroller = css`
  min-height: 0;
  padding: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
`;

/** A few messages stand at the bottom, where the next one will be. */
const list = css`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${space[0.5]};
  min-height: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const jump = css`
  position: absolute;
  bottom: ${space[2]};
  left: 50%;
  translate: -50% 0;
  --native-height: 32px;
  width: max-content;
  max-width: 100%;
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.full};
  box-shadow: ${depth.floating};
`;

/** So near to the end it counts as read, px. */
const nearEndPx = 24;

/**
 * Messages of the chat, the newest at the end and in sight as long as the reader has not scrolled up. A log (APG) whose own live region is
 * silent: it would read out every word of a quick talk, so that new messages are told at a pace (usePacedAnnouncements).
 */
export function ChatLog({ messages, outgoing = [], onRetry, onRemove, texts }: ChatLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  /** The last message when the reader left the end; null at the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  usePacedAnnouncements(messages, texts);
  const lastId = messages.at(-1)?.id ?? "";
  const lastOwn = outgoing.at(-1)?.id;

  const toEnd = () => {
    const element = box.current;
    if (element === null) return;
    isAtEnd.current = true;
    setLeftAt(null);
    element.scrollTop = element.scrollHeight;
  };
  // A person who says something wants to see it said.
  useLayoutEffect(() => {
    if (lastOwn !== undefined) isAtEnd.current = true;
  }, [lastOwn]);
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
  }, [lastId, lastOwn, outgoing]);
  // The on-screen keyboard and a turned phone change the height, and what was in sight stays there.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    return watchSize(element, () => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
  }, []);

  const onScroll = () => {
    const element = box.current;
    if (element === null) return;
    const isEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= nearEndPx;
    isAtEnd.current = isEnd;
    if (isEnd) setLeftAt(null);
    else if (leftAt === null) setLeftAt(lastId);
  };
  const at = leftAt === null ? -1 : messages.findIndex(({ id }) => id === leftAt);
  const unseen = leftAt === null ? 0 : messages.length - 1 - at;

  return (
    <div className={frame}>
      <div
        ref={box}
        className={scroller}
        role="log"
        aria-live="off"
        aria-label={texts.log}
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol className={list} role="list">
          {messages.map((message) => (
            <li key={message.id}>
              <ChatMessage message={message} texts={texts} />
            </li>
          ))}
          {outgoing.map((message) => (
            <li key={message.id}>
              <ChatMessage message={message} texts={texts} onRetry={onRetry} onRemove={onRemove} />
            </li>
          ))}
        </ol>
      </div>
      {leftAt !== null && (
        <button
          type="button"
          className={cx(nativeButton, jump)}
          onClick={() => {
            toEnd();
            // the button goes with the press
            box.current?.focus();
          }}
        >
          <ChevronDownIcon size={20} />
          {unseen > 0 ? texts.newer(unseen) : texts.toEnd}
        </button>
      )}
    </div>
  );
}
