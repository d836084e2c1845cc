import { css } from "linaria";
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from "react";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { PlainButton } from "../primitives/PlainButton/index.ts";
import { color, focusRing, font, media, motion, numerals, radius, space } from "../tokens/index.ts";
import { PanelFrame } from "./PanelFrame.tsx";
import { StoryboardPicture } from "./StoryboardPicture.tsx";
import { timeCode } from "./timeCode.ts";
import type { ChaptersPanelProps } from "./types.ts";
import { frameAt } from "./vtt.ts";

/** So many fit without scrolling. */
const seenAtOnce = 6;
/** The most height of a line, and of all that is there besides: the head, the picture. px */
const lineHeight = 56;
const restHeight = 276;
/** Width of a chapter's picture, px (`player.chapters.thumbnailWidth`). */
export const chapterPictureWidth = 306;
/** A drag down of this length closes, px (`player.chapters.swipeClosePx`). */
export const closingDrag = 40;

const panel = css`
  /* six chapters and the picture of one of them; the rest is scrolled */
  --least: 448px;
  max-height: max(var(--height, 560px), var(--least));
  &[data-full] {
    height: min(max(var(--height, var(--least)), var(--least)), var(--most));
  }
  translate: 0 var(--pulled, 0);
  transition: translate ${motion.state};
  touch-action: pan-y;
  ${media.coarse} {
    --least: 512px;
  }
  &[data-pulled] {
    transition: none;
  }
`;

const list = css`
  container: chapters / inline-size;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0 ${space[2]} ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  /* a chapter more room, where there is more */
  & > li {
    flex: 1 0 auto;
    display: grid;
    max-height: ${lineHeight}px;
    &:has(img) {
      flex-grow: 0;
      max-height: none;
    }
  }
`;

const item = css`
  /* keeps what is only heard inside, which would make the page longer */
  position: relative;
  display: grid;
  align-content: center;
  width: 100%;
  /* as high as its words, in a list that has less room than all of them */
  min-height: auto;
  padding: ${space[2]};
  border-radius: ${radius.control};
  font: ${font.body};
  text-align: start;
  &[aria-current] {
    background: ${color.surfaceSelected};
    font: ${font.bodyStrong};
  }
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
  /* room for the name beside the picture */
  @container chapters (min-width: 560px) {
    grid-template-columns: minmax(0, auto) 1fr;
    align-items: center;
    column-gap: ${space[4]};
  }
  ${media.coarse} {
    padding-block: ${space[3]};
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

const picture = css`
  max-width: 100%;
  margin-bottom: ${space[2]};
  border-radius: ${radius.thumbnail};
`;

const still = css`
  width: ${"306px"};
  max-width: 100%;
  aspect-ratio: 16 / 9;
  margin-bottom: ${space[2]};
  border-radius: ${radius.thumbnail};
  object-fit: cover;
`;

const line = css`
  display: flex;
  gap: ${space[3]};
`;

const name = css`
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const when = css`
  flex: none;
  min-width: 5ch;
  color: ${color.accentText};
  font-variant-numeric: ${numerals.tabular};
`;

/** The chapters of a video as a list, the one that plays marked and with its picture. Closed by its button, Escape, or a drag down from the top of the list. */
export function ChaptersPanel({
  chapters,
  currentIndex,
  storyboard,
  poster,
  height,
  onSelect,
  onClose,
  texts,
}: ChaptersPanelProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const pull = useRef<{ from: number; canClose: boolean } | null>(null);
  const [pulled, setPulled] = useState(0);

  // The list alone goes along with the video: the page stays where the person is.
  useEffect(() => {
    const list = listRef.current;
    const current = list?.querySelector("[aria-current]")?.getBoundingClientRect();
    if (!list || !current) return;
    const seen = list.getBoundingClientRect();
    if (current.top < seen.top) list.scrollTop += current.top - seen.top;
    else if (current.bottom > seen.bottom) list.scrollTop += current.bottom - seen.bottom;
  }, [currentIndex]);

  const begin = (event: PointerEvent) => {
    pull.current = { from: event.clientY, canClose: (listRef.current?.scrollTop ?? 0) <= 0 };
  };
  const move = (event: PointerEvent) => {
    if (!pull.current?.canClose || event.buttons === 0) return;
    // A list that scrolls has taken the drag for itself.
    if ((listRef.current?.scrollTop ?? 0) > 0) pull.current.canClose = false;
    setPulled(pull.current.canClose ? Math.max(0, event.clientY - pull.current.from) : 0);
  };
  const end = (event: PointerEvent) => {
    const isClosing = pull.current?.canClose === true && event.clientY - pull.current.from >= closingDrag;
    pull.current = null;
    setPulled(0);
    if (isClosing) onClose();
  };

  return (
    <PanelFrame
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      first={(own) => own.querySelector<HTMLElement>("[aria-current]") ?? own.querySelector<HTMLElement>("li button")}
      className={panel}
      data-full={chapters.length >= seenAtOnce || undefined}
      data-pulled={pulled > 0 || undefined}
      style={
        {
          "--pulled": `${pulled}px`,
          "--most": `${restHeight + (chapters.length - 1) * lineHeight}px`,
          ...(height !== undefined && { "--height": `${height}px` }),
        } as CSSProperties
      }
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        pull.current = null;
        setPulled(0);
      }}
    >
      <ol ref={listRef} className={list}>
        {chapters.map((chapter, index) => {
          const frame = storyboard && frameAt(storyboard, chapter.time);
          return (
            <li key={chapter.time}>
              <PlainButton
                className={item}
                aria-current={index === currentIndex || undefined}
                onClick={() => onSelect(chapter.time)}
              >
                {index === currentIndex &&
                  (frame ? (
                    <StoryboardPicture frame={frame} width={chapterPictureWidth} className={picture} />
                  ) : (
                    poster && <img className={still} src={poster} alt="" loading="lazy" />
                  ))}
                <span className={line}>
                  <span className={when} aria-hidden>
                    {timeCode(chapter.time)}
                  </span>
                  <span className={name}>
                    {chapter.name}
                    <VisuallyHidden>, {texts.moment(chapter.time)}</VisuallyHidden>
                  </span>
                </span>
              </PlainButton>
            </li>
          );
        })}
      </ol>
    </PanelFrame>
  );
}
