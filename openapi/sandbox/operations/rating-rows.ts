import type { Context } from "../http/options.ts";

/** The person's own vote, 1 … 10. */
export async function ownRating({ db }: Context, trackId: number, userId: number | undefined): Promise<number | undefined> {
  if (userId === undefined) return undefined;
  const row = await db.selectFrom("video_ratings").select("rating").where("user_id", "=", userId).where("track_id", "=", trackId).executeTakeFirst();
  return row?.rating;
}

/** The rating of a video as one person sees it, without the video's id. */
export async function ratingOf(context: Context, trackId: number, userId: number | undefined) {
  const all = await context.db.selectFrom("video_votes").select(["votes_count", "votes_sum"]).where("track_id", "=", trackId).executeTakeFirst();
  return {
    rating: all && all.votes_count > 0 ? Math.round((all.votes_sum / all.votes_count) * 10) / 10 : null,
    votes_count: all?.votes_count ?? 0,
    my_rating: (await ownRating(context, trackId, userId)) ?? null,
  };
}
