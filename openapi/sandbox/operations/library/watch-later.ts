import { cardsPage, pageParams } from "../shared/card-lists.ts";
import { cardColumns } from "../shared/cards.ts";
import { noContent, ok, requireUser, type Call, type Handler } from "../call.ts";
import { listedFor, markedVideo, openVideo } from "../video/video-access.ts";

/** Ids that one response holds: more than anybody gets through. */
const maxIds = 5000;

export const listWatchLater: Handler = async (call) => {
  const user = requireUser(call);
  const { context } = call;
  const params = pageParams(call);
  const listed = context.db
    .selectFrom("watch_later as w")
    .innerJoin("videos as v", "v.track_id", "w.track_id")
    .where("w.user_id", "=", user.id)
    .where(listedFor(user.id));
  const rows = await listed
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .orderBy("w.created_ts", "desc")
    .orderBy("w.track_id", "desc")
    .limit(params.limit + 1)
    .offset(params.offset)
    .execute();
  const { count } = await listed.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return ok({
    id: "future",
    title: "Смотреть позже",
    videos_count: count,
    ...cardsPage(context, "/api/v2/playlist/future/", params, rows, { limit: params.limit }),
  });
};

export const listWatchLaterIds: Handler = async (call) => {
  const user = requireUser(call);
  const rows = await call.context.db
    .selectFrom("watch_later as w")
    .innerJoin("videos as v", "v.track_id", "w.track_id")
    .select("v.id")
    .where("w.user_id", "=", user.id)
    .where(listedFor(user.id))
    .orderBy("w.created_ts", "desc")
    .orderBy("w.track_id", "desc")
    .limit(maxIds)
    .execute();
  return ok({ results: rows.map(({ id }) => id) });
};

const isLater = async (call: Call, userId: number, trackId: number): Promise<boolean> =>
  (await call.context.db
    .selectFrom("watch_later")
    .select("track_id")
    .where("user_id", "=", userId)
    .where("track_id", "=", trackId)
    .executeTakeFirst()) !== undefined;

export const getWatchLater: Handler = async (call) => {
  const user = requireUser(call);
  const video = await markedVideo(call, call.params["id"] ?? "", (trackId) => isLater(call, user.id, trackId));
  return ok({ video_id: video.id, is_in_list: await isLater(call, user.id, video.track_id) });
};

export const addToWatchLater: Handler = async (call) => {
  const user = requireUser(call);
  const { db, now } = call.context;
  const video = await openVideo(call, call.params["id"] ?? "");
  await db
    .insertInto("watch_later")
    .values({ user_id: user.id, track_id: video.track_id, created_ts: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ok({ video_id: video.id, is_in_list: true });
};

export const removeFromWatchLater: Handler = async (call) => {
  const user = requireUser(call);
  // A video that cannot be shown any more must still be removable.
  const video = await markedVideo(call, call.params["id"] ?? "", (trackId) => isLater(call, user.id, trackId));
  await call.context.db
    .deleteFrom("watch_later")
    .where("user_id", "=", user.id)
    .where("track_id", "=", video.track_id)
    .execute();
  return noContent();
};
