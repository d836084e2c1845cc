import { prepared } from "../../db/prepared.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../http/problems.ts";
import { refusalOf, type Viewer } from "../video/video-access.ts";
import type { VideoRow } from "../video/video-rows.ts";

export type CommentedVideo = Pick<
  VideoRow,
  "track_id" | "id" | "channel_id" | "comments_count" | "hide_comments" | "state_code" | "is_hidden" | "pepper"
>;

const commentedById = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom("videos")
    .select(["track_id", "id", "channel_id", "comments_count", "hide_comments", "state_code", "is_hidden", "pepper"])
    .where("id", "=", id),
);

/** Facts of a video that its comments need, read on every page of them; through the same access check as `openVideo`. */
export async function videoForComments(
  call: Viewer & { readonly context: Pick<Context, "db"> },
  id: string,
): Promise<CommentedVideo> {
  const [video] = await commentedById(call.context.db, { id });
  if (!video || refusalOf(video, call) !== undefined) throw notFound();
  return video;
}
