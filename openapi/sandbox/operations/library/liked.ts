import type { OriginType } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../http/problems.ts";
import { cardsPage, pageParams } from "../shared/card-lists.ts";
import { cardColumns, videoAddress, videoCard } from "../shared/cards.ts";
import { ok, requireUser, type Handler } from "../call.ts";
import { isoTime, pageLink } from "../shared/format.ts";
import { listedFor, openVideo } from "../video/video-access.ts";

/** Likes of a person, of videos that can be shown. */
const likesOf = (context: Context, userId: number) =>
  context.db
    .selectFrom("video_reactions as r")
    .innerJoin("videos as v", "v.track_id", "r.track_id")
    .where("r.user_id", "=", userId)
    .where("r.reaction", "=", 1)
    .where(listedFor(userId));

/** The same with what a card needs, the last liked first. */
const likedRows = (context: Context, userId: number) =>
  likesOf(context, userId)
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select([...cardColumns, "r.created_ts as reaction_ts", "r.track_id as reaction_track"])
    .orderBy("r.created_ts", "desc")
    .orderBy("r.track_id", "desc");

export const listLikedPlaylist: Handler = async (call) => {
  const user = requireUser(call);
  const { context } = call;
  const params = pageParams(call);
  const rows = await likedRows(context, user.id)
    .limit(params.limit + 1)
    .offset(params.offset)
    .execute();
  const { count } = await likesOf(context, user.id)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return ok({
    id: "liked",
    title: "Понравившиеся",
    videos_count: count,
    ...cardsPage(context, "/api/playlist/liked/", params, rows, { limit: params.limit }),
  });
};

/** A reaction has no id of its own: its time and its video say where the list goes on, whether it is still there or not. */
const cursorOf = (row: { reaction_ts: number; reaction_track: number }): string =>
  `${row.reaction_ts}-${row.reaction_track}`;

export const listLikedVideos: Handler = async (call) => {
  const user = requireUser(call);
  const { context, query } = call;
  const limit = Number(query["limit"] ?? 20);
  const [ts, track] = String(query["last_reaction_id"] ?? "")
    .split("-")
    .map(Number);
  const rows = await likedRows(context, user.id)
    .$if(track !== undefined, (all) =>
      all.where((eb) =>
        eb.or([
          eb("r.created_ts", "<", ts as number),
          eb.and([eb("r.created_ts", "=", ts as number), eb("r.track_id", "<", track as number)]),
        ]),
      ),
    )
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasNext = rows.length > limit;
  return ok({
    results: shown.map((row) => ({
      reaction_id: cursorOf(row),
      reaction_ts: isoTime(row.reaction_ts),
      video: videoCard(context, row),
    })),
    has_next: hasNext,
    next:
      hasNext && last ? pageLink("/api/v2/reactions/videos/liked/", { limit, last_reaction_id: cursorOf(last) }) : null,
    last_reaction_id: last ? cursorOf(last) : null,
  });
};

const maxFollowing = 50;

export const getLikedFromVideo: Handler = async (call) => {
  const user = requireUser(call);
  const { context } = call;
  const except = call.query["origin_type_exclude"] as OriginType | undefined;
  const video = await openVideo(call, call.params["videoId"] ?? "");
  const liked = await context.db
    .selectFrom("video_reactions")
    .select(["created_ts"])
    .where("user_id", "=", user.id)
    .where("track_id", "=", video.track_id)
    .where("reaction", "=", 1)
    .executeTakeFirst();
  if (!liked || video.origin_type === except) throw notFound();
  const rows = await likedRows(context, user.id)
    .$if(except !== undefined, (all) => all.where("v.origin_type", "<>", except as OriginType))
    .where((eb) =>
      eb.or([
        eb("r.created_ts", "<", liked.created_ts),
        eb.and([eb("r.created_ts", "=", liked.created_ts), eb("r.track_id", "<=", video.track_id)]),
      ]),
    )
    .limit(maxFollowing + 1)
    .execute();
  const newer = await likesOf(context, user.id)
    .select("v.id")
    .$if(except !== undefined, (all) => all.where("v.origin_type", "<>", except as OriginType))
    .where((eb) =>
      eb.or([
        eb("r.created_ts", ">", liked.created_ts),
        eb.and([eb("r.created_ts", "=", liked.created_ts), eb("r.track_id", ">", video.track_id)]),
      ]),
    )
    .orderBy("r.created_ts")
    .orderBy("r.track_id")
    .limit(1)
    .executeTakeFirst();
  const next = rows.find((row) => row.id !== video.id);
  return ok({
    video_id: video.id,
    results: rows.slice(0, maxFollowing).map((row) => videoCard(context, row)),
    next_url: next ? videoAddress(next.id) : null,
    previous_url: newer ? videoAddress(newer.id) : null,
  });
};
