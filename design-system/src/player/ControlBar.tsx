import { css, cx } from "linaria";
import { useRef } from "react";
import {
  CaptionsIcon,
  ChaptersIcon,
  CinemaExitIcon,
  CinemaIcon,
  FullscreenExitIcon,
  FullscreenIcon,
  NextIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  PreviousIcon,
  ReplayIcon,
  SettingsIcon,
  SkipBackIcon,
  SkipForwardIcon,
} from "../primitives/Icon/index.ts";
import { IconButton } from "../primitives/IconButton/index.ts";
import { color, focusRing, font, media, motion, radius, space } from "../tokens/index.ts";
import { chapterIndexAt } from "./chaptersAt.ts";
import { SeekSlider } from "./SeekSlider.tsx";
import { TimeCode } from "./TimeCode.tsx";
import type { PlayerChapter, PlayerEngine, PlayerMode, PlayerNeighbour, PlayerTexts, StoryboardFrame } from "./types.ts";
import { useFact, useTime } from "./useEngine.ts";
import { VolumeControl } from "./VolumeControl.tsx";

export type PlayerPanel = "settings" | "captions" | null;

export interface ControlBarProps {
  engine: PlayerEngine;
  texts: PlayerTexts;
  chapters: readonly PlayerChapter[];
  storyboard: readonly StoryboardFrame[];
  mode: PlayerMode;
  onModeChange: ((mode: PlayerMode) => void) | undefined;
  next: PlayerNeighbour | undefined;
  previous: PlayerNeighbour | undefined;
  panel: PlayerPanel;
  onPanelChange: (panel: PlayerPanel) => void;
  onChaptersPress: (() => void) | undefined;
  areChaptersOpen: boolean | undefined;
  onScrub: (isHeld: boolean) => void;
}

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
`;

const spacer = css`
  flex: 1;
`;

const link = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border: 1px solid transparent;
  border-radius: ${radius.full};
  color: ${color.textOnPlayer};
  transition: background-color ${motion.state};
  &:hover {
    background: ${color.playerHover};
  }
  &:active {
    background: ${color.playerPressed};
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: ${focusRing.inset};
  }
  ${media.forcedColors} {
    border-color: LinkText;
  }
`;

const chapterButton = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 40px;
  min-height: 40px;
  padding: 0 ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: transparent;
  color: ${color.textOnPlayer};
  font: ${font.body};
  cursor: pointer;
  &:hover {
    background: ${color.playerHover};
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: ${focusRing.inset};
  }
  & > span {
    overflow: hidden;
    max-width: 24ch;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @container player (max-width: 719px) {
    & > span {
      display: none;
    }
  }
`;

/* What a small player leaves out has another place: keys, the device, the page below. Twice its own name: the sheet of a
   popup that opens later brings the look of icon buttons along once more, and the last of two equals would win. */
const wide = css`
  @container player (max-width: 559px) {
    && {
      display: none;
    }
  }
`;

const notOnPhones = css`
  @container player (max-width: 419px) {
    display: none;
  }
`;

/* On touch the same stand large in the middle of the picture. */
const fineOnly = css`
  ${media.coarse} {
    && {
      display: none;
    }
  }
`;

const chosen = css`
  position: relative;
  &[data-on]::before {
    content: "";
    position: absolute;
    inset: auto 10px 5px;
    height: 2px;
    border-radius: ${radius.full};
    background: ${color.playerAccent};
  }
  ${media.forcedColors} {
    &[data-on]::before {
      background: Highlight;
    }
  }
`;

const live = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 2px ${space[2]};
  border-radius: ${radius.badge};
  background: ${color.live};
  color: ${color.textOnLive};
  font: ${font.captionStrong};
  text-transform: uppercase;
`;

interface ChapterNameProps {
  engine: PlayerEngine;
  chapters: readonly PlayerChapter[];
  texts: PlayerTexts;
  isOpen: boolean | undefined;
  onPress: () => void;
}

function ChapterName({ engine, chapters, texts, isOpen, onPress }: ChapterNameProps) {
  const index = useTime(engine, (now) => chapterIndexAt(chapters, now.current));
  const name = chapters[index]?.name;
  return (
    <button type="button" className={chapterButton} onClick={onPress} aria-expanded={isOpen} aria-label={name === undefined ? texts.chaptersOpen : `${name}, ${texts.chaptersOpen}`}>
      <ChaptersIcon size={20} />
      {name !== undefined && <span>{name}</span>}
    </button>
  );
}

/** The row of buttons and the time line above it. */
export function ControlBar({ engine, texts, chapters, storyboard, mode, onModeChange, next, previous, panel, onPanelChange, onChaptersPress, areChaptersOpen, onScrub }: ControlBarProps) {
  const phase = useFact(engine, (snapshot) => snapshot.phase);
  const isWanted = useFact(engine, (snapshot) => snapshot.isWanted);
  const isLive = useFact(engine, (snapshot) => snapshot.isLive);
  const hasCaptions = useFact(engine, (snapshot) => snapshot.captionTracks.length > 0);
  const isCaptioned = useFact(engine, (snapshot) => snapshot.caption !== null);
  const canPip = useFact(engine, (snapshot) => snapshot.canPictureInPicture);
  const isPip = useFact(engine, (snapshot) => snapshot.isPictureInPicture);
  const canFullscreen = useFact(engine, (snapshot) => snapshot.canFullscreen);
  const isFullscreen = useFact(engine, (snapshot) => snapshot.isFullscreen);
  const captionsButton = useRef<HTMLButtonElement>(null);
  const isEnded = phase === "ended";
  const skip = (seconds: number) => engine.seek(engine.getTime().current + seconds);
  const toggle = (which: Exclude<PlayerPanel, null>) => onPanelChange(panel === which ? null : which);

  return (
    <div role="group" aria-label={texts.controls}>
      {!isLive && <SeekSlider engine={engine} texts={texts} chapters={chapters} storyboard={storyboard} onScrub={onScrub} />}
      <div className={bar}>
        <IconButton
          variant="onPlayer"
          icon={isEnded ? <ReplayIcon /> : isWanted ? <PauseIcon /> : <PlayIcon />}
          label={isEnded ? texts.replay : isWanted ? texts.pause : texts.play}
          onPress={() => (isWanted ? engine.pause() : engine.play())}
        />
        {hasCaptions && (
          <span className={chosen} data-on={isCaptioned || undefined}>
            <IconButton
              ref={captionsButton}
              variant="onPlayer"
              icon={<CaptionsIcon />}
              label={`${texts.captions}: ${isCaptioned ? texts.captionsOn : texts.captionsOff}`}
              aria-haspopup="dialog"
              aria-expanded={panel === "captions"}
              onPress={() => toggle("captions")}
            />
          </span>
        )}
        {previous && (
          <a className={cx(link, wide)} href={previous.href} aria-label={texts.previousNamed(previous.title)} data-previous>
            <PreviousIcon />
          </a>
        )}
        {!isLive && (
          <>
            <IconButton className={cx(wide, fineOnly)} variant="onPlayer" icon={<SkipBackIcon />} label={texts.back10} onPress={() => skip(-10)} />
            <IconButton className={cx(wide, fineOnly)} variant="onPlayer" icon={<SkipForwardIcon />} label={texts.forward10} onPress={() => skip(10)} />
          </>
        )}
        {next && (
          <a className={cx(link, wide)} href={next.href} aria-label={texts.nextNamed(next.title)} data-next>
            <NextIcon />
          </a>
        )}
        <div className={notOnPhones}>
          <VolumeControl engine={engine} texts={texts} />
        </div>
        {isLive ? <span className={live}>{texts.live}</span> : <TimeCode engine={engine} />}
        {!isLive && chapters.length > 0 && onChaptersPress && <ChapterName engine={engine} chapters={chapters} texts={texts} isOpen={areChaptersOpen} onPress={onChaptersPress} />}
        <span className={spacer} />
        <IconButton variant="onPlayer" icon={<SettingsIcon />} label={texts.settings} aria-haspopup="dialog" aria-expanded={panel === "settings"} onPress={() => toggle("settings")} />
        {canPip && (
          <IconButton
            className={wide}
            variant="onPlayer"
            icon={<PictureInPictureIcon />}
            label={isPip ? texts.pictureInPictureExit : texts.pictureInPicture}
            onPress={() => engine.requestPictureInPicture(!isPip)}
          />
        )}
        {onModeChange && !isFullscreen && (
          <IconButton
            className={wide}
            variant="onPlayer"
            icon={mode === "cinema" ? <CinemaExitIcon /> : <CinemaIcon />}
            label={mode === "cinema" ? texts.cinemaExit : texts.cinema}
            onPress={() => onModeChange(mode === "cinema" ? "default" : "cinema")}
          />
        )}
        {canFullscreen && (
          <IconButton
            variant="onPlayer"
            icon={isFullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
            label={isFullscreen ? texts.fullscreenExit : texts.fullscreen}
            onPress={() => engine.requestFullscreen(!isFullscreen)}
          />
        )}
      </div>
    </div>
  );
}
