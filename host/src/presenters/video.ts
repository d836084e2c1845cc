import type { Video, VideoPage } from "@kadr/openapi/client";
import { unavailableTexts } from "../texts/unavailable.ts";
import { isApiFailure } from "./failure.ts";
import type { MediaCheck } from "../links/checks.ts";

/** TV live, livestream or video (VIDEO-PAGE-01). */
export type VideoKind = "tvLive" | "livestream" | "video";

export function videoKind(
  video: Pick<Video, "origin_type" | "topics" | "is_livestream">,
  schedule: readonly unknown[],
): VideoKind {
  if (video.origin_type === "rst" && (video.topics?.length ?? 0) > 0 && schedule.length > 0) return "tvLive";
  return video.is_livestream ? "livestream" : "video";
}

/** Categories that make a children's video; the documents do not show the ids, so they are settings of ours. */
const childrenCategories = { upTo12: "deti", upTo6: "malyshi" } as const;

/** A video of one category with a rating of at most 12, or of another with at most 6 (VIDEO-PAGE-06). */
export function isChildrenVideo(
  video: Pick<Video, "category" | "pg_rating">,
  categories: { readonly upTo12: string; readonly upTo6: string } = childrenCategories,
): boolean {
  const age = video.pg_rating?.age;
  const category = video.category;
  if (age === undefined || !category) return false;
  const is = (id: string) => category.id === id || category.category_url?.includes(`/${id}/`) === true;
  return (is(categories.upTo12) && age <= 12) || (is(categories.upTo6) && age <= 6);
}

/** Why a video cannot be shown, in words (`video.unavailableCode`). */
export interface Unavailable {
  readonly title: string;
  /** The rules are linked where the video broke them (ERROR-VIDEO-05). */
  readonly linksRules: boolean;
  readonly code: string;
  /** The words alone do not say what happened. */
  readonly showsCode: boolean;
}

const notAvailable = new Set(["2042002", "2042004", "2042005", "2042006", "2042007", "403"]);
const notThere = new Set(["2042003", "404"]);
/** Documented as empty (ERROR-VIDEO-05). */
const violations: ReadonlySet<string> = new Set<string>();

export function unavailableByCode(code: string, removedForViolation: ReadonlySet<string> = violations): Unavailable {
  const view = (title: string, linksRules = false): Unavailable => ({
    title,
    linksRules,
    code,
    showsCode: title === unavailableTexts.wrongLink,
  });
  if (removedForViolation.has(code)) return view(unavailableTexts.removedForViolation, true);
  if (notAvailable.has(code)) return view(unavailableTexts.unavailable);
  if (code === "2042001") return view(unavailableTexts.hiddenByAuthor);
  if (notThere.has(code)) return view(unavailableTexts.noSuchVideo);
  if (code === "2042008") return view(unavailableTexts.onModeration);
  return view(unavailableTexts.wrongLink);
}

/**
 * The code of a failed video page: the documented code, else the status, else 404 (ERROR-FETCH-01).
 * `null` when the failure says nothing about the video: the server or the network broke.
 */
export function unavailableCode(error: unknown): string | null {
  if (!isApiFailure(error) || error.kind !== "http") return null;
  if (error.status === 429 || (error.status ?? 0) >= 500) return null;
  const code: unknown = (error as { code?: unknown }).code;
  if (typeof code === "string" && /^\d+$/.test(code)) return code;
  return String(error.status ?? 404);
}

/** One video of a playlist and its neighbours. */
export interface Neighbours<T> {
  readonly index: number;
  readonly previous: T | null;
  readonly next: T | null;
}

/** Only a playlist with more than one item that holds this video has neighbours (VIDEO-PAGE-07). */
export function neighboursOf<T extends { readonly id: string }>(items: readonly T[], id: string): Neighbours<T> | null {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1 || items.length < 2) return null;
  return { index, previous: items[index - 1] ?? null, next: items[index + 1] ?? null };
}

export interface Playable {
  readonly playback: VideoPage["playback"];
  readonly video: Partial<Pick<Video, "thumbnail_url" | "is_livestream" | "duration">>;
}

/** Media of a video, as the player takes it, with addresses that were checked. */
export function playerSourceOf({ playback, video }: Playable, mediaUrl: MediaCheck) {
  if (playback === null) return null;
  const source = {
    hls: mediaUrl(playback.hls) ?? null,
    mp4: playback.mp4.flatMap(({ height, url, video_codec: videoCodec, audio_codec: audioCodec }) => {
      const address = mediaUrl(url);
      return address === undefined ? [] : [{ height, url: address, videoCodec, audioCodec }];
    }),
    captions: playback.captions.flatMap(({ lang, label, url }) => {
      const address = mediaUrl(url);
      return address === undefined ? [] : [{ lang, label, url: address }];
    }),
    poster: mediaUrl(playback.poster ?? video.thumbnail_url) ?? null,
    isLive: video.is_livestream ?? false,
    duration: video.duration ?? 0,
  };
  return source.hls === null && source.mp4.length === 0 ? null : source;
}

/** A video that is the person's own or free may be kept as a file, where there is one. */
export function mayDownload({ video, playback }: VideoPage, userId: string | null): boolean {
  if (playback === null || playback.mp4.length === 0 || video.is_livestream) return false;
  const isSold = video.is_paid || (video.common_subscription_product_codes?.length ?? 0) > 0;
  return !isSold || video.author.id === userId;
}

/** As the page knows it; a person's own vote that came later is the store's. */
export const ratingOfPage = ({ rating }: VideoPage) =>
  rating ? { mean: rating.rating, votes: rating.votes_count, own: rating.my_rating } : null;
