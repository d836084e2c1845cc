import { guideAddress, pathTo, siteName } from "../../pages/index.ts";
import { searchTags, type PageRequest, type PageHead } from "./head-parts.ts";
import { html } from "../http/html.ts";

interface Words {
  readonly title: string;
  readonly description: string;
}

/** Pages about what is on the air: the guide and the list of streams. A date that nobody can read is a bad request, and its page says so. */
async function onAirHead(
  request: PageRequest,
  canonicalPath: string,
  { title, description }: Words,
): Promise<PageHead> {
  const { context, page, calls, prefetched } = request;
  for (const call of calls) await prefetched.offer(call);
  return {
    status: 200,
    title,
    chunks: page.chunks,
    pieces: [
      html`<meta name="description" content="${description}">`,
      searchTags(
        { ...request, page: { ...page, canonical: "response" } },
        {
          title,
          description,
          canonical_url: context.origins.shell + canonicalPath,
          og_title: title,
          og_description: description,
          og_image: "",
          og_type: "website",
        },
      ),
    ],
  };
}

export async function guideHead(request: PageRequest): Promise<PageHead> {
  const head = await onAirHead(request, pathTo("tvProgram"), {
    title: `Телепрограмма — ${siteName}`,
    description: "Программа телеканалов на сегодня и на неделю: что идёт сейчас и что будет дальше.",
  });
  return guideAddress(request.search).isWrong ? { ...head, status: 400 } : head;
}

export const streamsHead = (request: PageRequest): Promise<PageHead> =>
  onAirHead(request, request.path, {
    title: `Прямые эфиры — ${siteName}`,
    description: "Телеканалы и трансляции, которые идут прямо сейчас.",
  });
