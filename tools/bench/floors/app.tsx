// The React floor: React alone, showing what the page under test shows. No router, store, query cache or design system.
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import type { Content } from "../content.ts";

function Page() {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    void fetch("content.json").then(async (response) => setContent((await response.json()) as Content));
  }, []);
  if (content === undefined) return null;
  return (
    <main>
      {content.video && (
        <div className="video">
          <video src={content.video.src} poster={content.video.poster} muted autoPlay controls />
        </div>
      )}
      {content.heading !== "" && <h1>{content.heading}</h1>}
      {content.paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {content.sections.map((section, index) => (
        <section key={index}>
          <h2>{section.title}</h2>
          <div className="row">
            {section.cards.map((card, at) => (
              <article key={at}>
                <a href={card.href}>
                  {card.image && <img src={card.image.src} srcSet={card.image.srcset} width={card.image.width} height={card.image.height} loading={index > 1 ? "lazy" : "eager"} alt="" />}
                  <span>{card.text}</span>
                </a>
              </article>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<Page />);
