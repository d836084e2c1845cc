import { dom2Slug, feedCall, firstCommentsCall, reactionCalls, videoPageCall, type PageCall } from "./calls.ts";
import { searchCalls } from "./searchCalls.ts";
import { guideCalls, liveCalls } from "./tvCalls.ts";
import { listShortsCall, shortsAddress } from "./shortsCalls.ts";
import type { ParamsOf } from "./pattern.ts";

export const siteName = "Кадр";

/** Home's, also where it is opened by the address of its feed. */
export const homeTitle = "Кадр — смотрите видео";

/** What the document of a page says. */
export interface PageFacts {
  /** Its title; null where the response to the page's first call says it. Default the site's name. */
  readonly title?: string | null;
  /** The canonical address: this path, or the one in the response. Default none is said. */
  readonly canonical?: "path" | "response";
  /** The page is about the person who looks: no search engine keeps it. */
  readonly isPersonal?: boolean;
  /** Chunks of the host that the first screen imports beside the entry. */
  readonly chunks?: readonly string[];
}

interface PageRules<Params> extends PageFacts {
  /** The sections of a pattern that takes any rest; another rest is nobody's address. */
  readonly sections?: readonly string[];
  /** What the first screen asks for, the main call first. */
  readonly calls?: (params: Params, search: URLSearchParams) => readonly PageCall[];
}

const page = <const P extends string>(pattern: P, rules: PageRules<ParamsOf<P>> = {}) => ({ ...rules, pattern });

const feed: PageRules<{ readonly slug?: string | undefined; readonly tabSlug?: string | undefined }> = {
  title: null,
  canonical: "path",
  calls: ({ slug, tabSlug }) => [feedCall(slug, tabSlug)],
};

const video: PageRules<{ readonly id: string }> = {
  title: null,
  canonical: "response",
  calls: ({ id }, search) => [videoPageCall(id, search), ...reactionCalls(id), firstCommentsCall(id)],
  chunks: ["VideoPage", "PlayerSlot", "createPlayer", "createVideoReactions"],
};

const shorts: PageRules<{ readonly id: string }> = {
  title: null,
  canonical: "response",
  calls: ({ id }, search) => [listShortsCall(id, shortsAddress(search))],
  chunks: ["ShortsPage", "ShortSlot", "createPlayer"],
};

/**
 * Every page of the product (B §2, docs/product/routes.json): host and server read this one table. The first match wins, so the special
 * address stands before the general one. The sections of the library are the documents', with the person's own videos; the pages
 * about the service and the profile's are those that anything leads to.
 */
export const pages = {
  home: page("/", { ...feed, title: homeTitle }),
  videoPrivate: page("/video/private/:id", video),
  channelLegacy: page("/video/person/:personId/:tab?/:page?"),
  video: page("/video/:id/", video),
  audio: page("/audio/:id", video),
  liveVideo: page("/live/video/:id/", video),
  liveChat: page("/live/chat/:id/", {
    title: null,
    canonical: "response",
    calls: ({ id }, search) => [videoPageCall(id, search)],
    chunks: ["LiveChatPage"],
  }),
  /** What is on the air; the rest of the path is a category (ours). */
  live: page("/live/*?/", {
    title: `Прямые эфиры — ${siteName}`,
    calls: ({ rest }, search) => liveCalls(rest, search),
    chunks: ["LivePage"],
  }),
  shorts: page("/shorts/:id/", shorts),
  yappy: page("/yappy/:id/", shorts),
  playlist: page("/plst/:id/"),
  person: page("/person/:id", { title: null, canonical: "response", chunks: ["PersonPage"] }),
  tvShow: page("/metainfo/tv/:id", { title: null, canonical: "response", chunks: ["TvShowPage"] }),
  /** The project whose feed has an address of its own (FEED-LOAD-05). */
  dom2: page("/dom2/", { ...feed, calls: () => [feedCall(dom2Slug)] }),
  news: page("/news/:category/:slug/", { title: null, canonical: "response", chunks: ["NewsPage"] }),
  newsList: page("/news/", { title: `Новости — ${siteName}`, canonical: "path", chunks: ["NewsListPage"] }),
  channel: page("/channel/:personId/:tab?/:page?/", { title: null, canonical: "response", chunks: ["ChannelPage"] }),
  feedSingle: page("/feed/:slug?", feed),
  feed: page("/feeds/:slug?/", feed),
  feedTab: page("/feeds/:slug/:tabSlug/", feed),
  search: page("/search/", {
    title: `Поиск — ${siteName}`,
    calls: (_, search) => searchCalls(search),
    chunks: ["SearchPage"],
  }),
  my: page("/my/*?/", {
    isPersonal: true,
    title: "Моё",
    /** Short videos and purchases have addresses of ours. */
    sections: [
      "",
      "future",
      "future/favorite",
      "subscriptions",
      "history",
      "liked",
      "playlists",
      "comments",
      "videos",
      "shorts",
      "purchases",
    ],
  }),
  tvProgram: page("/tvprogram", {
    title: `Телепрограмма — ${siteName}`,
    calls: (_, search) => guideCalls(search),
    chunks: ["TvGuidePage"],
  }),
  info: page("/info/*?/", {
    title: null,
    canonical: "path",
    chunks: ["InfoPage"],
    sections: [
      "about",
      "agreement",
      "application",
      "authors",
      "guide",
      "partners",
      "premium",
      "privacy",
      "recommendations",
      "rights",
    ],
  }),
  /** Linked as the documents print it, without a slash (K43). */
  notificationSettings: page("/profile/notification", { isPersonal: true, title: "Настройки уведомлений" }),
  profile: page("/profile/*?/", {
    isPersonal: true,
    title: "Профиль",
    sections: ["", "info/edit", "payments", "payments/history"],
  }),
  interests: page("/interests/", { title: "Интересы" }),
  problem: page("/forms/problem/", { title: "Сообщить о проблеме", canonical: "path" }),
  /** An invitation (A §2 Generic error page); its address is ours. */
  referral: page("/ref/:code/", { title: "Реферальная ссылка устарела" }),
  categories: page("/categories/:slug?/", {
    title: null,
    canonical: "path",
    chunks: ["CategoriesPage"],
  }),
  videoTag: page("/tags/video/:id/", { title: null, canonical: "path", chunks: ["TagPage"] }),
  smartTv: page("/smarttv/", { title: null, canonical: "path", chunks: ["InfoPage"] }),
  androidTv: page("/androidtv/", { title: null, canonical: "path", chunks: ["InfoPage"] }),
  embed: page("/play/embed/:trailerId"),
  purchaseEmbed: page("/purchase/embed/:id/", { title: "Покупка", chunks: ["PurchasePage"] }),
} as const;

export type PageName = keyof typeof pages;
