import type { Selectable } from "kysely";
import { prepared } from "../db/prepared.ts";
import type { VideosTable } from "../db/schema.ts";
import type { Context } from "../http/options.ts";
import { notFound, Problem } from "../http/problems.ts";

export type VideoRow = Selectable<VideosTable>;
export type CommentedVideo = Pick<VideoRow, "track_id" | "id" | "channel_id" | "comments_count" | "hide_comments" | "state_code">;

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

const videoById = prepared((db, { id }: { id: string }) => db.selectFrom("videos").selectAll().where("id", "=", id));

export const findVideo = async ({ db }: Context, id: string): Promise<VideoRow | undefined> => (await videoById(db, { id }))[0];

/** A video that can be shown; throws the answer to send otherwise. */
export async function availableVideo(context: Context, id: string): Promise<VideoRow> {
  const video = await findVideo(context, id);
  if (!video) throw notFound();
  if (video.state_code !== 0) throw notFound();
  return video;
}

const commentedById = prepared((db, { id }: { id: string }) =>
  db.selectFrom("videos").select(["track_id", "id", "channel_id", "comments_count", "hide_comments", "state_code"]).where("id", "=", id),
);

/** What comments need of their video, read on every page of them; throws like `availableVideo`. */
export async function videoForComments({ db }: Context, id: string): Promise<CommentedVideo> {
  const [video] = await commentedById(db, { id });
  if (!video || video.state_code !== 0) throw notFound();
  return video;
}
