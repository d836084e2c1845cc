import type { ReactNode } from "react";
import { css } from "linaria";
import { DottedLine } from "../../primitives/DottedLine/index.ts";
import { VerifiedIcon } from "../../primitives/Icon/index.ts";
import { Spoken } from "../../primitives/VisuallyHidden/index.ts";
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

/** One quiet line under the title: author, or views and date. */
export function CardLine({ isSpokenByLink = false, isAccent = false, isOfficial = false, officialLabel, facts, children }: CardLineProps) {
  return (
    <p className={line} data-accent={isAccent || undefined} aria-hidden={isSpokenByLink || undefined}>
      {facts === undefined ? <span>{children}</span> : (
        <>
          {typeof facts === "string" ? <span>{facts}</span> : <span data-facts><DottedLine parts={facts.map((fact, index) => <Spoken key={index} text={fact} />)} /></span>}
          {children}
        </>
      )}
      {isOfficial ? <VerifiedIcon size={16} label={isSpokenByLink ? undefined : officialLabel} /> : null}
    </p>
  );
}
