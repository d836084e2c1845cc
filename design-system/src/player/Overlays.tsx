import { css, cx } from "linaria";
import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../primitives/Button/index.ts";
import { PlayIcon, VolumeIcon } from "../primitives/Icon/index.ts";
import { Spinner } from "../primitives/Spinner/index.ts";
import { color, focusRing, media, motion, radius, space } from "../tokens/index.ts";
import { onVideo } from "../primitives/onVideo/index.ts";
import type { SafeMediaUrl } from "../primitives/SafeAddress/index.ts";
import { PlainButton } from "../primitives/PlainButton/index.ts";
import { useFact } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

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

const corner = css`
  position: absolute;
  inset: ${space[3]} auto auto ${space[3]};
`;

/** The still picture until the first frame: the same box, so that nothing moves. */
export function Poster({ url }: { url: SafeMediaUrl }) {
  return <img className={poster} src={url} alt="" fetchPriority="high" decoding="async" />;
}

export function BigPlay() {
  const { engine, texts, thenFocus } = usePlayerModel();
  return (
    <div className={centre}>
      <PlainButton on="none" className={big} aria-label={texts.play} onClick={() => thenFocus(() => engine.play())}>
        <PlayIcon size={40} />
      </PlainButton>
    </div>
  );
}

/** A wait that is shorter than this is not shown at all, ms: a seek within the buffer must not blink. */
const spinnerDelayMs = 300;

/** Over the last frame, which stays. */
export function Buffering() {
  const { engine, texts } = usePlayerModel();
  const isWaiting = useFact(engine, (now) => now.phase === "waiting" || (now.isSeeking && now.isWanted));
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLong(true), spinnerDelayMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong ? (
    <div className={centre} style={{ pointerEvents: "none", color: "var(--k-text-on-player)" }}>
      <Spinner size={56} label={texts.buffering} />
    </div>
  ) : null;
}

/** Button over the picture that takes an action back. */
export function CornerButton({ icon, label, onPress }: { icon: ReactNode; label: string; onPress: () => void }) {
  const { thenFocus } = usePlayerModel();
  return (
    <div className={cx(corner, onVideo)}>
      <Button variant="secondary" icon={icon} onPress={() => thenFocus(onPress)}>
        {label}
      </Button>
    </div>
  );
}

/** The browser let nothing louder begin; nothing is offered where there is no sound that could be heard. */
export function UnmuteButton() {
  const { engine, texts } = usePlayerModel();
  const isOffered = useFact(engine, (now) => now.isMutedByAutoplay && now.codecs.sound?.isDecoded !== false);
  if (!isOffered) return null;
  return (
    <CornerButton icon={<VolumeIcon size={20} />} label={texts.unmuteAutoplay} onPress={() => engine.setMuted(false)} />
  );
}
