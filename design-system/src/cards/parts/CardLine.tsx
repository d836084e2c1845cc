import type { ReactNode } from "react";
import { css } from "linaria";
import { DottedLine } from "../../primitives/DottedLine/index.ts";
import { VerifiedIcon } from "../../primitives/Icon/index.ts";
import { color } from "../../tokens/index.ts";
import type { CardMeta } from "../props.ts";

interface CardLineProps {
  /** True when the link's name already says it (the author): not read a second time. Default false. */
  isSpokenByLink?: boolean;
  /** In the accent's colour: why the card is here. Default false. */
  isAccent?: boolean;
  /** Adds the sign of an official channel. Default false. */
  isOfficial?: boolean;
  officialLabel?: string | undefined;
  /** Several facts, which a narrow card writes under each other. */
  facts?: CardMeta | undefined;
  /** The words, or what stands after the facts. */
  children?: ReactNode;
}

const line = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  [data-layout="centre"] & {
    justify-content: center;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
  }
  /* what counts is never cut: a date without its end says nothing */
  & > span[data-facts] {
    white-space: normal;
  }
  & > svg {
    flex: none;
  }
  &[data-accent] {
    color: ${color.accentText};
  }
`;

const facts = css`
  [data-layout="centre"] > * > & {
    justify-content: center;
  }
`;

/** One quiet line under the title: author, or views and date. */
export function CardLine({
  isSpokenByLink = false,
  isAccent = false,
  isOfficial = false,
  officialLabel,
  facts: said,
  children,
}: CardLineProps) {
  const isHidden = isSpokenByLink || undefined;
  const isFacts = typeof said === "object";
  if (isFacts && !isOfficial && children === undefined)
    return <DottedLine as="p" className={facts} parts={said} data-facts aria-hidden={isHidden} />;
  return (
    <p className={line} data-accent={isAccent || undefined} aria-hidden={isHidden}>
      {isFacts ? <DottedLine parts={said} data-facts /> : <span>{said ?? children}</span>}
      {said === undefined ? null : children}
      {isOfficial ? <VerifiedIcon size={16} label={isSpokenByLink ? undefined : officialLabel} /> : null}
    </p>
  );
}
