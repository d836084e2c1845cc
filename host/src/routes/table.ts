import { lazy, type ComponentType } from "react";
import FeedPage from "../pages/FeedPage/FeedPage.tsx";
import { patterns, type RouteName } from "./addresses.ts";
import { matchPattern } from "./pattern.ts";

/** What every page is given. */
export interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

export interface Page {
  readonly Component: ComponentType<PageProps>;
  /** Begins to load the page's code; harmless to repeat. */
  readonly preload: () => void;
}

/** `beside`: what the page will ask for at once, so that it does not wait for the page to say so. */
function page(load: () => Promise<{ default: ComponentType<PageProps> }>, beside?: () => Promise<unknown>): Page {
  // One promise: what was preloaded is what is rendered.
  let loading: Promise<{ default: ComponentType<PageProps> }> | null = null;
  const once = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return { Component: lazy(once), preload: () => {
    void once().catch(() => undefined);
    void beside?.().catch(() => undefined);
  } };
}

/** Home is the most common way in, and its cards are everywhere: it comes with the shell. */
const feed: Page = { Component: FeedPage, preload: () => undefined };
const video = page(() => import("../pages/VideoPage/VideoPage.tsx"), () => import("../pages/VideoPage/PlayerSlot.tsx"));
/** A section that a later issue builds: it says so, instead of a 404. */
const soon = page(() => import("../pages/SoonPage/SoonPage.tsx"));
const notFound = page(() => import("../pages/NotFoundPage/NotFoundPage.tsx"));

/**
 * The route table (ROUTE-TABLE-01): address to page, first match wins. The order is that of
 * `patterns`, where the special address stands before the general one.
 */
const pageOf: Readonly<Record<RouteName, Page>> = {
  home: feed,
  videoPrivate: video,
  channelLegacy: soon,
  video,
  audio: video,
  liveVideo: video,
  liveChat: soon,
  live: soon,
  shorts: soon,
  yappy: soon,
  playlist: soon,
  person: soon,
  tvShow: soon,
  dom2: soon,
  news: soon,
  newsList: soon,
  channel: soon,
  feedSingle: feed,
  feed,
  feedTab: feed,
  search: soon,
  my: soon,
  tvProgram: soon,
  info: soon,
  profile: soon,
  interests: soon,
  problem: soon,
  categories: soon,
  videoTag: soon,
  smartTv: soon,
  androidTv: soon,
  embed: soon,
  purchaseEmbed: soon,
};

export interface Match {
  readonly name: RouteName | "notFound";
  readonly page: Page;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** A path that matches no route leads to the 404 page (ROUTE-TABLE-02, ERROR-PAGE-11). */
export function matchRoute(path: string): Match {
  for (const [name, pattern] of Object.entries(patterns) as [RouteName, string][]) {
    const params = matchPattern(pattern, path);
    if (params) return { name, page: pageOf[name], params: params as Match["params"] };
  }
  return { name: "notFound", page: notFound, params: {} };
}
