import type { ReactNode } from "react";
import { css } from "linaria";
import { VerifiedIcon } from "../../primitives/Icon/index.ts";
import { color } from "../../tokens/index.ts";

interface CardLineProps {
  /** True when the link's name already says it (the author): not read a second time. Default false. */
  isSpokenByLink?: boolean;
  /** In the accent's colour: why the card is here. Default false. */
  isAccent?: boolean;
  /** Adds the sign of an official channel. Default false. */
  isOfficial?: boolean;
  officialLabel?: string | undefined;
  children: ReactNode;
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
  /* a narrow row has height to spare and no width */
  [data-layout="row"] &:last-child > span {
    white-space: normal;
    /* no single word on the second line: it breaks where the date begins */
    text-wrap: balance;
  }
  & > svg {
    flex: none;
  }
  &[data-accent] {
    color: ${color.accentText};
  }
`;

/** One quiet line under the title: author, or views and date. */
export function CardLine({ isSpokenByLink = false, isAccent = false, isOfficial = false, officialLabel, children }: CardLineProps) {
  return (
    <p className={line} data-accent={isAccent || undefined} aria-hidden={isSpokenByLink || undefined}>
      <span>{children}</span>
      {isOfficial ? <VerifiedIcon size={16} label={isSpokenByLink ? undefined : officialLabel} /> : null}
    </p>
  );
}
