import type { NewsCardProps } from "@kadr/design-system/cards/NewsCard";
import type { Card, CatalogueCategory, NewsItem } from "@kadr/openapi/client";
import { pathTo } from "@kadr/openapi/pages";
import { cardTexts } from "../texts/cards.ts";
import { ownHref } from "../links/ownHref.ts";
import { imageAt, type CardContext } from "./cards.ts";
import { parseMoment, relativeDate } from "./duration.ts";

/** A category is drawn by the card of its kind; it leads to its own page. */
export const categoryCard = ({ id, name, slug, picture }: CatalogueCategory): Card => ({
  id,
  card_type: "category",
  title: name,
  name,
  absolute_url: pathTo("categories", { slug }),
  ...(picture === null ? {} : { picture }),
});

/** When a piece of news came out, beside what it is about. */
export function newsFacts({ publication_ts: published }: Pick<NewsItem, "publication_ts">, now: number): string {
  const moment = parseMoment(published);
  return moment === undefined ? "" : relativeDate(moment, now);
}

export function newsCard(
  item: NewsItem,
  { link, mediaUrl, now }: Pick<CardContext, "link" | "mediaUrl" | "now">,
): NewsCardProps {
  return {
    id: item.id,
    href: link(item.absolute_url)?.href ?? ownHref(pathTo("newsList")),
    title: item.title,
    label: [item.title, item.category].join(", "),
    image: imageAt(item.picture, { mediaUrl }),
    texts: cardTexts,
    headingLevel: 2,
    category: item.category,
    lead: item.lead,
    meta: newsFacts(item, now),
  };
}
