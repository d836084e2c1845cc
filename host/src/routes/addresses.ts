import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { ownHref } from "../links/ownHref.ts";
import { buildPath, matchPattern } from "./pattern.ts";

/** Every address of the product, in one place (B §2, routes of the catalogue). */
export const patterns = {
  home: "/",
  videoPrivate: "/video/private/:id",
  channelLegacy: "/video/person/:personId/:tab?/:page?",
  video: "/video/:id/",
  audio: "/audio/:id",
  liveVideo: "/live/video/:id/",
  liveChat: "/live/chat/:id/",
  live: "/live/*",
  shorts: "/shorts/:id/",
  yappy: "/yappy/:id/",
  playlist: "/plst/:id/",
  person: "/person/:id",
  tvShow: "/metainfo/tv/:id",
  dom2: "/dom2/",
  news: "/news/:category/:slug/",
  newsList: "/news/",
  channel: "/channel/:personId/:tab?/:page?/",
  feedSingle: "/feed/:slug?",
  feed: "/feeds/:slug?/",
  feedTab: "/feeds/:slug/:tabSlug/",
  search: "/search/",
  my: "/my/*",
  tvProgram: "/tvprogram",
  info: "/info/*",
  profile: "/profile/*",
  interests: "/interests/",
  problem: "/forms/problem/",
  categories: "/categories/:slug?/",
  videoTag: "/tags/video/:id/",
  smartTv: "/smarttv/",
  androidTv: "/androidtv/",
  embed: "/play/embed/:trailerId",
  purchaseEmbed: "/purchase/embed/:id/",
} as const;

export type RouteName = keyof typeof patterns;

export const homePath = ownHref(patterns.home);
export const videoPath = (id: string) => ownHref(buildPath(patterns.video, { id }));
const audioPath = (id: string) => ownHref(buildPath(patterns.audio, { id }));
const privateVideoPath = (id: string) => ownHref(buildPath(patterns.videoPrivate, { id }));
const liveVideoPath = (id: string) => ownHref(buildPath(patterns.liveVideo, { id }));
export const channelPath = (personId: string, tab?: string, page?: string) =>
  ownHref(buildPath(patterns.channel, { personId, ...(tab === undefined ? {} : { tab }), ...(page === undefined ? {} : { page }) }));
export const searchPath = (query: string) => `${patterns.search}?${new URLSearchParams({ query })}`;
export const agreementPath = ownHref("/info/agreement/");
export const profilePath = ownHref("/profile/");
export const profileEditPath = ownHref("/profile/info/edit/");
/** The tab `all` is the feed itself (ROUTE-ADDRESS-06). */
export const feedPath = (slug: string, tabSlug = "all") =>
  ownHref(tabSlug === "all" ? buildPath(patterns.feed, { slug }) : buildPath(patterns.feedTab, { slug, tabSlug }));

/**
 * The sections of areas whose pattern takes any rest; another rest is nobody's address. The library's are the documents' (B §2), with
 * the person's own videos; the pages about the service and the profile's are those that anything leads to (docs/product/routes.json).
 */
export const sectionsOf: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  my: ["", "future", "future/favorite", "subscriptions", "history", "liked", "playlists", "comments", "videos"],
  info: ["about", "agreement", "application", "authors", "guide", "partners", "premium", "privacy", "recommendations", "rights"],
  profile: ["", "info/edit", "notification", "payments"],
};

/**
 * The id of a video: the segment after video, audio, shorts or private, the live-streaming segments,
 * or `pl_video` of the query (ROUTE-ADDRESS-11).
 */
export function videoIdOf(path: string, search: string): string | null {
  for (const pattern of [patterns.videoPrivate, patterns.liveVideo, patterns.audio, patterns.shorts, patterns.video] as const) {
    const id = matchPattern(pattern, path)?.id;
    if (id && !["person", "private"].includes(id)) return id;
  }
  return new URLSearchParams(search).get("pl_video") || null;
}

/** A playlist, or a page of videos without the video's own segment: the video may stand in the query. */
const asksQuery = (path: string) =>
  matchPattern(patterns.playlist, path) !== null || ["/video", "/video/private", "/audio", "/live/video"].includes(path.replace(/\/$/, ""));

/** `/plst/7/?pl_video=x` is the page of x in that playlist; the server does the same for who comes from outside. */
function videoOfQuery(path: string, search: string): string | null {
  const id = asksQuery(path) ? videoIdOf(path, search) : null;
  if (id === null) return null;
  const rest = new URLSearchParams(search);
  rest.delete("pl_video");
  const playlist = matchPattern(patterns.playlist, path)?.id;
  if (playlist !== undefined && playlistOf(search) === null) rest.set("playlist", playlist);
  return (isAudioPath(path) ? audioPath(id) : videoPath(id)) + (rest.size > 0 ? `?${rest}` : "");
}

/** A path that contains audio switches the video page to audio mode (ROUTE-ADDRESS-02). */
export const isAudioPath = (path: string) => path.split("/").includes("audio");

/** What a rewriting address becomes, or `null` when the address is good as it is. */
export function rewriteAddress(path: string, search: string): string | null {
  const legacy = matchPattern(patterns.channelLegacy, path);
  // The legacy person route is rewritten to the channel route (ROUTE-ADDRESS-05).
  if (legacy) return channelPath(legacy.personId, legacy.tab, legacy.page) + search;
  const video = videoOfQuery(path, search);
  if (video !== null) return video;
  const tab = matchPattern(patterns.feedTab, path);
  if (tab?.tabSlug === "all") return feedPath(tab.slug) + search;
  // Channel tab addresses always end with a slash (ROUTE-ADDRESS-04).
  if (matchPattern(patterns.channel, path) && !path.endsWith("/")) return `${path}/${search}`;
  return null;
}

/** Parameters of the playlist that is played; they stay on the way to the next video (ROUTE-ADDRESS-12). */
const playlistParams = ["playlist", "plId", "pl_id", "pl_type", "sourcePl", "sourcePlType", "showPl", "p", "season"] as const;

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

/** The playlist of the address, whichever naming scheme wrote it (K44). */
export function playlistOf(search: string): string | null {
  const from = new URLSearchParams(search);
  return from.get("playlist") ?? from.get("plId") ?? from.get("pl_id");
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

/** Where a video belongs: audio or video, product-specific, live, private (ROUTE-ADDRESS-14). */
export function canonicalVideoPath(video: VideoPlace): string {
  if (video.isPrivate) return privateVideoPath(video.id);
  if (video.productPath !== null) return video.productPath;
  if (video.isAudio) return audioPath(video.id);
  return video.streamType === "broadcast" ? liveVideoPath(video.id) : videoPath(video.id);
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

/** Reads `t` as `90`, `90s` or `1m30s`: seconds, or `null`. */
export function startSecondsOf(search: string): number | null {
  const text = new URLSearchParams(search).get("t");
  if (text === null) return null;
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text.trim());
  if (!parts || text.trim() === "") return null;
  const [, hours, minutes, seconds] = parts;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
