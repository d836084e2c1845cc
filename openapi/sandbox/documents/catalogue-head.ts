import { callIn, categoryVideosCall, pageIn, siteName } from "../../pages/index.ts";
import { html } from "../http/html.ts";
import { isName, lost, openGraph, searchTags, type PageRequest, type PageHead } from "./head-parts.ts";
import { notFound, Problem } from "../http/problems.ts";

interface About {
  readonly name: string;
  readonly description: string;
  readonly image?: string | null;
  readonly type?: "website" | "article";
}

/** The head of a page that says what it is about; `ask` hands over what the first screen shows, and throws for a page that is not there. */
async function aboutHead(request: PageRequest, ask: () => Promise<About>): Promise<PageHead> {
  const { context, page, path, search } = request;
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
        searchTags({ ...request, page: { ...page, canonical: "response" } }, meta),
        openGraph(meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...lost, status: error.status };
  }
}

export const categoriesHead = (request: PageRequest): Promise<PageHead> =>
  aboutHead(request, async () => {
    const { prefetched, search, params } = request;
    const slug = params["slug"];
    const { results } = (await prefetched.ask(callIn(request.calls, "listCategories"))) as {
      readonly results: readonly { id: string; slug: string; name: string; picture: string | null }[];
    };
    if (slug === undefined) return { name: "Категории", description: "Видео по темам: выберите, о чём посмотреть." };
    const found = results.find((category) => category.slug === slug);
    if (!found) throw notFound();
    await prefetched.offer(categoryVideosCall(found.id, pageIn(search)));
    return { name: found.name, description: `${found.name}: популярные видео категории.`, image: found.picture };
  });

export const tagHead = (request: PageRequest): Promise<PageHead> =>
  aboutHead(request, async () => {
    const main = callIn(request.calls, "listTagVideos");
    if (!isName(main.path.id)) throw notFound();
    const tag = (await request.prefetched.ask(main)) as { readonly name: string };
    return { name: `#${tag.name}`, description: `Новые видео по теме «${tag.name}».` };
  });

export const newsListHead = (request: PageRequest): Promise<PageHead> =>
  aboutHead(request, async () => {
    await request.prefetched.offer(callIn(request.calls, "listNews"));
    return { name: "Новости", description: "Что случилось: коротко и с видео." };
  });

export const newsHead = (request: PageRequest): Promise<PageHead> =>
  aboutHead(request, async () => {
    const main = callIn(request.calls, "getNews");
    if (!isName(main.path.category) || !isName(main.path.slug)) throw notFound();
    const { title, lead, picture } = (await request.prefetched.ask(main)) as {
      readonly title: string;
      readonly lead: string;
      readonly picture: string | null;
    };
    return { name: title, description: lead, image: picture, type: "article" };
  });

export const infoHead = (request: PageRequest): Promise<PageHead> =>
  aboutHead(request, async () => {
    const { title, lead } = (await request.prefetched.ask(callIn(request.calls, "getInfoPage"))) as {
      readonly title: string;
      readonly lead?: string;
    };
    return { name: title, description: lead ?? title };
  });
