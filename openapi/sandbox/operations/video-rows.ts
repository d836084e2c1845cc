import type { Selectable } from "kysely";
import { prepared } from "../db/prepared.ts";
import type { VideosTable } from "../db/schema.ts";
import type { Context } from "../http/options.ts";
import { notFound, Problem } from "../http/problems.ts";
import { refusalOf, type Viewer } from "./video-gate.ts";

export type VideoRow = Selectable<VideosTable>;
export type CommentedVideo = Pick<VideoRow, "track_id" | "id" | "channel_id" | "comments_count" | "hide_comments" | "state_code" | "is_hidden" | "pepper">;

const details: Record<number, string> = {
  2042001: "Автор убрал это видео из открытого доступа",
  2042003: "Такого видео нет",
  2042008: "Видео на модерации",
  404: "Такого видео нет",
  410: "Видео перемещено",
};

/** The answer for a video that cannot be shown, with its documented code (B §8). */
export function unavailable(code: number): Problem {
  const detail = details[code] ?? "Видео недоступно";
  if (code === 410) return new Problem(410, "track_mismatch", detail);
  if (code === 404) return new Problem(404, "not_found", detail);
  if (code === 2042001 || code === 2042003) return new Problem(404, String(code), detail);
  return new Problem(403, code === 403 ? "forbidden" : String(code), detail);
}

const commentedById = prepared((db, { id }: { id: string }) =>
  db.selectFrom("videos").select(["track_id", "id", "channel_id", "comments_count", "hide_comments", "state_code", "is_hidden", "pepper"]).where("id", "=", id),
);

/** What comments need of their video, read on every page of them; through the same gate as `openVideo`. */
export async function videoForComments(call: Viewer & { readonly context: Pick<Context, "db"> }, id: string): Promise<CommentedVideo> {
  const [video] = await commentedById(call.context.db, { id });
  if (!video || refusalOf(video, call) !== undefined) throw notFound();
  return video;
}
