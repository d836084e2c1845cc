import { css } from "linaria";
import { useId, useState } from "react";
import { color, font, media, radius, space } from "@kadr/design-system/tokens";
import { describe, isLongDescription, withoutBlankLines } from "../../presenters/description.ts";
import { videoTexts } from "../../texts/video.ts";

export interface DescriptionProps {
  text: string;
  /** Length of the video in seconds. */
  duration: number;
  /** The quiet line above: views and date. */
  meta: React.ReactNode;
  /** Address of a moment of this video. */
  timeHref: (seconds: number) => string;
  onTime: (seconds: number) => void;
  /** Judges an address of the text; `null` leaves it as text. */
  link: (address: string) => { readonly href: string; readonly isExternal: boolean } | null;
}

const card = css`
  padding: ${space[4]};
  border-radius: ${radius.popup};
  background: ${color.surfaceSunken};
  font: ${font.body};
  overflow-wrap: anywhere;
`;

const words = css`
  margin-top: ${space[2]};
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
  border: 0;
  border-radius: ${radius.badge};
  background: none;
  color: ${color.text};
  font: ${font.bodyStrong};
  cursor: pointer;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

/** The description: folded to three lines, its addresses judged, its time codes leading into the video. */
export function Description({ text, duration, meta, timeHref, onTime, link }: DescriptionProps) {
  const id = useId();
  const isLong = isLongDescription(text);
  const [isOpen, setOpen] = useState(false);
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
                <a key={index} {...tabStop} className={pressable} href={timeHref(part.seconds)} aria-label={`${part.text}, ${videoTexts.playFrom}`} onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                  event.preventDefault();
                  onTime(part.seconds);
                }}>{part.text}</a>
              );
            }
            const target = link(part.address);
            if (target === null) return part.text;
            return <a key={index} {...tabStop} className={pressable} href={target.href} {...(target.isExternal ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {})}>{part.text}</a>;
          })}
        </p>
      )}
      {isLong && (
        <button type="button" className={fold} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? videoTexts.less : videoTexts.more}
        </button>
      )}
    </div>
  );
}
