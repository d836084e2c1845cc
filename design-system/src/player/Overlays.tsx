import { css, cx } from "linaria";
import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../primitives/Button/index.ts";
import { NextIcon, OfflineIcon, PlayIcon, RefreshIcon, VolumeIcon, WarningIcon } from "../primitives/Icon/index.ts";
import { Spinner } from "../primitives/Spinner/index.ts";
import { color, focusRing, font, media, motion, radius, space } from "../tokens/index.ts";
import { actions, link, message, onVideo } from "./Overlays.styles.ts";
import type { PlayerFailure, PlayerNeighbour, PlayerTexts } from "./types.ts";
import { useFocusLeft } from "./useFocusLeft.ts";
import type { SafeMediaUrl } from "../primitives/SafeAddress/index.ts";

/* In the middle, but never on the controls of a low player. */
const centre = css`
  position: absolute;
  inset: auto 0 var(--centre-bottom);
  display: grid;
  place-items: center;
  height: 56px;
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
  object-fit: contain;
  transition: opacity ${motion.state};
  pointer-events: none;
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

const corner = css`
  position: absolute;
  inset: ${space[3]} auto auto ${space[3]};
`;

/** The still picture until the first frame: the same box, so that nothing moves. */
export function Poster({ url }: { url: SafeMediaUrl }) {
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
    <div className={centre} style={{ pointerEvents: "none", color: "var(--k-text-on-player)" }}>
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
  const root = useFocusLeft<HTMLDivElement>(onFocusLost);
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
