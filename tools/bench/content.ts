import type { Page } from "playwright";

/** What a page shows, taken from the page under test so that the floors show the same. */
export interface Content {
  heading: string;
  paragraphs: string[];
  video: { src: string; poster: string } | null;
  sections: { title: string; cards: { href: string; text: string; image: { src: string; srcset: string; width: number; height: number } | null }[] }[];
}

/** Reads the content of the page as it stands on screen: headings, texts, cards with the pictures as they were chosen and sized. */
export function readContent(page: Page, playable: string | null): Promise<Content> {
  return page.evaluate((src) => {
    const cardOf = (article: Element): Content["sections"][number]["cards"][number] => {
      const picture = article.querySelector("img");
      const box = picture?.getBoundingClientRect();
      return {
        href: article.querySelector("a")?.href ?? "",
        text: (article as HTMLElement).innerText.replace(/\s+/g, " ").trim(),
        image: picture && box ? { src: picture.currentSrc || picture.src, srcset: picture.srcset, width: Math.round(box.width), height: Math.round(box.height) } : null,
      };
    };
    const sections = new Map<Element, Element[]>();
    for (const article of document.querySelectorAll("main article")) {
      // comments are below the first screen and come when it is left
      if (article.closest("[role=feed]") !== null) continue;
      const section = article.closest("section, aside") ?? document.body;
      sections.set(section, [...(sections.get(section) ?? []), article]);
    }
    const video = document.querySelector("video");
    return {
      heading: document.querySelector("main h1")?.textContent ?? "",
      paragraphs: [...document.querySelectorAll("main p")].filter((paragraph) => paragraph.closest("article") === null).map((paragraph) => (paragraph as HTMLElement).innerText).filter((text) => text !== ""),
      video: src === null ? null : { src, poster: video?.poster ?? "" },
      sections: [...sections].map(([section, articles]) => ({ title: section.querySelector("h2")?.textContent ?? "", cards: articles.map(cardOf) })),
    };
  }, playable);
}
