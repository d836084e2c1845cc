import { createElement, type ComponentType } from "react";
import { createLate, type Late } from "@kadr/design-system/primitives/Late";
import { nextTask } from "@kadr/design-system/primitives/schedule";
import { loadRest } from "@kadr/openapi/client";
import { findPage, type PageName, type PageParams } from "@kadr/openapi/pages";
import FeedPage from "../pages/FeedPage/FeedPage.tsx";
import type { PageProps } from "../pages/PageProps.ts";
import { playerSlot } from "../pages/VideoPage/latePlayer.ts";

export interface Page {
  readonly code: Late<ComponentType<PageProps>>;
  /** Begins to load the page's code; resolves when it is there, or will not come. Harmless to repeat. */
  readonly preload: () => Promise<unknown>;
  /** It goes from one of its addresses to another by itself. Default: each address is a page of its own. */
  readonly isOne?: boolean;
}

/** `beside`: what the page will ask for at once, so that it does not wait for the page to say so. */
function page(load: () => Promise<{ default: ComponentType<PageProps> }>, beside?: () => Promise<unknown>): Page {
  const code = createLate(() => load().then((module) => module.default));
  return { code, preload: () => Promise.allSettled([code.load(), beside?.()]) };
}

/** Home is the most common way in, and its cards are everywhere: it comes with the shell. */
const feed: Page = {
  code: { load: () => Promise.resolve(FeedPage), get: () => FeedPage },
  preload: () => Promise.resolve(),
};
/** The player comes beside it, and nothing waits for that: in its place stands a picture meanwhile, or the browser's own player. */
const video = page(() => {
  void nextTask().then(() => playerSlot.load().catch(() => undefined));
  return import("../pages/VideoPage/VideoPage.tsx");
});
/** With the shapes of what came with the document. */
const channel = page(() => import("../pages/ChannelPage/ChannelPage.tsx"), loadRest);
const person = page(() => import("../pages/PersonPage/PersonPage.tsx"), loadRest);
const tvShow = page(() => import("../pages/TvShowPage/TvShowPage.tsx"), loadRest);
const info = page(() => import("../pages/InfoPage/InfoPage.tsx"), loadRest);
/** A page about the service that has an address of its own. */
const infoPage = (name: string): Page =>
  page(
    () =>
      import("../pages/InfoPage/InfoPage.tsx").then(({ default: InfoPage }) => ({
        default: ({ params }: PageProps) => createElement(InfoPage, { params, name }),
      })),
    loadRest,
  );
const categories = page(() => import("../pages/CategoriesPage/CategoriesPage.tsx"), loadRest);
const videoTag = page(() => import("../pages/TagPage/TagPage.tsx"), loadRest);
const newsList = page(() => import("../pages/NewsPage/NewsListPage.tsx"), loadRest);
const news = page(() => import("../pages/NewsPage/NewsPage.tsx"), loadRest);
const problem = page(() => import("../pages/ProblemPage/ProblemPage.tsx"));
const referral = page(() => import("../pages/ReferralPage/ReferralPage.tsx"));
const profile = page(() => import("../pages/ProfilePage/ProfilePage.tsx"));
const notificationSettings = page(() => import("../pages/NotificationSettingsPage/NotificationSettingsPage.tsx"));
const interests = page(() => import("../pages/InterestsPage/InterestsPage.tsx"));
const library = page(() => import("../pages/LibraryPage/LibraryPage.tsx"));
const playlist = page(() => import("../pages/PlaylistPage/PlaylistPage.tsx"));
/** With the shapes of what came with the document. */
const search = page(() => import("../pages/SearchPage/SearchPage.tsx"), loadRest);
/** With the shapes of what came with the document. */
const tvGuide = page(() => import("../pages/TvGuidePage/TvGuidePage.tsx"), loadRest);
const live = page(() => import("../pages/LivePage/LivePage.tsx"), loadRest);
const liveChat = page(() => import("../pages/LiveChatPage/LiveChatPage.tsx"));
/** The address follows the short in sight. With the shapes of what came with the document, and what plays it. */
const shorts: Page = {
  ...page(
    () => import("../pages/ShortsPage/ShortsPage.tsx"),
    () => Promise.all([loadRest(), import("../pages/ShortsPage/ShortSlot.tsx")]),
  ),
  isOne: true,
};
const purchase = page(() => import("../pages/PurchasePage/PurchasePage.tsx"));
const notFound = page(() => import("../pages/NotFoundPage/NotFoundPage.tsx"));

/** The component of each page of the table (ROUTE-TABLE-01): a page without one does not compile. */
const built: Readonly<Record<PageName, Page>> = {
  home: feed,
  feed,
  feedSingle: feed,
  feedTab: feed,
  video,
  videoPrivate: video,
  audio: video,
  liveVideo: video,
  notificationSettings,
  interests,
  channel,
  // Rewritten before it is drawn (ROUTE-ADDRESS-05).
  channelLegacy: channel,
  person,
  tvShow,
  profile,
  my: library,
  playlist,
  info,
  problem,
  referral,
  search,
  shorts,
  yappy: shorts,
  purchaseEmbed: purchase,
  tvProgram: tvGuide,
  live,
  liveChat,
  categories,
  videoTag,
  newsList,
  news,
  dom2: feed,
  // A document of its own (docs/adr/0044-embed.md): the server answers it, and the shell has nothing at its address.
  embed: notFound,
  smartTv: infoPage("smarttv"),
  androidTv: infoPage("androidtv"),
};

export interface Match {
  readonly name: PageName | "notFound";
  readonly page: Page;
  readonly params: PageParams;
}

/** Page of an address that leads nowhere. */
export const notFoundMatch: Match = { name: "notFound", page: notFound, params: {} };

/** A path that matches no page of the table leads to the 404 page (ROUTE-TABLE-02, ERROR-PAGE-11). */
export function matchRoute(path: string): Match {
  const found = findPage(path);
  return found ? { ...found, page: built[found.name] } : notFoundMatch;
}
