import { css } from "linaria";
import {
  CaptionsIcon,
  CinemaExitIcon,
  CheckIcon,
  CinemaIcon,
  ClockIcon,
  ExpandIcon,
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
import { ChapterName } from "./ChapterName.tsx";
import type { PlayerChaptersPanel, PlayerLater } from "./model.ts";
import { SeekSlider } from "./SeekSlider.tsx";
import { TimeCode } from "./TimeCode.tsx";
import { useFact } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";
import { VolumeControl } from "./VolumeControl.tsx";

export type PlayerPanel = "settings" | "captions" | null;

export interface ControlBarProps {
  later: PlayerLater | undefined;
  chaptersPanel: PlayerChaptersPanel | undefined;
  panel: PlayerPanel;
  onPanelChange: (panel: PlayerPanel) => void;
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
  position: relative;
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
  ${media.coarse} {
    &::after {
      content: "";
      position: absolute;
      inset: -3px;
    }
  }
  ${media.forcedColors} {
    border-color: LinkText;
  }
`;

const group = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  /* what a small player leaves out has another place: keys, the device, the page below */
  &[data-for="wide"] {
    @container player (max-width: 559px) {
      display: none;
    }
  }
  /* there the video is as wide as can be anyway */
  &[data-for="desktop"] {
    ${media.belowDesktop} {
      display: none;
    }
    @container player (max-width: 559px) {
      display: none;
    }
  }
  /* on touch the same stand large in the middle of the picture */
  &[data-for="fine"] {
    ${media.coarse} {
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
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding: 2px ${space[2]};
  border-radius: ${radius.badge};
  background: ${color.live};
  color: ${color.textOnLive};
  font: ${font.captionStrong};
  text-transform: uppercase;
`;

/** The row of buttons and the time line above it. */
export function ControlBar({ later, chaptersPanel, panel, onPanelChange, onScrub }: ControlBarProps) {
  const { engine, texts, video, queue, mode, onModeChange, send } = usePlayerModel();
  const { chapters = [], storyboard } = video;
  const { next, previous } = queue;
  const phase = useFact(engine, (snapshot) => snapshot.phase);
  const isWanted = useFact(engine, (snapshot) => snapshot.isWanted);
  const isLive = useFact(engine, (snapshot) => snapshot.isLive);
  const hasCaptions = useFact(engine, (snapshot) => snapshot.captionTracks.length > 0);
  const isCaptioned = useFact(engine, (snapshot) => snapshot.caption !== null);
  const canPip = useFact(engine, (snapshot) => snapshot.canPictureInPicture);
  const isPip = useFact(engine, (snapshot) => snapshot.isPictureInPicture);
  const canFullscreen = useFact(engine, (snapshot) => snapshot.canFullscreen);
  const isFullscreen = useFact(engine, (snapshot) => snapshot.isFullscreen);
  const isEnded = phase === "ended";
  const toggle = (which: Exclude<PlayerPanel, null>) => onPanelChange(panel === which ? null : which);

  return (
    <div role="group" aria-label={texts.controls}>
      {!isLive && <SeekSlider chapters={chapters} storyboard={storyboard} onScrub={onScrub} />}
      <div className={bar}>
        <span className={group} data-for="fine">
          <IconButton
            variant="onPlayer"
            icon={isEnded ? <ReplayIcon /> : isWanted ? <PauseIcon /> : <PlayIcon />}
            label={isEnded ? texts.replay : isWanted ? texts.pause : texts.play}
            data-keys="K"
            onPress={() => send({ kind: "togglePlay" })}
          />
        </span>
        {hasCaptions && (
          <span className={chosen} data-on={isCaptioned || undefined}>
            <IconButton
              variant="onPlayer"
              icon={<CaptionsIcon />}
              label={`${texts.captions}: ${isCaptioned ? texts.captionsOn : texts.captionsOff}`}
              data-keys="C"
              aria-haspopup="dialog"
              aria-expanded={panel === "captions"}
              onPress={() => toggle("captions")}
            />
          </span>
        )}
        {previous && (
          <span className={group} data-for="wide">
            <a
              className={link}
              href={previous.href}
              aria-label={texts.previousNamed(previous.title)}
              data-previous
              data-keys="Shift + P"
            >
              <PreviousIcon />
            </a>
          </span>
        )}
        {!isLive && (
          <span className={group} data-for="wide">
            <span className={group} data-for="fine">
              <IconButton
                variant="onPlayer"
                icon={<SkipBackIcon />}
                label={texts.back10}
                data-keys="J"
                onPress={() => send({ kind: "skip", seconds: -10 })}
              />
              <IconButton
                variant="onPlayer"
                icon={<SkipForwardIcon />}
                label={texts.forward10}
                data-keys="L"
                onPress={() => send({ kind: "skip", seconds: 10 })}
              />
            </span>
          </span>
        )}
        {next && (
          <span className={group} data-for="wide">
            <a
              className={link}
              href={next.href}
              aria-label={texts.nextNamed(next.title)}
              data-next
              data-keys="Shift + N"
            >
              <NextIcon />
            </a>
          </span>
        )}
        <VolumeControl />
        {isLive ? <span className={live}>{texts.live}</span> : <TimeCode />}
        {!isLive && chapters.length > 0 && chaptersPanel && <ChapterName chapters={chapters} {...chaptersPanel} />}
        <span className={spacer} />
        {later && (
          <span className={group} data-for="wide">
            <IconButton
              variant="onPlayer"
              icon={later.isIn ? <CheckIcon /> : <ClockIcon />}
              label={later.isIn ? texts.laterRemove : texts.later}
              onPress={later.onToggle}
            />
          </span>
        )}
        <IconButton
          variant="onPlayer"
          icon={<SettingsIcon />}
          label={texts.settings}
          aria-haspopup="dialog"
          aria-expanded={panel === "settings"}
          onPress={() => toggle("settings")}
        />
        {canPip && (
          <span className={group} data-for="wide">
            <IconButton
              variant="onPlayer"
              icon={isPip ? <ExpandIcon /> : <PictureInPictureIcon />}
              label={isPip ? texts.pictureInPictureExit : texts.pictureInPicture}
              data-keys="I"
              onPress={() => engine.requestPictureInPicture(!isPip)}
            />
          </span>
        )}
        {onModeChange && !isFullscreen && (
          <span className={group} data-for="desktop">
            <IconButton
              variant="onPlayer"
              icon={mode === "cinema" ? <CinemaExitIcon /> : <CinemaIcon />}
              label={mode === "cinema" ? texts.cinemaExit : texts.cinema}
              data-keys="T"
              onPress={() => onModeChange(mode === "cinema" ? "default" : "cinema")}
            />
          </span>
        )}
        {canFullscreen && (
          <IconButton
            variant="onPlayer"
            icon={isFullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
            label={isFullscreen ? texts.fullscreenExit : texts.fullscreen}
            data-keys="F"
            onPress={() => engine.requestFullscreen(!isFullscreen)}
          />
        )}
      </div>
    </div>
  );
}
