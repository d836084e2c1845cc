import { pageOf, type CallParams } from "./callParams.ts";

/** Tabs of the channel page in the documents' order, the first one by default (`channel.tab`). */
export const channelTabs = ["main", "videos", "shorts", "playlists", "projects", "audios", "about"] as const;
export type ChannelTab = (typeof channelTabs)[number];

/** Orders of a channel's videos, the first one by default (ours). */
export const channelOrders = ["publication_ts_desc", "hits_desc", "publication_ts_asc"] as const;
export type ChannelOrder = (typeof channelOrders)[number];

/** Which part of a channel's videos a tab shows. */
export type VideosKind = "videos" | "shorts" | "audios";
/** Shorts are origin rshorts, audios rtba, all the others videos (`originType`). */
const origins: Readonly<Record<VideosKind, string>> = {
  videos: "rtb,rst,ifrm,rspa",
  shorts: "rshorts",
  audios: "rtba",
};

/** Parts of the page's address beside the channel. */
export interface ChannelAddress {
  readonly tab: ChannelTab;
  /** From 1; a segment that is not `page-{n}` is ignored (CHANNEL-PAGE-04). */
  readonly page: number;
  /** Query looked for among the videos; empty: none. */
  readonly query: string;
  readonly order: ChannelOrder;
}

/** A tab that nobody knows is the first one. */
export function channelAddress(
  params: { readonly tab?: string | undefined; readonly page?: string | undefined },
  search: string | URLSearchParams,
): ChannelAddress {
  const from = new URLSearchParams(search);
  const page = /^page-([1-9]\d{0,4})$/.exec(params.page ?? "");
  return {
    tab: channelTabs.find((tab) => tab === params.tab) ?? "main",
    page: page ? Number(page[1]) : 1,
    query: (from.get("query") ?? "").trim().slice(0, 200),
    order: channelOrders.find((order) => order === from.get("sort")) ?? channelOrders[0],
  };
}

/** A short url slug may stand in place of the id (ROUTE-ADDRESS-03). */
export const channelCall = (personId: string) =>
  /^[1-9]\d{0,14}$/.test(personId)
    ? ({ operation: "getUser", path: { id: personId } } satisfies CallParams<"getUser">)
    : ({ operation: "getChannelBySlug", path: { slug: personId } } satisfies CallParams<"getChannelBySlug">);

const orderOf = (order: ChannelOrder) => (order === channelOrders[0] ? {} : { order_by: order });

export const channelVideosCall = (id: string, kind: VideosKind, page = 1, order: ChannelOrder = channelOrders[0]) =>
  ({
    operation: "listChannelVideos",
    path: { id },
    query: { origin__type: origins[kind], ...orderOf(order), ...pageOf(page) },
  }) satisfies CallParams<"listChannelVideos">;

/** The author's own list, which also holds what others may not see. */
export const ownVideosCall = (kind: VideosKind, page = 1, order: ChannelOrder = channelOrders[0]) =>
  ({
    operation: "listOwnVideos",
    query: { origin__type: origins[kind], ...orderOf(order), ...pageOf(page) },
  }) satisfies CallParams<"listOwnVideos">;

export const channelPlaylistsCall = (id: string, page = 1) =>
  ({
    operation: "listChannelPlaylists",
    path: { id },
    query: pageOf(page),
  }) satisfies CallParams<"listChannelPlaylists">;

export const channelSearchCall = (id: string, query: string, page = 1) =>
  ({
    operation: "searchVideos",
    query: { query, author_ids: id, client: "wdp", ...pageOf(page) },
  }) satisfies CallParams<"searchVideos">;

export const channelProjectsCall = (id: string) =>
  ({
    operation: "listChannelProjects",
    path: { id },
    query: { limit: 20 },
  }) satisfies CallParams<"listChannelProjects">;

export const pinnedVideoCall = (id: string) =>
  ({ operation: "getPinnedVideo", path: { id } }) satisfies CallParams<"getPinnedVideo">;

export type ChannelCall =
  | ReturnType<typeof channelVideosCall>
  | ReturnType<typeof ownVideosCall>
  | ReturnType<typeof channelPlaylistsCall>
  | ReturnType<typeof channelSearchCall>
  | ReturnType<typeof channelProjectsCall>
  | ReturnType<typeof pinnedVideoCall>;

export type TabFlags = Readonly<Partial<Record<ChannelTab, boolean>>>;

/** The tab that is shown: one that is flagged away is the first one. */
export const shownTab = (tab: ChannelTab, flags: TabFlags | undefined): ChannelTab =>
  flags?.[tab] === false ? "main" : tab;

/** Calls of the first screen of a channel once the channel is known. `isOwn`: the person is its author. */
export function channelScreenCalls(
  id: string,
  { tab: wanted, page, query, order }: ChannelAddress,
  flags: TabFlags | undefined,
  isOwn: boolean,
): readonly ChannelCall[] {
  const tab = shownTab(wanted, flags);
  switch (tab) {
    case "main":
      return [pinnedVideoCall(id), channelVideosCall(id, "videos"), channelVideosCall(id, "shorts")];
    case "videos":
      if (query !== "") return [channelSearchCall(id, query, page)];
      return [isOwn ? ownVideosCall(tab, page, order) : channelVideosCall(id, tab, page, order)];
    case "shorts":
    case "audios":
      return [isOwn ? ownVideosCall(tab, page) : channelVideosCall(id, tab, page)];
    case "playlists":
      return [channelPlaylistsCall(id, page)];
    case "projects":
      return [channelProjectsCall(id)];
    case "about":
      return [];
  }
}
