import type { Video } from "@kadr/openapi/client";
import { isAudioContent } from "./isAudioContent.ts";

/** Facts of a content in the event record (entity AnalyticsEventRecord). */
export interface Measured {
  readonly id: string;
  readonly type: "audio" | "shorts" | "stream" | "live" | "video";
  readonly channelId?: string | undefined;
  readonly categoryId?: string | undefined;
}

type Kind = Pick<Video, "origin_type" | "is_audio" | "is_livestream" | "stream_type">;

/** The content type label: shorts by the origin; of what is live a pushed stream is a stream, any other is live. */
export function contentTypeOf(content: Kind): Measured["type"] {
  if (content.origin_type === "rshorts") return "shorts";
  if (content.is_livestream) return content.stream_type === "stream_push" ? "stream" : "live";
  return isAudioContent(content) ? "audio" : "video";
}

/** The content of a video's page; while its response is not here, what the address alone says. */
export function contentOfVideo(id: string, video: (Kind & Pick<Video, "author" | "category">) | undefined): Measured {
  if (video === undefined) return { id, type: "video" };
  return { id, type: contentTypeOf(video), channelId: video.author.id, categoryId: video.category?.id };
}

/** Where the items of a page stand in the whole list, counted from 1; at most `most` places of it are told of (ANALYTICS-NUMBERS-01, -03). */
export function placesOf(ids: readonly string[], offset: number, pageSize: number, most = Infinity) {
  const items = ids.slice(0, Math.max(0, most - offset));
  return {
    items,
    positions: items.map((_, index) => offset + index + 1),
    page: Math.ceil((offset + 1) / pageSize),
  };
}

/** Kind of failure that is reported to analytics for a failed page (ERROR-FETCH-04). */
export function failureKind(status: number | null): "login" | "block" | "deleted" | "other" {
  if (status === 401) return "login";
  if (status === 403) return "block";
  return status === 404 ? "deleted" : "other";
}
