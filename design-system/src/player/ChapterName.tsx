import { css } from "linaria";
import { ChaptersIcon } from "../primitives/Icon/index.ts";
import { PlainButton } from "../primitives/PlainButton/index.ts";
import { color, font, media, radius, space } from "../tokens/index.ts";
import { chapterIndexAt } from "./chaptersAt.ts";
import type { PlayerChaptersPanel } from "./model.ts";
import type { PlayerChapter } from "./types.ts";
import { useTime } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

export interface ChapterNameProps extends PlayerChaptersPanel {
  chapters: readonly PlayerChapter[];
}

const button = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  flex: none;
  min-width: 40px;
  min-height: 40px;
  padding: 0 ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  color: ${color.textOnPlayer};
  font: ${font.body};
  & > span {
    overflow: hidden;
    max-width: 24ch;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container player (max-width: 719px) {
    padding: 0;
    & > span {
      display: none;
    }
  }
  ${media.coarse} {
    &::after {
      content: "";
      position: absolute;
      inset: -3px;
    }
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;

/** The chapter that plays; pressed, it opens the list of all. */
export function ChapterName({ chapters, isOpen, onPress }: ChapterNameProps) {
  const { engine, texts } = usePlayerModel();
  const index = useTime(engine, (now) => chapterIndexAt(chapters, now.current));
  const name = chapters[index]?.name;
  return (
    <PlainButton
      on="player"
      className={button}
      onClick={onPress}
      aria-expanded={isOpen}
      aria-label={name === undefined ? texts.chaptersOpen : `${name}, ${texts.chaptersOpen}`}
    >
      <ChaptersIcon size={20} />
      {name !== undefined && <span>{name}</span>}
    </PlainButton>
  );
}
