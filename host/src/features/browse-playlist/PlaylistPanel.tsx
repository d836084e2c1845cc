import { css } from "linaria";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { AnyCard } from "@kadr/design-system/cards";
import { PlainButton } from "@kadr/design-system/primitives/PlainButton";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { color, font, radius, space } from "@kadr/design-system/tokens";
import type { CardPresentation } from "@kadr/design-system/cards";
import { videoTexts } from "../../texts/video.ts";

const texts = videoTexts.further;

export interface FurtherVideos {
  phase: "ready" | "loading" | "failed";
  onPress: () => void;
}

export interface PlaylistPanelProps {
  title: string;
  /** Of the region. Default «Плейлист: » and the title. */
  label?: string | undefined;
  /** Makes the title a link. */
  href?: SafeHref | undefined;
  /** «3 из 24». */
  position: string;
  /** Between the head and the list. */
  children?: ReactNode;
  /** Further videos on each side, by a button; undefined where there are none. */
  before?: FurtherVideos | undefined;
  after?: FurtherVideos | undefined;
  /** Cards whose links already keep the playlist in the address (ROUTE-ADDRESS-12). */
  cards: readonly CardPresentation[];
  currentId: string;
}

const panel = css`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  & > h2 {
    font: ${font.leadStrong};
  }
  & > span {
    flex: none;
    color: ${color.textMuted};
    font: ${font.body};
    font-variant-numeric: tabular-nums;
  }
`;

const scroll = css`
  max-height: 420px;
  padding: ${space[2]};
  overflow-y: auto;
  /* What comes above what is in sight is answered for below (useListPlace). */
  overflow-anchor: none;
  overscroll-behavior: contain;
`;

const further = css`
  width: 100%;
  min-height: 44px;
  color: ${color.textMuted};
  font: ${font.body};
`;

const rows = css`
  display: grid;
  gap: ${space[1]};
  & > li {
    padding: ${space[2]};
    border-radius: ${radius.control};
  }
  & > li[data-current] {
    background: ${color.surfaceSelected};
  }
`;

/** Not `disabled`: it keeps the focus while more is on its way. */
function Further({ phase, onPress, label }: FurtherVideos & { label: string }) {
  return (
    <PlainButton className={further} aria-disabled={phase === "loading" || undefined} onClick={onPress}>
      {phase === "ready" ? label : texts[phase]}
    </PlainButton>
  );
}

/**
 * Moves only the list, never the page: to the video that plays, and along with what comes before what is in sight. Who
 * pressed for what comes before keeps the button in sight, and has it below.
 */
function useListPlace(currentId: string, cards: readonly CardPresentation[]) {
  const current = useRef<HTMLLIElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const last = useRef({ currentId: "", firstId: "" });
  const firstId = cards[0]?.id ?? "";
  useLayoutEffect(() => {
    const [element, items] = [scroller.current, list.current?.children];
    if (element === null || items === undefined) return;
    const before = last.current;
    last.current = { currentId, firstId };
    const place = cards.findIndex(({ id }) => id === before.firstId);
    if (before.currentId !== currentId || place === -1)
      element.scrollTop = current.current === null ? 0 : current.current.offsetTop - element.offsetTop - 8;
    else if (place > 0 && document.activeElement?.parentElement !== element)
      element.scrollTop += (items[place] as HTMLElement).offsetTop - (items[0] as HTMLElement).offsetTop;
  }, [currentId, firstId, cards]);
  return { current, scroller, list };
}

/** The playlist that is played, at the place where it stands. */
export function PlaylistPanel({
  title,
  label,
  href,
  position,
  before,
  after,
  cards,
  currentId,
  children,
}: PlaylistPanelProps) {
  const { current, scroller, list } = useListPlace(currentId, cards);
  return (
    <section className={panel} aria-label={label ?? `${videoTexts.playlist}: ${title}`}>
      <div className={head}>
        <h2>{href === undefined ? title : <a href={href}>{title}</a>}</h2>
        <span>{position}</span>
      </div>
      {children}
      <div ref={scroller} className={scroll}>
        {before && <Further {...before} label={texts.before} />}
        <ol ref={list} className={rows}>
          {cards.map((card) => {
            const isCurrent = card.id === currentId;
            return (
              <li
                key={card.id}
                data-current={isCurrent || undefined}
                ref={isCurrent ? current : undefined}
                aria-current={isCurrent || undefined}
              >
                <AnyCard {...card} {...(isCurrent ? { label: `${videoTexts.nowPlaying}: ${card.title}` } : {})} />
              </li>
            );
          })}
        </ol>
        {after && <Further {...after} label={texts.after} />}
      </div>
    </section>
  );
}
