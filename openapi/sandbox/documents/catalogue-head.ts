import {
  categoriesCall,
  categoryVideosCall,
  findPage,
  infoPageCall,
  newsCall,
  newsListCall,
  pageIn,
  siteName,
  tagVideosCall,
} from "../../pages/index.ts";
import { html } from "../http/html.ts";
import { isName, lost, openGraph, searchTags, type Asked, type PageHead } from "./head-parts.ts";
import { notFound, Problem } from "../http/problems.ts";

interface About {
  readonly name: string;
  readonly description: string;
  readonly image?: string | null;
  readonly type?: "website" | "article";
}

/** The head of a page that says what it is about; `ask` hands over what the first screen shows, and throws for a page that is not there. */
async function aboutHead(asked: Asked, ask: () => Promise<About>): Promise<PageHead> {
  const { context, page, path, search } = asked;
  try {
    const { name, description, image = null, type = "website" } = await ask();
    // Every page of a list is a page of its own; what else stands in the query is nothing to it.
    const number = pageIn(search);
    const meta = {
      title: `${name} — ${siteName}`,
      description,
      canonical_url: context.origins.shell + path + (number > 1 ? `?page=${number}` : ""),
      og_title: name,
      og_description: description,
      og_type: type,
      og_image: image ?? `${context.origins.media}/assets/placeholder.webp`,
    };
    return {
      status: 200,
      title: meta.title,
      chunks: page.chunks,
      pieces: [
        html`<meta name="description" content="${description}">`,
        searchTags({ ...asked, page: { ...page, canonical: "response" } }, meta),
        openGraph(meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...lost, status: error.status };
  }
}

const categoriesHead = (asked: Asked, slug: string | undefined): Promise<PageHead> =>
  aboutHead(asked, async () => {
    const { prefetched, search } = asked;
    const { results } = (await prefetched.ask(categoriesCall)) as {
      readonly results: readonly { id: string; slug: string; name: string; picture: string | null }[];
    };
    if (slug === undefined) return { name: "Категории", description: "Видео по темам: выберите, о чём посмотреть." };
    const found = results.find((category) => category.slug === slug);
    if (!found) throw notFound();
    await prefetched.offer(categoryVideosCall(found.id, pageIn(search)));
    return { name: found.name, description: `${found.name}: популярные видео категории.`, image: found.picture };
  });

const tagHead = (asked: Asked, id: string): Promise<PageHead> =>
  aboutHead(asked, async () => {
    if (!isName(id)) throw notFound();
    const tag = (await asked.prefetched.ask(tagVideosCall(id, pageIn(asked.search)))) as { readonly name: string };
    return { name: `#${tag.name}`, description: `Новые видео по теме «${tag.name}».` };
  });

const newsListHead = (asked: Asked): Promise<PageHead> =>
  aboutHead(asked, async () => {
    await asked.prefetched.offer(newsListCall(pageIn(asked.search)));
    return { name: "Новости", description: "Что случилось: коротко и с видео." };
  });

const newsHead = (asked: Asked, category: string, slug: string): Promise<PageHead> =>
  aboutHead(asked, async () => {
    if (!isName(category) || !isName(slug)) throw notFound();
    const { title, lead, picture } = (await asked.prefetched.ask(newsCall(category, slug))) as {
      readonly title: string;
      readonly lead: string;
      readonly picture: string | null;
    };
    return { name: title, description: lead, image: picture, type: "article" };
  });

const infoHead = (asked: Asked, name: string): Promise<PageHead> =>
  aboutHead(asked, async () => {
    const { title, lead } = (await asked.prefetched.ask(infoPageCall(name))) as {
      readonly title: string;
      readonly lead?: string;
    };
    return { name: title, description: lead ?? title };
  });

/** The head of a page of the catalogue or about the service; undefined for any other page. */
export function catalogueHead(asked: Asked): Promise<PageHead> | undefined {
  const found = findPage(asked.path);
  const { slug = "", category = "", id = "", rest = "" } = found?.params ?? {};
  switch (found?.name) {
    case "categories":
      return categoriesHead(asked, found.params["slug"]);
    case "videoTag":
      return tagHead(asked, id);
    case "newsList":
      return newsListHead(asked);
    case "news":
      return newsHead(asked, category, slug);
    case "smartTv":
      return infoHead(asked, "smarttv");
    case "androidTv":
      return infoHead(asked, "androidtv");
    case "info":
      return infoHead(asked, rest.replace(/\/$/, ""));
    default:
      return undefined;
  }
}
