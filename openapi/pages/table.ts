import { dom2Slug, feedCall, firstCommentsCall, reactionCalls, videoPageCall, type PageCall } from "./calls.ts";
import { categoriesCall, infoPageCall, newsCall, newsListCall, tagVideosCall } from "./catalogueCalls.ts";
import { channelCall } from "./channelCalls.ts";
import { episodesCall, pageIn, personCall, personVideosCall, tvShowCall } from "./placeCalls.ts";
import { searchCalls } from "./searchCalls.ts";
import { guideCalls, liveCalls } from "./tvCalls.ts";
import { listShortsCall, shortsAddress } from "./shortsCalls.ts";
import type { ParamsOf } from "./pattern.ts";

export const siteName = "Кадр";

/** Home's, also where it is opened by the address of its feed. */
export const homeTitle = "Кадр — смотрите видео";

/** Facts that the document of a page says. */
export interface PageFacts {
  /** Its title; null where the response to the page's first call says it. Default the site's name. */
  readonly title?: string | null;
  /** The canonical address: this path, or the one in the response. Default none is said. */
  readonly canonical?: "path" | "response";
  /** The page is about the person who looks: no search engine keeps it. */
  readonly isPersonal?: boolean;
  /** Default: the page has nothing of its own to ask, and its head is its line here. */
  readonly about?: PageSubject;
  /** Chunks of the host that the first screen imports beside the entry. */
  readonly chunks?: readonly string[];
  /** Chunks of what a drawn page shows a picture of, and that nothing of it waits for: it asks for them once its entry is there. */
  readonly laterChunks?: readonly string[];
}

/**
 * Subject of a page: it decides who draws its head (`openapi/sandbox/documents/page-head.ts`), and the calls begun before its code is there
 * (`host/src/app/prefetchRoute.ts`).
 */
export type PageSubject =
  | "video"
  | "feed"
  | "search"
  | "shorts"
  | "streams"
  | "guide"
  | "channel"
  | "person"
  | "show"
  | "categories"
  | "tag"
  | "newsList"
  | "news"
  | "info";

interface PageRules<Params> extends PageFacts {
  /** The sections of a pattern that takes any rest; another rest is nobody's address. */
  readonly sections?: readonly string[];
  /** Calls of the first screen, the main call first. */
  readonly calls?: (params: Params, search: URLSearchParams) => readonly PageCall[];
}

const page = <const P extends string>(pattern: P, rules: PageRules<ParamsOf<P>> = {}) => ({ ...rules, pattern });

const feed: PageRules<{ readonly slug?: string | undefined; readonly tabSlug?: string | undefined }> = {
  about: "feed",
  title: null,
  canonical: "path",
  calls: ({ slug, tabSlug }) => [feedCall(slug, tabSlug)],
};

const video: PageRules<{ readonly id: string }> = {
  about: "video",
  title: null,
  canonical: "response",
  calls: ({ id }, search) => [videoPageCall(id, search), ...reactionCalls(id), firstCommentsCall(id)],
  chunks: ["VideoPage", "createPlayer", "createVideoReactions"],
  laterChunks: ["PlayerSlot"],
};

const shorts: PageRules<{ readonly id: string }> = {
  about: "shorts",
  title: null,
  canonical: "response",
  calls: ({ id }, search) => [listShortsCall(id, shortsAddress(search))],
  chunks: ["ShortsPage", "ShortSlot", "createPlayer"],
};

const info = { about: "info", title: null, canonical: "path", chunks: ["InfoPage"] } as const satisfies PageFacts;

/**
 * Every page of the product (docs/product/routes.json): host and server read this one table. The first match wins, so the special
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
    about: "video",
    title: null,
    canonical: "response",
    calls: ({ id }, search) => [videoPageCall(id, search)],
    chunks: ["LiveChatPage"],
  }),
  /** Broadcasts on the air; the rest of the path is a category (ours). */
  live: page("/live/*?/", {
    about: "streams",
    title: `Прямые эфиры — ${siteName}`,
    calls: ({ rest }, search) => liveCalls(rest, search),
    chunks: ["LivePage"],
  }),
  shorts: page("/shorts/:id/", shorts),
  yappy: page("/yappy/:id/", shorts),
  playlist: page("/plst/:id/"),
  person: page("/person/:id", {
    about: "person",
    title: null,
    canonical: "response",
    calls: ({ id }, search) => [personCall(id), personVideosCall(id, pageIn(search))],
    chunks: ["PersonPage"],
  }),
  tvShow: page("/metainfo/tv/:id", {
    about: "show",
    title: null,
    canonical: "response",
    calls: ({ id }) => [tvShowCall(id), episodesCall(id)],
    chunks: ["TvShowPage"],
  }),
  /** The project whose feed has an address of its own (FEED-LOAD-05). */
  dom2: page("/dom2/", { ...feed, calls: () => [feedCall(dom2Slug)] }),
  news: page("/news/:category/:slug/", {
    about: "news",
    title: null,
    canonical: "response",
    calls: ({ category, slug }) => [newsCall(category, slug)],
    chunks: ["NewsPage"],
  }),
  newsList: page("/news/", {
    about: "newsList",
    title: `Новости — ${siteName}`,
    canonical: "path",
    calls: (_, search) => [newsListCall(pageIn(search))],
    chunks: ["NewsListPage"],
  }),
  /** The calls of its tabs depend on the content of the channel. */
  channel: page("/channel/:personId/:tab?/:page?/", {
    about: "channel",
    title: null,
    canonical: "response",
    calls: ({ personId }) => [channelCall(personId)],
    chunks: ["ChannelPage"],
  }),
  feedSingle: page("/feed/:slug?", feed),
  feed: page("/feeds/:slug?/", feed),
  feedTab: page("/feeds/:slug/:tabSlug/", feed),
  search: page("/search/", {
    about: "search",
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
    about: "guide",
    title: `Телепрограмма — ${siteName}`,
    calls: (_, search) => guideCalls(search),
    chunks: ["TvGuidePage"],
  }),
  info: page("/info/*?/", {
    ...info,
    calls: ({ rest = "" }) => [infoPageCall(rest.replace(/\/$/, ""))],
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
  /** An invitation (ERROR-PAGE-*); its address is ours. */
  referral: page("/ref/:code/", { title: "Реферальная ссылка устарела" }),
  categories: page("/categories/:slug?/", {
    about: "categories",
    title: null,
    canonical: "path",
    calls: () => [categoriesCall],
    chunks: ["CategoriesPage"],
  }),
  videoTag: page("/tags/video/:id/", {
    about: "tag",
    title: null,
    canonical: "path",
    calls: ({ id }, search) => [tagVideosCall(id, pageIn(search))],
    chunks: ["TagPage"],
  }),
  smartTv: page("/smarttv/", { ...info, calls: () => [infoPageCall("smarttv")] }),
  androidTv: page("/androidtv/", { ...info, calls: () => [infoPageCall("androidtv")] }),
  embed: page("/play/embed/:trailerId"),
  purchaseEmbed: page("/purchase/embed/:id/", { title: "Покупка", chunks: ["PurchasePage"] }),
} as const;

export type PageName = keyof typeof pages;
