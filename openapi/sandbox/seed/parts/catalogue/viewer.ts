import type { Db } from "../../../db/dialect.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import { SEED } from "../../constants.ts";
import type { Random } from "../../../random.ts";

const hour = 3_600_000;
const laterCount = 9;
const likedCount = 14;
const savedCount = 3;

/** Videos that the demo viewer put aside, liked and rated, and saved playlists. The likes are within the videos' counters already, as the base seed's are. */
export async function seedViewerLists(db: Db, random: Random, now: number): Promise<void> {
  const viewer = await db.selectFrom("users").select("id").where("email", "=", SEED.viewer.email).executeTakeFirst();
  if (!viewer) return;
  const reacted = new Set(
    (await db.selectFrom("video_reactions").select("track_id").where("user_id", "=", viewer.id).execute()).map(
      (row) => row.track_id,
    ),
  );
  const candidates = await db
    .selectFrom("videos")
    .select(["track_id", "kind"])
    .where("state_code", "=", 0)
    .where("is_hidden", "=", 0)
    .where("is_adult", "=", 0)
    .where("future_publication", "=", 0)
    .where("likes_count", ">", 0)
    .where("kind", "in", ["video", "shorts"])
    .orderBy("publication_ts", "desc")
    .orderBy("track_id")
    .limit(300)
    .execute();
  const chosen = random.shuffle(candidates);
  const later = chosen.filter((video) => video.kind === "video").slice(0, laterCount);
  await insertRows(
    db,
    "watch_later",
    later.map((video, at) => ({
      user_id: viewer.id,
      track_id: video.track_id,
      created_ts: now - (at * 11 + 2) * hour,
    })),
  );
  const liked = chosen.filter((video) => !reacted.has(video.track_id)).slice(-likedCount);
  await insertRows(
    db,
    "video_reactions",
    liked.map((video, at) => ({
      user_id: viewer.id,
      track_id: video.track_id,
      reaction: 1 as const,
      created_ts: now - (at * 9 + 5) * hour,
    })),
  );
  const playlists = await db.selectFrom("playlists").select("id").orderBy("id").limit(savedCount).execute();
  await insertRows(
    db,
    "favorite_playlists",
    playlists.map(({ id }, at) => ({ user_id: viewer.id, playlist_id: id, created_ts: now - (at + 1) * 24 * hour })),
  );
  // Their sums are within video_votes already.
  const rated = await db
    .selectFrom("video_votes")
    .select("track_id")
    .where("votes_count", ">", 3)
    .orderBy("track_id")
    .limit(2)
    .execute();
  await insertRows(
    db,
    "video_ratings",
    rated.map(({ track_id: track }, at) => ({
      user_id: viewer.id,
      track_id: track,
      rating: 9 - at,
      created_ts: now - (at + 3) * 24 * hour,
    })),
  );
}
