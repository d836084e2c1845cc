import { css } from "linaria";
import { CloseIcon, ExpandIcon, PauseIcon, PlayIcon, ReplayIcon } from "../primitives/Icon/index.ts";
import { IconButton } from "../primitives/IconButton/index.ts";
import { color, fingerArea, focusRing, font, media, motion, radius, space } from "../tokens/index.ts";
import { SeekSlider } from "./SeekSlider.tsx";
import { useFact } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";
import type { SafeHref } from "../primitives/SafeAddress/index.ts";

export interface MiniControlsProps {
  /** Address of the video's own page, or the way back to where it stands on this one; without it there is none. */
  home: SafeHref | (() => void) | undefined;
  isHidden: boolean;
  onScrub: (isHeld: boolean) => void;
}

const bar = css`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]};
  background: linear-gradient(to bottom, ${color.playerChrome}, transparent);
  transition: opacity ${motion.state};
  & > * {
    pointer-events: auto;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    padding-inline-start: ${space[2]};
    font: ${font.captionStrong};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-hidden] {
    opacity: 0;
    & > * {
      pointer-events: none;
    }
  }
  ${media.forcedColors} {
    background: Canvas;
  }
`;

const link = css`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border: 1px solid transparent;
  border-radius: ${radius.full};
  color: ${color.textOnPlayer};
  &:hover {
    background: ${color.playerHover};
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: ${focusRing.inset};
  }
  ${media.coarse} {
    width: 40px;
    height: 40px;
    &::after {
      ${fingerArea}
    }
  }
  ${media.forcedColors} {
    border-color: LinkText;
  }
`;

const play = css`
  position: absolute;
  inset: 50% auto auto 50%;
  translate: -50% -50%;
  transition: opacity ${motion.state};
  & > button {
    --icon-button-ground: ${color.playerChrome};
    pointer-events: auto;
  }
  &[data-hidden] {
    opacity: 0;
    & > button {
      pointer-events: none;
    }
  }
  /* the wheel turns there */
  [data-phase="waiting"] & {
    opacity: 0;
  }
`;

/* The line stays when the rest goes: it is the one thing that a glance asks of a small picture. */
const line = css`
  position: absolute;
  inset: auto 0 0;
  padding-inline: ${space[2]};
  pointer-events: auto;
  --range-height: 20px;
  ${media.coarse} {
    --range-height: 44px;
    --range-align: end;
    & > * {
      padding-bottom: ${space[2]};
    }
  }
`;

/** A small picture's few controls: what it is, back to its page, away with it, pause, and how far it is. */
export function MiniControls({ home, isHidden, onScrub }: MiniControlsProps) {
  const { engine, texts, video, onModeChange, send } = usePlayerModel();
  const isWanted = useFact(engine, (snapshot) => snapshot.isWanted);
  const isLive = useFact(engine, (snapshot) => snapshot.isLive);
  const isEnded = useFact(engine, (snapshot) => snapshot.phase === "ended");
  const isFailed = useFact(engine, (snapshot) => snapshot.failure !== null);
  const hidden = { "data-hidden": isHidden || undefined };
  return (
    <div role="group" aria-label={texts.controls}>
      <div className={bar} {...hidden}>
        <span aria-hidden>{video.title}</span>
        {typeof home === "string" && (
          <a className={link} href={home} aria-label={texts.miniExit}>
            <ExpandIcon size={20} />
          </a>
        )}
        {typeof home === "function" && (
          <IconButton
            size={32}
            variant="onPlayer"
            icon={<ExpandIcon size={20} />}
            label={texts.miniHome}
            onPress={home}
          />
        )}
        <IconButton
          size={32}
          variant="onPlayer"
          icon={<CloseIcon size={20} />}
          label={texts.miniClose}
          onPress={() => onModeChange?.("default")}
        />
      </div>
      {!isFailed && (
        <div className={play} {...hidden}>
          <IconButton
            size={44}
            variant="onPlayer"
            icon={isEnded ? <ReplayIcon size={24} /> : isWanted ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
            label={isEnded ? texts.replay : isWanted ? texts.pause : texts.play}
            onPress={() => send({ kind: "togglePlay" })}
          />
        </div>
      )}
      {!isLive && !isFailed && (
        <div className={line}>
          <SeekSlider onScrub={onScrub} />
        </div>
      )}
    </div>
  );
}
