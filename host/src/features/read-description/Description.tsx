import { css } from "linaria";
import { useId } from "react";
import { color, font, media, radius, space } from "@kadr/design-system/tokens";
import { Fold } from "@kadr/design-system/primitives/Fold";
import { WrittenText } from "@kadr/design-system/primitives/WrittenText";
import { isLongDescription, withoutBlankLines } from "../../presenters/description.ts";
import { presentText, type Moments } from "../../presenters/writtenText.ts";
import { timeTexts } from "../../texts/time.ts";
import { videoTexts } from "../../texts/video.ts";
import { useHost } from "../../ports/Host.ts";

export interface DescriptionProps {
  text: string;
  /** The quiet line above: marks, views and date. */
  meta: React.ReactNode;
  /** More than three lines are shown, where there are more. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The title beside the text is folded too. Default false. */
  hasMore?: boolean | undefined;
  /** The video that times lead into; null where it does not play: they stay words. */
  moments: Moments | null;
  /** Goes to a moment of it, in seconds. */
  onTime: (seconds: number) => void;
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

const fold = css`
  min-height: 32px;
  margin-top: ${space[1]};
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
export function Description({ text, meta, isOpen, onOpenChange, hasMore = false, moments, onTime }: DescriptionProps) {
  const { link } = useHost();
  const id = useId();
  const isLong = isLongDescription(text);
  const isFolded = isLong && !isOpen;
  return (
    <div className={card}>
      {meta}
      {text.trim() !== "" && (
        <p id={id} className={words} data-folded={isFolded || undefined} dir="auto">
          <WrittenText
            parts={presentText(isFolded ? withoutBlankLines(text) : text, link, moments)}
            timeLabel={timeTexts.playFrom}
            onTime={onTime}
            isFolded={isFolded}
          />
        </p>
      )}
      {(isLong || hasMore) && (
        <Fold
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          more={videoTexts.more}
          less={videoTexts.less}
          className={fold}
          aria-controls={text.trim() === "" ? undefined : id}
        />
      )}
    </div>
  );
}
