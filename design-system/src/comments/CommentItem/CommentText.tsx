import { css, cx } from "linaria";
import { useLayoutEffect, useRef, useState } from "react";
import { Fold } from "../../primitives/Fold/index.ts";
import { WrittenText, type WrittenPart } from "../../primitives/WrittenText/index.ts";
import { color, font, space } from "../../tokens/index.ts";
import { watchSize } from "../../primitives/size/index.ts";

export interface CommentTextProps {
  id: string;
  text: readonly WrittenPart[];
  /** Whom the comment speaks to; stands before the text. */
  addressee?: string | undefined;
  /** Its author, for the name of the button. */
  authorName: string;
  /** «Показать полностью». */
  moreLabel: string;
  /** «Свернуть». */
  lessLabel: string;
  /** «смотреть с этого момента». */
  timeLabel: string;
  onTime?: ((seconds: number) => void) | undefined;
}

/** Lines before a text is cut. */
const lines = 5;
/** A text shorter than this fits at any width and is not measured, characters. */
const surelyShort = 120;

const words = css`
  margin: 0;
  font: ${font.body};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
  text-align: start;
  &[data-clamped] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    overflow: hidden;
  }
`;

const name = css`
  margin-inline-end: ${space[1]};
  color: ${color.accentText};
  unicode-bidi: isolate;
`;

const fold = css`
  margin-top: ${space[1]};
  color: ${color.textMuted};
  &:hover {
    color: ${color.text};
  }
`;

/** Text of a person: in its own direction, its addresses and times links, cut after five lines until asked for. */
export function CommentText({
  id,
  text,
  addressee,
  authorName,
  moreLabel,
  lessLabel,
  timeLabel,
  onTime,
}: CommentTextProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const written = text.map((part) => part.text).join("");
  const isCandidate = written.length > surelyShort || written.split("\n").length > lines;
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (element === null || !isCandidate || isOpen) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    // text that was hidden when it came has no height yet, and lines break elsewhere when the screen is turned
    return watchSize(element, measure);
  }, [isCandidate, isOpen, written]);
  return (
    <div>
      <p ref={paragraph} id={id} dir="auto" className={cx(words)} data-clamped={(isCandidate && !isOpen) || undefined}>
        {addressee !== undefined && <bdi className={name}>{addressee},</bdi>}
        <WrittenText parts={text} timeLabel={timeLabel} onTime={onTime} isFolded={isLong && !isOpen} />
      </p>
      {isLong && (
        <Fold
          isOpen={isOpen}
          onOpenChange={setOpen}
          more={moreLabel}
          less={lessLabel}
          owner={authorName}
          className={fold}
        />
      )}
    </div>
  );
}
