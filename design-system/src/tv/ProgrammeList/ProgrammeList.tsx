import { css } from "linaria";
import { useLayoutEffect, useRef } from "react";
import { Badge } from "../../primitives/Badge/index.ts";
import { BellIcon, BellOffIcon, PlayIcon } from "../../primitives/Icon/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { ProgressBar } from "../../primitives/ProgressBar/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, font, media, numerals, radius, space } from "../../tokens/index.ts";
import type { ProgrammeTexts, ProgrammeView } from "../types.ts";
import { watchSize } from "../../primitives/size/index.ts";

export interface ProgrammeListProps {
  /** Name of the list: whose programme of which day. */
  label: string;
  items: readonly ProgrammeView[];
  /** A press on the bell of one to come. */
  onRemind?: ((item: ProgrammeView) => void) | undefined;
  /** One was chosen to be watched. */
  onWatch?: ((item: ProgrammeView) => void) | undefined;
  /** It scrolls in its place, and begins at what is on. Default false: it is as long as its items. */
  isScrolled?: boolean | undefined;
  texts: ProgrammeTexts;
}

const list = css`
  position: relative;
  margin: 0;
  padding: ${space[1]};
  list-style: none;
  &[data-scrolled] {
    height: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 ${space[2]};
  min-height: 44px;
  padding: ${space[2]} ${space[2]};
  border-radius: ${radius.control};
  font: ${font.body};
  &[data-phase="past"] {
    color: ${color.textMuted};
  }
  &[data-phase="now"] {
    background: ${color.surfaceSelected};
  }
  ${media.hover} {
    &:has(> div > a:hover) {
      background: ${color.surfaceHover};
    }
  }
`;

const clock = css`
  color: ${color.textMuted};
  font-variant-numeric: ${numerals.tabular};
  [data-phase="now"] > & {
    color: ${color.accentText};
    font-weight: 500;
  }
`;

const words = css`
  display: grid;
  gap: ${space[0.5]};
  min-width: 0;
  overflow-wrap: anywhere;
  & > small {
    color: ${color.textMuted};
    font: ${font.caption};
  }
  & > a {
    color: inherit;
    text-decoration: none;
    /* the whole row is the link, up to the bell */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: ${radius.control};
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }
  [data-phase="now"] > & > :first-child {
    font: ${font.bodyStrong};
  }
`;

const end = css`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 32px;
  color: ${color.textMuted};
  [data-playing] > & {
    color: ${color.accentText};
  }
`;

/** The programme of one channel. What was on leads to its recording where there is one, what is to come can be noted. */
export function ProgrammeList({ label, items, onRemind, onWatch, isScrolled = false, texts }: ProgrammeListProps) {
  const box = useRef<HTMLOListElement>(null);
  const current = useRef<HTMLLIElement>(null);
  const currentId = (items.find(({ isPlaying }) => isPlaying === true) ?? items.find(({ phase }) => phase === "now"))
    ?.id;
  useLayoutEffect(() => {
    const scroller = box.current;
    const element = current.current;
    if (!isScrolled || scroller === null || element === null) return undefined;
    // Where its place gets its height only later, or another one, it begins there again.
    return watchSize(scroller, () => {
      scroller.scrollTop = element.offsetTop - scroller.clientHeight / 3;
    });
  }, [isScrolled, currentId]);
  return (
    <ol
      ref={box}
      className={list}
      role="list"
      aria-label={label}
      data-scrolled={isScrolled || undefined}
      tabIndex={isScrolled ? 0 : undefined}
    >
      {items.map((item) => (
        <li
          key={item.id}
          ref={item.id === currentId ? current : undefined}
          className={row}
          data-phase={item.phase}
          data-playing={item.isPlaying || undefined}
          aria-current={item.phase === "now" ? "time" : undefined}
        >
          <time className={clock} dateTime={item.dateTime}>
            {item.time}
          </time>
          <div className={words}>
            {item.href === undefined ? (
              <span dir="auto">{item.title}</span>
            ) : (
              <a href={item.href} dir="auto" onClick={() => onWatch?.(item)}>
                {item.title}
                {item.phase === "past" && <VisuallyHidden>, {texts.recording}</VisuallyHidden>}
              </a>
            )}
            {item.note !== "" && <small>{item.note}</small>}
            {item.phase === "now" && (
              <>
                <span>
                  <Badge variant="live">{texts.now}</Badge>
                </span>
                {item.progress !== undefined && <ProgressBar value={item.progress} />}
              </>
            )}
            {item.isPlaying === true && item.phase !== "now" && <small>{texts.playing}</small>}
          </div>
          {item.phase === "future" && item.isReminded !== undefined ? (
            <span className={end}>
              <PlainIconButton
                icon={item.isReminded ? <BellOffIcon size={20} /> : <BellIcon size={20} />}
                label={texts.remind(item.title)}
                aria-pressed={item.isReminded}
                onClick={() => onRemind?.(item)}
              />
            </span>
          ) : item.href === undefined ? null : (
            <span className={end} aria-hidden>
              <PlayIcon size={20} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
