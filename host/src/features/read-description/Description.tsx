import { css } from "linaria";
import { useId } from "react";
import { color, font, media, radius, space } from "@kadr/design-system/tokens";
import { describe, isLongDescription, withoutBlankLines } from "../../presenters/description.ts";
import { videoTexts } from "../../texts/video.ts";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { PlainButton } from "@kadr/design-system/primitives/PlainButton";
import type { LinkGate } from "../../links/gates.ts";

export interface DescriptionProps {
  text: string;
  /** Length of the video in seconds. */
  duration: number;
  /** The quiet line above: marks, views and date. */
  meta: React.ReactNode;
  /** More than three lines are shown, where there are more. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Something beside the text is folded too: the title. Default false. */
  hasMore?: boolean | undefined;
  /** Address of a moment of this video. */
  timeHref: (seconds: number) => SafeHref;
  onTime: (seconds: number) => void;
  /** Checks an address of the text; `null` leaves it as text. */
  link: LinkGate;
}

const card = css`
  padding: ${space[4]};
  border-radius: ${radius.popup};
  background: ${color.surfaceBlock};
  font: ${font.body};
  overflow-wrap: anywhere;
`;

const words = css`
  margin-top: ${space[2]};
  /* about a hundred letters in a line, however wide the screen */
  max-width: 60rem;
  white-space: pre-line;
  &[data-folded] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`;

const pressable = css`
  border-radius: ${radius.badge};
  color: ${color.accentText};
  font-variant-numeric: tabular-nums;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const fold = css`
  min-height: 32px;
  margin-top: ${space[1]};
  padding: 0;
  border-radius: ${radius.badge};
  color: ${color.text};
  font: ${font.bodyStrong};
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

/** The description: folded to three lines, its addresses checked, its time codes leading into the video. */
export function Description({
  text,
  duration,
  meta,
  isOpen,
  onOpenChange,
  hasMore = false,
  timeHref,
  onTime,
  link,
}: DescriptionProps) {
  const id = useId();
  const isLong = isLongDescription(text);
  const isFolded = isLong && !isOpen;
  // What a fold hides is not to be reached by the Tab key either.
  const tabStop = isFolded ? { tabIndex: -1 } : {};
  return (
    <div className={card}>
      {meta}
      {text.trim() !== "" && (
        <p id={id} className={words} data-folded={isFolded || undefined} dir="auto">
          {describe(isFolded ? withoutBlankLines(text) : text, duration).map((part, index) => {
            if (part.kind === "text") return part.text;
            if (part.kind === "time") {
              return (
                <a
                  key={index}
                  {...tabStop}
                  className={pressable}
                  href={timeHref(part.seconds)}
                  aria-label={`${part.text}, ${videoTexts.playFrom}`}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                    event.preventDefault();
                    onTime(part.seconds);
                  }}
                >
                  {part.text}
                </a>
              );
            }
            const target = link(part.address);
            if (target === null) return part.text;
            return (
              <a
                key={index}
                {...tabStop}
                className={pressable}
                href={target.href}
                {...(target.isExternal ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {})}
              >
                {part.text}
              </a>
            );
          })}
        </p>
      )}
      {(isLong || hasMore) && (
        <PlainButton
          on="none"
          className={fold}
          aria-expanded={isOpen}
          aria-controls={text.trim() === "" ? undefined : id}
          onClick={() => onOpenChange(!isOpen)}
        >
          {isOpen ? videoTexts.less : videoTexts.more}
        </PlainButton>
      )}
    </div>
  );
}
