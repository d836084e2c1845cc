// The React floor: React alone, showing what the page under test shows. No router, store, query cache or design system.
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Card, Content } from "../content.ts";

function CardView({ card, isLazy }: { card: Card; isLazy: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <article>
      {card.image && (
        <img
          src={card.image.src}
          srcSet={card.image.srcset}
          width={card.image.width}
          height={card.image.height}
          loading={isLazy ? "lazy" : "eager"}
          alt=""
        />
      )}
      <h3>
        <a href={card.href}>{card.title}</a>
      </h3>
      {card.lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
      {card.hasMenu && (
        <button data-card-menu aria-haspopup="menu" aria-label={`Меню: ${card.title}`} onClick={() => setOpen(!isOpen)}>
          ⋮
        </button>
      )}
      {isOpen && (
        <ul role="menu">
          <li role="menuitem">Не интересно</li>
          <li role="menuitem">Поделиться</li>
        </ul>
      )}
    </article>
  );
}

function Player({ video, reaction }: { video: NonNullable<Content["video"]>; reaction: string | null }) {
  const element = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const toggle = () => {
    const media = element.current;
    if (media === null) return;
    if (media.paused) void media.play();
    else media.pause();
  };
  return (
    <>
      <div className="video">
        <video
          ref={element}
          src={video.src}
          poster={video.poster}
          muted
          autoPlay
          onClick={toggle}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
      </div>
      <button onClick={toggle}>{isPlaying ? "Пауза" : "Смотреть"}</button>
      {reaction !== null && (
        <button aria-pressed={isPressed} onClick={() => setPressed(!isPressed)}>
          {reaction}
        </button>
      )}
    </>
  );
}

function Page({ content }: { content: Content }) {
  return (
    <main>
      {content.video && <Player video={content.video} reaction={content.reaction} />}
      {content.heading !== "" && <h1>{content.heading}</h1>}
      {content.paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {content.sections.map((section, index) => (
        <section key={index}>
          <h2>{section.title}</h2>
          <div className="row">
            {section.cards.map((card, at) => (
              <CardView key={at} card={card} isLazy={index > 1} />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

/** In the document, or asked for where the document has none. */
async function contentOfPage(): Promise<Content> {
  const text = document.getElementById("content")?.textContent;
  return JSON.parse(text ?? (await (await fetch("content.json")).text())) as Content;
}

const root = createRoot(document.getElementById("root")!);
void contentOfPage().then((content) => root.render(<Page content={content} />));
