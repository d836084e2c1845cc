import { css } from "linaria";
import { useEffect, useState, type CSSProperties } from "react";
import { color, font, media, motion, numerals, radius, space } from "../tokens/index.ts";
import { chapterIndexAt } from "./chaptersAt.ts";
import { watchJumps } from "./jumps.ts";
import { Range } from "./Range.tsx";
import { StoryboardPicture } from "./StoryboardPicture.tsx";
import { timeCode } from "./timeCode.ts";
import type { PlayerVideo } from "./model.ts";
import { useFact, useTime } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";
import { frameAt } from "./vtt.ts";

export interface SeekSliderProps extends Pick<PlayerVideo, "chapters" | "storyboard"> {
  /** The time line is held; the controls must stay. */
  onScrub: (isHeld: boolean) => void;
}

/** After the last key the picture over the time line stays so long, ms: it must not cover a film that plays on. */
const keyboardPreviewMs = 2500;

/** Width of the picture over the time line, px. */
const pictureWidth = 160;

const track = css`
  position: relative;
  display: flex;
  flex: 1;
  gap: 2px;
  height: 4px;
  /* many chapters: the gaps must not eat the line */
  &[data-many] {
    gap: 1px;
  }
  pointer-events: none;
  transition: height ${motion.state};
  [data-hovered] > &,
  [data-dragging] > & {
    height: 6px;
  }
`;

const segment = css`
  position: relative;
  flex: var(--length) 1 0;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.playerTrack};
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    transform-origin: 0 0;
  }
  &::before {
    background: ${color.playerTrack};
    transform: scaleX(var(--buffered));
  }
  &::after {
    background: ${color.playerAccent};
    transform: scaleX(var(--played));
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    &::after {
      background: Highlight;
    }
  }
`;

const preview = css`
  position: absolute;
  bottom: 100%;
  inset-inline-start: clamp(var(--half), var(--at), calc(100% - var(--half)));
  --half: 80px;
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  width: max-content;
  max-width: 240px;
  margin-bottom: ${space[2]};
  translate: -50% 0;
  color: ${color.textOnPlayer};
  font: ${font.captionStrong};
  font-variant-numeric: ${numerals.tabular};
  text-align: center;
  text-shadow: 0 0 4px ${color.player};
  pointer-events: none;
`;

const picture = css`
  border: 2px solid ${color.textOnPlayer};
  border-radius: ${radius.thumbnail};
  /* a low player has no room above its line for a whole frame */
  @container player (max-width: 419px) {
    zoom: 0.7;
  }
`;

const name = css`
  max-width: 220px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The played share of the part of the time line between `from` and `to`, 0 to 1. */
function shareWithin(from: number, to: number, time: number): number {
  return to <= from ? 0 : Math.min(1, Math.max(0, (time - from) / (to - from)));
}

/** The time line: chapters as segments, what is loaded, and what would be seen at the place under the pointer or reached by keys. */
export function SeekSlider({ chapters = [], storyboard = [], onScrub }: SeekSliderProps) {
  const { engine, texts } = usePlayerModel();
  const duration = useFact(engine, (snapshot) => snapshot.duration);
  const { current, buffered } = useTime(engine, (time) => time);
  const [hover, setHover] = useState<number | null>(null);
  const [drag, setDrag] = useState<number | null>(null);
  const shown = drag === null ? current : drag * duration;

  // Screen readers speak each change of a slider that has the focus: it says where it stood when it got that, and where it was moved to, and not
  // each second of playing.
  const [announced, setAnnounced] = useState<number | null>(null);
  const hasAnnounced = announced !== null;
  useEffect(() => (hasAnnounced ? watchJumps(engine, setAnnounced) : undefined), [engine, hasAnnounced]);
  const heard = drag === null ? (announced ?? current) : shown;
  const chapter = chapters[chapterIndexAt(chapters, heard)]?.name;

  // Seeking by keys shows the place as well; each key counts anew.
  const [keys, setKeys] = useState(0);
  useEffect(() => {
    if (keys === 0) return undefined;
    const timer = setTimeout(() => setKeys(0), keyboardPreviewMs);
    return () => clearTimeout(timer);
  }, [keys]);

  const pointed = hover ?? (keys > 0 && duration > 0 ? Math.min(1, shown / duration) : null);
  const hoverTime = pointed === null ? null : pointed * duration;
  const hoverFrame = hoverTime === null ? undefined : frameAt(storyboard, hoverTime);
  const hoverChapter = hoverTime === null ? undefined : chapters[chapterIndexAt(chapters, hoverTime)]?.name;

  const starts =
    duration > 0 ? [0, ...chapters.map((other) => other.time).filter((time) => time > 0 && time < duration)] : [0];
  return (
    <Range
      label={texts.seek}
      value={current}
      max={duration}
      step={1}
      heardValue={heard}
      valueText={texts.seekValue(heard, duration, chapter)}
      hasPlayerKeys
      isDisabled={duration === 0}
      onHover={setHover}
      onFocusChange={(hasFocus) => setAnnounced(hasFocus ? engine.getTime().current : null)}
      onKeyboardFocus={(hasFocus) => setKeys(hasFocus ? (count) => count + 1 : 0)}
      onDrag={(share) => {
        setDrag(share);
        onScrub(share !== null);
      }}
      onChange={(time) => {
        setDrag(null);
        onScrub(false);
        engine.seek(time);
        setAnnounced((before) => (before === null ? null : engine.getTime().current));
      }}
    >
      <div className={track} data-many={starts.length > 24 || undefined}>
        {starts.map((from, index) => {
          const to = starts[index + 1] ?? duration;
          const style = {
            "--length": Math.max(to - from, 0.001),
            "--played": shareWithin(from, to, shown),
            "--buffered": shareWithin(from, to, buffered),
          };
          return <div key={from} className={segment} style={style as CSSProperties} />;
        })}
      </div>
      {hoverTime !== null && duration > 0 && (
        <div
          className={preview}
          style={{ "--at": `${(pointed ?? 0) * 100}%` } as CSSProperties}
          data-seek-preview
          aria-hidden
        >
          {hoverFrame && <StoryboardPicture frame={hoverFrame} width={pictureWidth} className={picture} />}
          {hoverChapter !== undefined && <span className={name}>{hoverChapter}</span>}
          <span>{timeCode(hoverTime)}</span>
        </div>
      )}
    </Range>
  );
}
