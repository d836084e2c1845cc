import { css } from "linaria";
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from "react";
import { CloseIcon } from "../primitives/Icon/index.ts";
import { IconButton } from "../primitives/IconButton/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { color, focusRing, font, media, motion, numerals, radius, space } from "../tokens/index.ts";
import { StoryboardPicture } from "./StoryboardPicture.tsx";
import { timeCode } from "./timeCode.ts";
import type { ChaptersPanelProps } from "./types.ts";
import { frameAt } from "./vtt.ts";

/** Width of a chapter's picture, px (B §9). */
export const chapterPictureWidth = 306;
/** A drag down of this length closes, px (B §9). */
export const closingDrag = 40;

const panel = css`
  display: flex;
  flex-direction: column;
  width: 354px;
  max-width: 100%;
  max-height: 560px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  color: ${color.text};
  translate: 0 var(--pulled, 0);
  transition: translate ${motion.state};
  touch-action: pan-y;
  &[data-pulled] {
    transition: none;
  }
  ${media.belowDesktop} {
    width: 100%;
  }
`;

const head = css`
  display: flex;
  align-items: center;
  flex: none;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
`;

const heading = css`
  flex: 1;
  margin: 0;
  font: ${font.leadStrong};
`;

const list = css`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0 ${space[2]} ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  ${media.belowDesktop} {
    /* as many of these pictures beside each other as there is room for */
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(336px, 100%), 1fr));
    align-content: start;
  }
`;

const item = css`
  /* keeps what is only heard inside, which would make the page longer */
  position: relative;
  display: block;
  width: 100%;
  padding: ${space[2]} 15px;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font: ${font.body};
  text-align: start;
  cursor: pointer;
  transition: background-color ${motion.state};
  &:hover {
    background: ${color.surfaceHover};
  }
  &:active {
    background: ${color.surfacePressed};
  }
  &[aria-current] {
    background: ${color.surfaceSelected};
    font: ${font.bodyStrong};
  }
  &:focus-visible {
    outline-offset: ${focusRing.inset};
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
  color: ${color.accentText};
  font-variant-numeric: ${numerals.tabular};
`;

/** The chapters of a video, the one that plays marked. Closed by its button, Escape, or a drag down from the top of the list. */
export function ChaptersPanel({ chapters, currentIndex, storyboard, poster, onSelect, onClose, texts }: ChaptersPanelProps) {
  const panelRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLOListElement>(null);
  const pull = useRef<{ from: number; canClose: boolean } | null>(null);
  const [pulled, setPulled] = useState(0);

  // Whoever opens it wants to see it: on narrow screens it stands below the fold.
  useEffect(() => {
    panelRef.current?.scrollIntoView?.({ block: "nearest" });
  }, []);

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
    <section
      ref={panelRef}
      className={panel}
      aria-label={texts.title}
      data-pulled={pulled > 0 || undefined}
      style={{ "--pulled": `${pulled}px` } as CSSProperties}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        pull.current = null;
        setPulled(0);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={head}>
        <h2 className={heading}>{texts.title}</h2>
        <IconButton icon={<CloseIcon />} label={texts.close} onPress={onClose} />
      </div>
      <ol ref={listRef} className={list}>
        {chapters.map((chapter, index) => {
          const frame = storyboard && frameAt(storyboard, chapter.time);
          return (
            <li key={chapter.time}>
              <button type="button" className={item} aria-current={index === currentIndex || undefined} onClick={() => onSelect(chapter.time)}>
                {frame ? <StoryboardPicture frame={frame} width={chapterPictureWidth} className={picture} /> : poster && <img className={still} src={poster} alt="" loading="lazy" />}
                <span className={line}>
                  <span className={when} aria-hidden>{timeCode(chapter.time)}</span>
                  <span className={name}>
                    {chapter.name}
                    <VisuallyHidden>, {texts.moment(chapter.time)}</VisuallyHidden>
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
