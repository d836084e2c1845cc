import { channelAddress, channelCall, channelScreenCalls, shownTab, type TabFlags } from "../../pages/index.ts";
import { channelMeta } from "../operations/channels/channel-meta.ts";
import { html } from "../http/html.ts";
import { isName, lost, openGraph, searchTags, type PageRequest, type PageHead } from "./head-parts.ts";
import { notFound, Problem } from "../http/problems.ts";

/** The head of a channel's tab. What its first screen shows is known only when the channel is: its tabs and whose it is. */
export async function channelHead(request: PageRequest): Promise<PageHead> {
  const { context, page, params, search, user, prefetched } = request;
  try {
    const personId = params["personId"] ?? "";
    if (!isName(personId)) throw notFound();
    const channel = (await prefetched.ask(channelCall(personId))) as {
      readonly id: string;
      readonly name: string;
      readonly description: string;
      readonly avatar_url: string | null;
      readonly tabs: TabFlags;
    };
    const address = channelAddress(params, search);
    const isOwn = user !== undefined && String(user.id) === channel.id;
    for (const call of channelScreenCalls(channel.id, address, channel.tabs, isOwn)) await prefetched.offer(call);
    const meta = channelMeta(context, channel, shownTab(address.tab, channel.tabs));
    return {
      status: 200,
      title: meta.title,
      chunks: page.chunks,
      pieces: [
        html`<meta name="description" content="${meta.description}">`,
        // A search within a channel is no page of its own.
        searchTags(request, address.query === "" ? meta : { ...meta, robots: "noindex" }),
        openGraph(meta),
      ],
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...lost, status: error.status };
  }
}
