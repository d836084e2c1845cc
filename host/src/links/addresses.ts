import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import {
  findPage,
  guideSearch,
  maxQueryLength,
  pathTo,
  searchSearch,
  shortsSearch,
  type ShortsAddress,
} from "@kadr/openapi/pages";
import { ownHref } from "./ownHref.ts";

// Links to our own pages. Their addresses are those of the table of pages.

export const homePath = ownHref(pathTo("home"));
export const videoPath = (id: string) => ownHref(pathTo("video", { id }));
/** A short, and the list that it begins. */
export const shortPath = (id: string, list: ShortsAddress = {}) =>
  ownHref(pathTo("shorts", { id }) + shortsSearch(list));
const audioPath = (id: string) => ownHref(pathTo("audio", { id }));
export const channelPath = (personId: string, tab?: string, page?: string) =>
  ownHref(pathTo("channel", { personId, tab, page }));
/** A longer query is cut as the search itself cuts it: no server takes an address of any length. */
export const searchPath = (query: string, { isSuggested = false } = {}) =>
  `${pathTo("search")}?${new URLSearchParams({ ...(isSuggested && { suggest: "1" }), query: query.slice(0, maxQueryLength) })}`;
/** The page of a search with its tab, filters and page. */
export const searchAddressPath = (address: Parameters<typeof searchSearch>[0]) =>
  ownHref(pathTo("search") + searchSearch(address));
/** The TV guide of a day, of a category. */
export const guidePath = (address: Parameters<typeof guideSearch>[0]) =>
  ownHref(pathTo("tvProgram") + guideSearch(address));
/** Broadcasts on the air, of a category. `page`: from 1. */
export const onAirPath = (category: string | null, page = 1) => {
  const path = pathTo("live", category === null ? {} : { rest: category });
  return ownHref(page > 1 ? `${path}?page=${page}` : path);
};
export const privacyPath = ownHref(pathTo("info", { rest: "privacy" }));
/** Where the apps are. */
export const applicationPath = ownHref(pathTo("info", { rest: "application" }));
export const agreementPath = ownHref(pathTo("info", { rest: "agreement" }));
/** The person's own area. */
export const myPath = ownHref(pathTo("my"));
export const problemPath = ownHref(pathTo("problem"));
/** `page`: from 1. */
export const playlistPath = (id: string, page = 1) =>
  ownHref(page > 1 ? `${pathTo("playlist", { id })}?page=${page}` : pathTo("playlist", { id }));
export const mySectionPath = (section: string) => ownHref(pathTo("my", { rest: section }));
export const profilePath = ownHref(pathTo("profile"));
export const profileEditPath = ownHref(pathTo("profile", { rest: "info/edit" }));
/** Subscriptions and cards, and what was paid. */
export const paymentsPath = ownHref(pathTo("profile", { rest: "payments" }));
export const paymentHistoryPath = ownHref(pathTo("profile", { rest: "payments/history" }));
/** The products that can be subscribed to: a popup over the page that is there (PAY-FLOW-17). */
export const premiumPath = ownHref(`${pathTo("home")}?popup=premium_purchase`);
export const notificationSettingsPath = ownHref(pathTo("notificationSettings"));
export const interestsPath = ownHref(pathTo("interests"));
/** The tab `all` is the feed itself (ROUTE-ADDRESS-06). */
export const feedPath = (slug: string, tabSlug = "all") =>
  ownHref(tabSlug === "all" ? pathTo("feed", { slug }) : pathTo("feedTab", { slug, tabSlug }));

/** Parameters of the playlist that is played; they stay on the way to the next video (ROUTE-ADDRESS-12). */
const playlistParams = [
  "playlist",
  "plId",
  "pl_id",
  "pl_type",
  "sourcePl",
  "sourcePlType",
  "showPl",
  "shuffle",
  "p",
  "season",
] as const;

/** The address of another video of the playlist that is played. */
export function videoInPlaylist(id: string, search: string, isAudio = false): SafeHref {
  const from = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of playlistParams) {
    const value = from.get(name);
    if (value !== null) kept.set(name, value);
  }
  const query = kept.toString();
  return ownHref((isAudio ? audioPath(id) : videoPath(id)) + (query === "" ? "" : `?${query}`));
}

export interface VideoPlace {
  readonly id: string;
  readonly isAudio: boolean;
  /** `broadcast` streams live under /live/. */
  readonly streamType: string | null;
  readonly isPrivate: boolean;
  /** A path of our own that a product gives its videos; `null` for the usual ones. */
  readonly productPath: string | null;
}

/** The page that a product has for its videos, if that is what the server's own address of this one leads to: short videos have theirs. */
export function productPathOf(id: string, videoUrl: string): string | null {
  const name = findPage(videoUrl.split(/[?#]/, 1)[0] ?? "")?.name;
  return name === "shorts" || name === "yappy" ? ownHref(pathTo(name, { id })) : null;
}

/** Where a video belongs: audio or video, product-specific, live, private (ROUTE-ADDRESS-14). */
export function canonicalVideoPath({ id, ...video }: VideoPlace): string {
  if (video.isPrivate) return ownHref(pathTo("videoPrivate", { id }));
  if (video.productPath !== null) return video.productPath;
  if (video.isAudio) return audioPath(id);
  return video.streamType === "broadcast" ? ownHref(pathTo("liveVideo", { id })) : videoPath(id);
}

/**
 * The address of this very page for whoever is on it: its path, and the key of a private video, without which it does not open again.
 * Only for links that stay in this tab: what is shared carries no key.
 */
export function ownAddress(path: string, search: string, startSeconds?: number): SafeHref {
  const query = new URLSearchParams();
  const pepper = new URLSearchParams(search).get("pepper");
  if (pepper) query.set("pepper", pepper);
  if (startSeconds !== undefined) query.set("t", String(startSeconds));
  return ownHref(query.size > 0 ? `${path}?${query}` : path);
}
