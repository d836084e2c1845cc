import type { Browser, Page } from "playwright";
import { contextOf, type View } from "./views.ts";

export interface Card {
  href: string;
  title: string;
  /** The lines below: channel, views, time. */
  lines: string[];
  hasMenu: boolean;
  image: { src: string; srcset: string; width: number; height: number } | null;
}

/** Content of a page, taken from the page under test so that the floors show the same. */
export interface Content {
  heading: string;
  paragraphs: string[];
  video: { src: string; poster: string } | null;
  /** The name of the reaction that can be given; null on pages without one. */
  reaction: string | null;
  sections: { title: string; cards: Card[] }[];
}

async function contentAt(
  browser: Browser,
  view: View,
  url: string,
  { playable, isAlive }: { playable: string | null; isAlive: boolean },
): Promise<Content> {
  const context = await browser.newContext({ ...contextOf(view), javaScriptEnabled: isAlive });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: isAlive ? "networkidle" : "load" });
    return await readContent(page, playable);
  } finally {
    await context.close();
  }
}

/**
 * Page as the server drew it, as it stands on screen before any script: headings, texts, cards. Pictures as they are once the page is alive,
 * since those of some cards wait for that. `playable`: the address of the stream.
 */
export async function drawnContent(
  browser: Browser,
  view: View,
  url: string,
  playable: string | null,
): Promise<Content> {
  const drawn = await contentAt(browser, view, url, { playable, isAlive: false });
  const alive = await contentAt(browser, view, url, { playable, isAlive: true });
  const cards = alive.sections.flatMap((section) => section.cards);
  return {
    ...drawn,
    video: drawn.video && { ...drawn.video, poster: drawn.video.poster || (alive.video?.poster ?? "") },
    sections: drawn.sections.map((section) => ({
      ...section,
      cards: section.cards.map((card) => ({
        ...card,
        image: card.image ?? cards.find(({ href }) => href === card.href)?.image ?? null,
      })),
    })),
  };
}

/** The titles that are waited for: the first twelve, or all that there are. */
export function titlesOf({ sections }: Content): number {
  return Math.min(
    12,
    sections.reduce((sum, { cards }) => sum + cards.length, 0),
  );
}

function readContent(page: Page, playable: string | null): Promise<Content> {
  return page.evaluate((src) => {
    const cardOf = (article: Element): Card => {
      const picture = article.querySelector("img");
      const box = picture?.getBoundingClientRect();
      const title = (article.querySelector("h2, h3, h4")?.textContent ?? "").trim();
      return {
        href: article.querySelector("a")?.href ?? "",
        title,
        lines: (article as HTMLElement).innerText
          .split("\n")
          .map((line) => line.trim())
          .filter((line) => line !== "" && line !== title),
        hasMenu: article.querySelector("[data-card-menu]") !== null,
        image:
          picture && box && picture.currentSrc !== ""
            ? {
                src: picture.currentSrc,
                srcset: picture.srcset,
                width: Math.round(box.width),
                height: Math.round(box.height),
              }
            : null,
      };
    };
    const sections = new Map<Element, Element[]>();
    for (const article of document.querySelectorAll("main article")) {
      // comments have no pictures and no titles
      if (article.closest("[role=feed]") !== null) continue;
      const section = article.closest("section, aside") ?? document.body;
      sections.set(section, [...(sections.get(section) ?? []), article]);
    }
    const video = document.querySelector("video");
    const { left = 0, right = 0, top = 0, bottom = 0 } = video?.getBoundingClientRect() ?? {};
    /** The poster may be a picture of its own over the middle of the video. */
    const over = [...document.querySelectorAll("img")].find((picture) => {
      const box = picture.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return box.left <= x && box.right >= x && box.top <= y && box.bottom >= y;
    });
    const reaction = document.querySelector<HTMLElement>("main button[aria-pressed]");
    return {
      heading: document.querySelector("main h1")?.textContent ?? "",
      paragraphs: [...document.querySelectorAll("main p")]
        .filter((paragraph) => paragraph.closest("article") === null)
        .map((paragraph) => (paragraph as HTMLElement).innerText)
        .filter((text) => text !== ""),
      video: src === null ? null : { src, poster: video?.poster || over?.currentSrc || "" },
      reaction: src === null ? null : (reaction?.innerText ?? "Нравится"),
      sections: [...sections].map(([section, articles]) => ({
        title: section.querySelector("h2")?.textContent ?? "",
        cards: articles.map(cardOf),
      })),
    };
  }, playable);
}
