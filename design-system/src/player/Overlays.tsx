import { css, cx } from "linaria";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../primitives/Button/index.ts";
import { NextIcon, OfflineIcon, PlayIcon, RefreshIcon, ReplayIcon, VolumeIcon, WarningIcon } from "../primitives/Icon/index.ts";
import { Spinner } from "../primitives/Spinner/index.ts";
import { color, focusRing, font, media, motion, radius, space } from "../tokens/index.ts";
import type { PlayerFailure, PlayerNeighbour, PlayerTexts } from "./types.ts";

/* Buttons on the picture: the player is dark in both themes, and what lies on it does not follow the page. */
const onVideo = css`
  --k-control: var(--k-player-chrome);
  --k-control-hover: var(--k-player);
  --k-control-pressed: var(--k-player);
  --k-text: var(--k-text-on-player);
  --k-accent: var(--k-text-on-player);
  --k-accent-hover: var(--k-text-muted-on-player);
  --k-accent-pressed: var(--k-text-muted-on-player);
  --k-text-on-accent: var(--k-player);
  --k-focus: var(--k-text-on-player);
`;

const centre = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
`;

const big = css`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${color.playerChrome};
  color: ${color.textOnPlayer};
  cursor: pointer;
  transition:
    background-color ${motion.state},
    scale ${motion.state};
  &:hover {
    background: ${color.player};
    scale: calc(1 + 0.05 * ${motion.distance});
  }
  &:active {
    scale: 1;
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;

const poster = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  transition: opacity ${motion.state};
  pointer-events: none;
`;

const message = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: safe center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[4]};
  background: ${color.playerChrome};
  color: ${color.textOnPlayer};
  text-align: center;
  overflow: auto;
  /* on a telephone held upright the words and the way on have no room for a picture */
  @container player (max-width: 419px) {
    gap: ${space[1]};
    padding: ${space[2]};
    & > svg {
      display: none;
    }
  }
  /* the controls stay below */
  &[data-ended] {
    padding-bottom: var(--controls-height);
  }
`;

const title = css`
  font: ${font.leadStrong};
`;

const text = css`
  max-width: 44ch;
  text-wrap: balance;
  color: ${color.textMutedOnPlayer};
  font: ${font.body};
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
`;

const link = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: min(360px, 80cqw);
  min-height: 40px;
  padding: 0 ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.textOnPlayer};
  color: ${color.player};
  font: ${font.bodyStrong};
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: 2px;
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

const corner = css`
  position: absolute;
  inset: ${space[3]} auto auto ${space[3]};
`;

/** The still picture until the first frame: the same box, so that nothing moves. */
export function Poster({ url }: { url: string }) {
  return <img className={poster} src={url} alt="" fetchPriority="high" decoding="async" />;
}

export function BigPlay({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div className={centre}>
      <button type="button" className={big} aria-label={label} onClick={onPress}>
        <PlayIcon size={40} />
      </button>
    </div>
  );
}

/** A wait that is shorter than this is not shown at all, ms: a seek within the buffer must not blink. */
const patienceMs = 300;

/** Over the last frame, which stays. */
export function Buffering({ label }: { label: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? (
    <div className={centre} style={{ color: "var(--k-text-on-player)" }}>
      <Spinner size={56} label={label} />
    </div>
  ) : null;
}

export function Unmute({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div className={cx(corner, onVideo)}>
      <Button variant="secondary" icon={<VolumeIcon size={20} />} onPress={onPress}>
        {label}
      </Button>
    </div>
  );
}

export function Ended({ texts, onReplay, next }: { texts: PlayerTexts; onReplay: () => void; next: PlayerNeighbour | undefined }) {
  return (
    <div className={cx(message, onVideo)} data-ended>
      <div className={actions}>
        <Button variant={next ? "secondary" : "primary"} icon={<ReplayIcon size={20} />} onPress={onReplay}>
          {texts.replay}
        </Button>
        {next && (
          <a className={link} href={next.href}>
            <NextIcon size={20} />
            <span>{texts.nextNamed(next.title)}</span>
          </a>
        )}
      </div>
    </div>
  );
}

const failureIcons: Readonly<Record<PlayerFailure, ReactNode>> = {
  network: <OfflineIcon size={40} />,
  format: <WarningIcon size={40} />,
  unavailable: <WarningIcon size={40} />,
};

/** What went wrong and the way on; announced, because nothing else tells it. */
export function Failed({ texts, failure, onRetry, onFocusLost, next }: {
  texts: PlayerTexts;
  failure: PlayerFailure;
  onRetry: () => void;
  /** It goes while focus is in it: the line came back by itself. */
  onFocusLost: () => void;
  next: PlayerNeighbour | undefined;
}) {
  const words = texts.failure[failure];
  const root = useRef<HTMLDivElement>(null);
  const lose = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const own = root.current;
    return () => {
      if (own?.contains(document.activeElement)) lose();
    };
  }, []);
  return (
    <div className={cx(message, onVideo)} role="alert" ref={root}>
      {failureIcons[failure]}
      <p className={title}>{words.title}</p>
      <p className={text}>{words.text}</p>
      <div className={actions}>
        <Button variant="primary" icon={<RefreshIcon size={20} />} onPress={onRetry}>
          {texts.retry}
        </Button>
        {next && (
          <a className={link} href={next.href}>
            <NextIcon size={20} />
            <span>{texts.nextNamed(next.title)}</span>
          </a>
        )}
      </div>
    </div>
  );
}
