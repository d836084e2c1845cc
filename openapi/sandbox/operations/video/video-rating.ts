import { sql } from "kysely";
import { ok, requireUser, type Call, type Handler } from "../call.ts";
import { ownRating, ratingOf } from "./rating-rows.ts";
import { openVideo } from "./video-access.ts";
import type { VideoRow } from "./video-rows.ts";

async function ratingBody(call: Call, video: VideoRow): Promise<Record<string, unknown>> {
  return { video_id: video.id, ...(await ratingOf(call.context, video.track_id, call.user?.id)) };
}

export const getVideoRating: Handler = async (call) =>
  ok(await ratingBody(call, await openVideo(call, call.params["id"] ?? "")));

export const setVideoRating: Handler = async (call) => {
  const user = requireUser(call);
  const { db, now } = call.context;
  const video = await openVideo(call, call.params["id"] ?? "");
  const rating = Number(call.body["rating"]);
  const before = await ownRating(call.context, video.track_id, user.id);
  await db
    .insertInto("video_ratings")
    .values({ user_id: user.id, track_id: video.track_id, rating, created_ts: now() })
    .onConflict((conflict) => conflict.columns(["user_id", "track_id"]).doUpdateSet({ rating, created_ts: now() }))
    .execute();
  // The sums are kept by whoever votes: nothing counts rows when it is read.
  const votes = before === undefined ? 1 : 0;
  const sum = rating - (before ?? 0);
  await db
    .insertInto("video_votes")
    .values({ track_id: video.track_id, votes_count: 1, votes_sum: rating })
    .onConflict((conflict) =>
      conflict.column("track_id").doUpdateSet({
        votes_count: sql`video_votes.votes_count + ${votes}`,
        votes_sum: sql`video_votes.votes_sum + ${sum}`,
      }),
    )
    .execute();
  return ok(await ratingBody(call, video));
};
