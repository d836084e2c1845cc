import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { pathTo } from "@kadr/openapi/pages";
import { ownHref } from "./ownHref.ts";

// Links to our own pages. Their addresses are those of the table of pages.

export const homePath = ownHref(pathTo("home"));
export const videoPath = (id: string) => ownHref(pathTo("video", { id }));
const audioPath = (id: string) => ownHref(pathTo("audio", { id }));
export const channelPath = (personId: string, tab?: string, page?: string) => ownHref(pathTo("channel", { personId, tab, page }));
export const searchPath = (query: string) => `${pathTo("search")}?${new URLSearchParams({ query })}`;
export const agreementPath = ownHref(pathTo("info", { rest: "agreement" }));
export const profilePath = ownHref(pathTo("profile"));
export const profileEditPath = ownHref(pathTo("profile", { rest: "info/edit" }));
/** The tab `all` is the feed itself (ROUTE-ADDRESS-06). */
export const feedPath = (slug: string, tabSlug = "all") => ownHref(tabSlug === "all" ? pathTo("feed", { slug }) : pathTo("feedTab", { slug, tabSlug }));

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

/** Reads `t` as `90`, `90s` or `1m30s`: seconds, or `null`. */
export function startSecondsOf(search: string): number | null {
  const text = new URLSearchParams(search).get("t");
  if (text === null) return null;
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text.trim());
  if (!parts || text.trim() === "") return null;
  const [, hours, minutes, seconds] = parts;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
