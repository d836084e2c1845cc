import type { ComponentType } from "react";
import { lateComponent } from "@kadr/design-system/primitives/Late";
import { findPage, type PageName, type PageParams } from "@kadr/openapi/pages";
import FeedPage from "../pages/FeedPage/FeedPage.tsx";
import { LatePlayerSlot } from "../pages/VideoPage/LatePlayerSlot.ts";

/** What every page is given. */
export interface PageProps {
  readonly params: PageParams;
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

/** The component of each page of the table that is built (ROUTE-TABLE-01). */
const built: Readonly<Partial<Record<PageName, Page>>> = {
  home: feed,
  feed,
  feedSingle: feed,
  feedTab: feed,
  video,
  videoPrivate: video,
  audio: video,
  liveVideo: video,
};

export interface Match {
  readonly name: PageName | "notFound";
  readonly page: Page;
  readonly params: PageParams;
}

/** What is shown where an address leads nowhere. */
export const lostMatch: Match = { name: "notFound", page: notFound, params: {} };

/** A path that matches no page of the table leads to the 404 page (ROUTE-TABLE-02, ERROR-PAGE-11). */
export function matchRoute(path: string): Match {
  const found = findPage(path);
  return found ? { ...found, page: built[found.name] ?? soon } : lostMatch;
}
