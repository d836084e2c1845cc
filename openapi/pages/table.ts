import { feedCall, reactionCalls, videoPageCall, type PageCall } from "./calls.ts";
import type { ParamsOf } from "./pattern.ts";

export const siteName = "Кадр";

/** Home's, also where it is opened by the address of its feed. */
export const homeTitle = "Кадр — смотрите видео";

/** What the document of a page says. */
export interface PageFacts {
  /** Its title; null where the answer to the page's first call says it. Default the site's name. */
  readonly title?: string | null;
  /** The canonical address: this path, or the one in the answer. Default none is said. */
  readonly canonical?: "path" | "answer";
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
  canonical: "answer",
  calls: ({ id }, search) => [videoPageCall(id, search), ...reactionCalls(id)],
  chunks: ["VideoPage", "PlayerSlot", "createPlayer", "createVideoReactions"],
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
  liveChat: page("/live/chat/:id/"),
  live: page("/live/*?/"),
  shorts: page("/shorts/:id/"),
  yappy: page("/yappy/:id/"),
  playlist: page("/plst/:id/"),
  person: page("/person/:id"),
  tvShow: page("/metainfo/tv/:id"),
  dom2: page("/dom2/"),
  news: page("/news/:category/:slug/"),
  newsList: page("/news/"),
  channel: page("/channel/:personId/:tab?/:page?/"),
  feedSingle: page("/feed/:slug?", feed),
  feed: page("/feeds/:slug?/", feed),
  feedTab: page("/feeds/:slug/:tabSlug/", feed),
  search: page("/search/"),
  my: page("/my/*?/", { isPersonal: true, sections: ["", "future", "future/favorite", "subscriptions", "history", "liked", "playlists", "comments", "videos"] }),
  tvProgram: page("/tvprogram"),
  info: page("/info/*?/", { sections: ["about", "agreement", "application", "authors", "guide", "partners", "premium", "privacy", "recommendations", "rights"] }),
  profile: page("/profile/*?/", { isPersonal: true, sections: ["", "info/edit", "notification", "payments"] }),
  interests: page("/interests/"),
  problem: page("/forms/problem/"),
  categories: page("/categories/:slug?/"),
  videoTag: page("/tags/video/:id/"),
  smartTv: page("/smarttv/"),
  androidTv: page("/androidtv/"),
  embed: page("/play/embed/:trailerId"),
  purchaseEmbed: page("/purchase/embed/:id/"),
} as const;

export type PageName = keyof typeof pages;
