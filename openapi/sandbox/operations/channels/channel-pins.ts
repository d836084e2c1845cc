import { forbidden, notFound } from "../../http/problems.ts";
import { cardColumns, videoCard } from "../shared/cards.ts";
import { ok, requireUser, rowId, type OperationResponse, type Call, type Handler } from "../call.ts";
import { channelOf } from "./channel-rows.ts";
import { pageLink } from "../shared/format.ts";
import { playlistCards } from "../playlists/playlist-rows.ts";

/** The channel of the path, when it is the person's own. */
async function ownChannel(call: Call): Promise<number> {
  const user = requireUser(call);
  const { id } = await channelOf(call);
  if (id !== user.id) throw forbidden();
  return id;
}

async function pinnedVideo(call: Call, channelId: number): Promise<OperationResponse> {
  const row = await call.context.db
    .selectFrom("pinned_videos as p")
    .innerJoin("videos as v", "v.track_id", "p.track_id")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .where("p.channel_id", "=", channelId)
    .where("v.state_code", "=", 0)
    .where("v.is_hidden", "=", 0)
    .executeTakeFirst();
  return ok({ video: row ? videoCard(call.context, row) : null });
}

export const getPinnedVideo: Handler = async (call) => pinnedVideo(call, (await channelOf(call)).id);

export const pinVideo: Handler = async (call) => {
  const { db, now } = call.context;
  const channelId = await ownChannel(call);
  const videoId = call.body["video_id"] as string | null;
  if (videoId === null) {
    await db.deleteFrom("pinned_videos").where("channel_id", "=", channelId).execute();
    return pinnedVideo(call, channelId);
  }
  const video = await db
    .selectFrom("videos")
    .select("track_id")
    .where("id", "=", videoId)
    .where("channel_id", "=", channelId)
    .where("state_code", "=", 0)
    .executeTakeFirst();
  if (!video) throw notFound();
  const pin = { track_id: video.track_id, pinned_ts: now() };
  await db
    .insertInto("pinned_videos")
    .values({ channel_id: channelId, ...pin })
    .onConflict((oc) => oc.column("channel_id").doUpdateSet(pin))
    .execute();
  return pinnedVideo(call, channelId);
};

async function pinnedPlaylists(call: Call, channelId: number): Promise<OperationResponse> {
  const { context, query } = call;
  const page = Number(query["page"] ?? 1);
  const limit = Number(query["limit"] ?? 10);
  const videos = Number(query["limit_video"] ?? 20);
  const rows = await context.db
    .selectFrom("pinned_playlists as pin")
    .innerJoin("playlists as p", "p.id", "pin.playlist_id")
    .select(["p.id", "p.title", "p.videos_count"])
    .where("pin.channel_id", "=", channelId)
    // A playlist has no time of its own making: its id grows with it.
    .orderBy("p.id", "desc")
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
  const results: unknown[] = [];
  for (const row of rows.slice(0, limit)) {
    results.push({
      id: String(row.id),
      title: row.title,
      videos: await playlistCards(call, row.id, 0, videos),
      videos_count: row.videos_count,
    });
  }
  const hasNext = rows.length > limit;
  const link = { page: page + 1, limit, order_by: "created_ts_desc", limit_video: videos };
  return ok({
    results,
    has_next: hasNext,
    next: hasNext ? pageLink(`/api/v1/channels/${channelId}/pinned_playlists`, link) : null,
    page,
    per_page: limit,
  });
}

export const listPinnedPlaylists: Handler = async (call) => pinnedPlaylists(call, (await channelOf(call)).id);

export const pinPlaylists: Handler = async (call) => {
  const { db, now } = call.context;
  const channelId = await ownChannel(call);
  const ids = (call.body["playlist_ids"] as string[]).map(rowId);
  const own = await db
    .selectFrom("playlists")
    .select("id")
    .where("user_id", "=", channelId)
    .where("id", "in", ids)
    .execute();
  if (own.length < ids.length) throw notFound();
  await db.deleteFrom("pinned_playlists").where("channel_id", "=", channelId).execute();
  const time = now();
  if (ids.length > 0)
    await db
      .insertInto("pinned_playlists")
      .values(ids.map((playlist_id) => ({ channel_id: channelId, playlist_id, pinned_ts: time })))
      .execute();
  return pinnedPlaylists({ ...call, query: {} }, channelId);
};
