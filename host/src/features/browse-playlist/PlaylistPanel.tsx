import { css } from "linaria";
import { useEffect, useRef, type ReactNode } from "react";
import { AnyCard } from "@kadr/design-system/cards";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { color, font, radius, space } from "@kadr/design-system/tokens";
import type { CardPresentation } from "@kadr/design-system/cards";
import { videoTexts } from "../../texts/video.ts";

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
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
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

const list = css`
  display: grid;
  gap: ${space[1]};
  max-height: 420px;
  padding: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  & > li {
    padding: ${space[2]};
    border-radius: ${radius.control};
  }
  & > li[data-current] {
    background: ${color.surfaceSelected};
  }
`;

/** The playlist that is played, at the place where it stands. */
export function PlaylistPanel({ title, label, href, position, cards, currentId, children }: PlaylistPanelProps) {
  const current = useRef<HTMLLIElement>(null);
  const scroller = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only the list moves, never the page.
    if (scroller.current && current.current)
      scroller.current.scrollTop = current.current.offsetTop - scroller.current.offsetTop - 8;
  }, [currentId, cards.length]);
  return (
    <section className={panel} aria-label={label ?? `${videoTexts.playlist}: ${title}`}>
      <div className={head}>
        <h2>{href === undefined ? title : <a href={href}>{title}</a>}</h2>
        <span>{position}</span>
      </div>
      {children}
      <ol ref={scroller} className={list}>
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
    </section>
  );
}
