import type { ComponentType } from "react";
import { lateComponent } from "@kadr/design-system/primitives/Late";
import FeedPage from "../pages/FeedPage/FeedPage.tsx";
import { LatePlayerSlot } from "../pages/VideoPage/LatePlayerSlot.ts";
import { patterns, sectionsOf, type RouteName } from "./addresses.ts";
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
  /** Begins to load the page's code; resolves when it is there, or will not come. Harmless to repeat. */
  readonly preload: () => Promise<unknown>;
}

/** `beside`: what the page will ask for at once, so that it does not wait for the page to say so. */
function page(load: () => Promise<{ default: ComponentType<PageProps> }>, beside?: () => Promise<unknown>): Page {
  const Component = lateComponent(() => load().then((module) => module.default));
  return { Component, preload: () => Promise.allSettled([Component.late.load(), beside?.()]) };
}

/** Home is the most common way in, and its cards are everywhere: it comes with the shell. */
const feed: Page = { Component: FeedPage, preload: () => Promise.resolve() };
const video = page(() => import("../pages/VideoPage/VideoPage.tsx"), LatePlayerSlot.late.load);
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

const hasSection = (name: RouteName, rest = ""): boolean => sectionsOf[name]?.includes(rest.replace(/\/$/, "")) ?? true;

/** What is shown where an address leads nowhere. */
export const lostMatch: Match = { name: "notFound", page: notFound, params: {} };

/** A path that matches no route leads to the 404 page (ROUTE-TABLE-02, ERROR-PAGE-11). */
export function matchRoute(path: string): Match {
  for (const [name, pattern] of Object.entries(patterns) as [RouteName, string][]) {
    const params = matchPattern(pattern, path) as Match["params"] | null;
    if (params && hasSection(name, params["rest"])) return { name, page: pageOf[name], params };
  }
  return lostMatch;
}
