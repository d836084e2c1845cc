import { css } from "linaria";
import { useEffect, useRef, type CSSProperties } from "react";
import { IconButton } from "../primitives/IconButton/index.ts";
import { MutedIcon, VolumeIcon, VolumeLowIcon } from "../primitives/Icon/index.ts";
import { color, media, motion, radius } from "../tokens/index.ts";
import { Range } from "./Range.tsx";
import { toggleSound } from "./toggleSound.ts";
import { useFact } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

/** Of the whole loudness, a notch of the wheel. */
const wheelStep = 0.05;

const control = css`
  display: flex;
  flex: none;
  align-items: center;
`;

/* Opens beside its button; always there for the keyboard, gone where the device has its own buttons. */
const slider = css`
  width: 0;
  opacity: 0;
  transition:
    width ${motion.entry},
    margin ${motion.entry},
    opacity ${motion.entry};
  *:hover > &,
  &:focus-within {
    width: 72px;
    margin-inline: 4px 12px;
    opacity: 1;
  }
  ${media.coarse} {
    --range-display: none;
  }
`;

const track = css`
  flex: 1;
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.playerTrack};
  pointer-events: none;
  &::after {
    content: "";
    display: block;
    width: var(--volume);
    height: 100%;
    background: ${color.textOnPlayer};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    &::after {
      background: Highlight;
    }
  }
`;

export function VolumeControl() {
  const { engine, texts } = usePlayerModel();
  const volume = useFact(engine, (snapshot) => snapshot.volume);
  const isMuted = useFact(engine, (snapshot) => snapshot.isMuted || snapshot.volume === 0);
  const heard = isMuted ? 0 : volume;

  // The wheel is louder and quieter here; React's own listener could not keep the page from scrolling.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = place.current;
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY === 0 || event.ctrlKey) return;
      event.preventDefault();
      const now = engine.getSnapshot();
      engine.setVolume(Math.min(1, Math.max(0, (now.isMuted ? 0 : now.volume) - Math.sign(event.deltaY) * wheelStep)));
    };
    own?.addEventListener("wheel", onWheel, { passive: false });
    return () => own?.removeEventListener("wheel", onWheel);
  }, [engine]);

  return (
    <div ref={place} className={control}>
      <IconButton
        variant="onPlayer"
        icon={isMuted ? <MutedIcon /> : volume < 0.5 ? <VolumeLowIcon /> : <VolumeIcon />}
        label={isMuted ? texts.unmute : texts.mute}
        data-keys="M"
        onPress={() => toggleSound(engine)}
      />
      <Range
        className={slider}
        label={texts.volume}
        value={heard}
        max={1}
        step={0.05}
        valueText={texts.volumeValue(Math.round(volume * 100), isMuted)}
        onDrag={(share) => share !== null && engine.setVolume(share)}
        onChange={(next) => engine.setVolume(next)}
      >
        <div className={track} style={{ "--volume": `${heard * 100}%` } as CSSProperties} />
      </Range>
    </div>
  );
}
