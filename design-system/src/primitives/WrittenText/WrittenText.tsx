import { css } from "linaria";
import type { MouseEvent } from "react";
import { color, media, numerals, radius } from "../../tokens/index.ts";
import type { SafeHref } from "../SafeAddress/index.ts";

/** A piece of what somebody has written; together the pieces are the whole text. */
export type WrittenPart =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "link";
      readonly text: string;
      readonly href: SafeHref;
      /** Of another site: opens a new tab. */
      readonly isExternal: boolean;
    }
  | {
      readonly kind: "time";
      readonly text: string;
      /** The moment of the video, seconds. */
      readonly seconds: number;
      /** Address of the moment: for a new tab, and where no script runs. */
      readonly href: SafeHref;
    };

export interface WrittenTextProps {
  parts: readonly WrittenPart[];
  /** Heard after a time: «смотреть с этого момента». */
  timeLabel?: string | undefined;
  /** Goes to a moment, in seconds. Default: a time is a link to its address. */
  onTime?: ((seconds: number) => void) | undefined;
  /** A fold cuts the text: what it hides is not to be reached by the Tab key either. Default false. */
  isFolded?: boolean | undefined;
}

const pressable = css`
  direction: ltr;
  unicode-bidi: isolate;
  border-radius: ${radius.badge};
  color: ${color.accentText};
  font-variant-numeric: ${numerals.tabular};
  /* its colour alone is too near to that of the words around it */
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  ${media.hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
`;

/** Text of a person, its addresses and times links; the element around it is the caller's. */
export function WrittenText({ parts, timeLabel, onTime, isFolded = false }: WrittenTextProps) {
  const tabStop = isFolded ? { tabIndex: -1 } : {};
  const press = (event: MouseEvent, seconds: number) => {
    if (onTime === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onTime(seconds);
  };
  return parts.map((part, index) => {
    if (part.kind === "text") return part.text;
    const { text, href } = part;
    if (part.kind === "time")
      return (
        <a
          key={index}
          {...tabStop}
          className={pressable}
          href={href}
          aria-label={timeLabel === undefined ? undefined : `${text}, ${timeLabel}`}
          onClick={(event) => press(event, part.seconds)}
        >
          {text}
        </a>
      );
    return (
      <a
        key={index}
        {...tabStop}
        className={pressable}
        href={href}
        {...(part.isExternal ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {})}
      >
        {text}
      </a>
    );
  });
}
