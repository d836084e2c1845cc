/**
 * The floor: the same cards by hand, in plain React and one stylesheet, as a good developer would write them for this page
 * alone. It has what a person meets on these cards: the picture at five densities, loaded late, and a ground where it fails;
 * watched share, age, length, live; avatar, channel link and official sign; views said in whole words to who listens; a title
 * of two lines whose link covers the card; looks under the pointer, while pressed and in focus, under a finger and in forced
 * colours; the preview under a resting pointer; one menu for the list, by mouse and keys; the hidden card and the way back.
 * It has no skeleton, no other layouts and kinds, no late parts and no texts as props: what a design system has besides.
 */
import { memo, useCallback, useRef, useState, type PointerEvent } from "react";
import { content, words, type Content } from "./content.ts";
import { setStage } from "./stage.tsx";
import "./list.css";
import "./plain.css";

const WIDTH = 279;
const densities = [1, 1.5, 2, 2.5, 3];
const PREVIEW_DELAY_MS = 500;

interface CardProps {
  card: Content;
  isHidden: boolean;
  onMenu: (card: Content, button: HTMLButtonElement) => void;
  onRestore: (id: string) => void;
}

const Card = memo(function Card({ card, isHidden, onMenu, onRestore }: CardProps) {
  const [isBroken, setBroken] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const timer = useRef<number>(undefined);
  const { author, picture, views } = card;
  const onEnter = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && !card.isLive)
      timer.current = window.setTimeout(() => setPlaying(true), PREVIEW_DELAY_MS);
  };
  const onLeave = () => {
    clearTimeout(timer.current);
    setPlaying(false);
  };
  return (
    <article className={isHidden ? "card hidden" : "card"} onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <div className="picture">
        {isBroken ? null : (
          <img
            loading="lazy"
            decoding="async"
            alt=""
            srcSet={densities.map((density) => `${picture(Math.round(WIDTH * density))} ${density}x`).join(", ")}
            src={picture(WIDTH)}
            onError={() => setBroken(true)}
          />
        )}
        {isPlaying ? <video src="/preview.mp4" muted autoPlay loop playsInline aria-hidden="true" /> : null}
        {card.isLive ? (
          <span className="badge live" aria-hidden="true">
            {words.live}
          </span>
        ) : (
          <div className="progress" style={{ "--share": card.progress } as React.CSSProperties} />
        )}
        <div className="facts" aria-hidden="true">
          {card.age === undefined ? null : <span className="badge">{card.age}</span>}
          {card.isLive ? null : <span className="badge">{card.duration}</span>}
        </div>
      </div>
      <div className="body">
        <img className="avatar" src={author.avatar} width={36} height={36} loading="lazy" decoding="async" alt="" />
        <div className="text">
          <h3>
            <a href={card.href} aria-label={card.label}>
              {card.title}
            </a>
          </h3>
          <div className="channel">
            <a href={author.href}>{author.name}</a>
            {author.isOfficial ? (
              <svg role="img" aria-label={words.official} viewBox="0 0 24 24" width="16" height="16">
                <path d="M12 2.5 21.4 9.2 17.8 20.1 6.2 20.1 2.6 9.2zM11 13l-2.1-2.1-1.3 1.3 3.4 3.4 5.6-5.6-1.3-1.3z" />
              </svg>
            ) : null}
          </div>
          <p>
            <span aria-hidden="true">{views.seen}</span>
            <span className="heard">{views.heard}</span>
            {" · "}
            {card.published}
          </p>
        </div>
        <button
          className="more"
          aria-label={`${words.menu}: ${card.title}`}
          title={words.menu}
          aria-haspopup="menu"
          onClick={(event) => onMenu(card, event.currentTarget)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path
              d="M12 3.25a1.75 1.75 0 1 1 0 3.5a1.75 1.75 0 1 1 0-3.5zm0 7a1.75 1.75 0 1 1 0 3.5a1.75 1.75 0 1 1
                0-3.5zm0 7a1.75 1.75 0 1 1 0 3.5a1.75 1.75 0 1 1 0-3.5z"
            />
          </svg>
        </button>
      </div>
      {isHidden ? (
        <div className="cover">
          {words.hidden}
          <button onClick={() => onRestore(card.id)}>{words.restore}</button>
        </div>
      ) : null}
    </article>
  );
});

interface MenuProps {
  card: Content;
  button: HTMLButtonElement;
  onAction: (action: string) => void;
  onClose: () => void;
}

function Menu({ card, button, onAction, onClose }: MenuProps) {
  const { left, bottom } = button.getBoundingClientRect();
  const close = () => {
    onClose();
    button.focus();
  };
  return (
    <div
      role="menu"
      aria-label={words.menu}
      className="menu"
      style={{ left, top: bottom }}
      ref={(menu) => menu?.querySelector<HTMLElement>("[role=menuitem]")?.focus()}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onClose()}
      onKeyDown={(event) => {
        const active = document.activeElement;
        if (event.key === "Escape") close();
        if (event.key === "ArrowDown") (active?.nextElementSibling as HTMLElement | null)?.focus();
        if (event.key === "ArrowUp") (active?.previousElementSibling as HTMLElement | null)?.focus();
      }}
    >
      {card.menu.map(({ id, label }) => (
        <button
          key={id}
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            close();
            onAction(id);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function List() {
  const [open, setOpen] = useState<{ card: Content; button: HTMLButtonElement } | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const onMenu = useCallback((card: Content, button: HTMLButtonElement) => setOpen({ card, button }), []);
  const onRestore = useCallback((id: string) => setHidden((all) => new Set([...all].filter((one) => one !== id))), []);
  return (
    <main>
      <ul>
        {content.map((card) => (
          <li key={card.id}>
            <Card card={card} isHidden={hidden.has(card.id)} onMenu={onMenu} onRestore={onRestore} />
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <Menu
          {...open}
          onClose={() => setOpen(null)}
          onAction={(action) => action === "hide" && setHidden((all) => new Set([...all, open.card.id]))}
        />
      )}
    </main>
  );
}

setStage(<List />);
