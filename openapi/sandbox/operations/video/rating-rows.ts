import { prepared } from "../../db/prepared.ts";
import type { Context } from "../../context.ts";

/** The person's own vote, 1 … 10. */
export async function ownRating(
  { db }: Context,
  trackId: number,
  userId: number | undefined,
): Promise<number | undefined> {
  if (userId === undefined) return undefined;
  const row = await db
    .selectFrom("video_ratings")
    .select("rating")
    .where("user_id", "=", userId)
    .where("track_id", "=", trackId)
    .executeTakeFirst();
  return row?.rating;
}

const ratingBy = prepared((db, { trackId, userId }: { trackId: number; userId: number }) =>
  db
    .selectFrom("videos as v")
    .leftJoin("video_votes as a", "a.track_id", "v.track_id")
    .leftJoin("video_ratings as own", (join) =>
      join.onRef("own.track_id", "=", "v.track_id").on("own.user_id", "=", userId),
    )
    .select(["a.votes_count", "a.votes_sum", "own.rating"])
    .where("v.track_id", "=", trackId),
);

/** The rating of a video as one person sees it, without the video's id. */
export async function ratingOf(context: Context, trackId: number, userId: number | undefined) {
  const [row] = await ratingBy(context.db, { trackId, userId: userId ?? 0 });
  const count = row?.votes_count ?? 0;
  return {
    rating: count > 0 ? Math.round(((row?.votes_sum ?? 0) / count) * 10) / 10 : null,
    votes_count: count,
    my_rating: row?.rating ?? null,
  };
}
