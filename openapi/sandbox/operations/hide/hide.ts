import { Problem } from "../../http/problems.ts";
import { ok, requireUser, type Call, type Handler } from "../call.ts";
import { markedVideo, openVideo } from "../video/video-access.ts";
import type { VideoRow } from "../video/video-rows.ts";

/** Videos that one person can hide (`hide.limit`). */
const hideLimit = 1000;

async function hiddenCount(call: Call, userId: number): Promise<number> {
  const row = await call.context.db
    .selectFrom("hidden_videos")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

const isHiddenBy = async (call: Call, userId: number, trackId: number): Promise<boolean> =>
  (await call.context.db
    .selectFrom("hidden_videos")
    .select("track_id")
    .where("user_id", "=", userId)
    .where("track_id", "=", trackId)
    .executeTakeFirst()) !== undefined;

const stateOf = (video: VideoRow, isHidden: boolean, count: number) =>
  ok({ content_id: video.id, content_type: "video", is_hidden: isHidden, hidden_count: count });

export const hideContent: Handler = async (call) => {
  const user = requireUser(call);
  const { db, now } = call.context;
  const video = await openVideo(call, String(call.body["content_id"]));
  const before = await hiddenCount(call, user.id);
  if (await isHiddenBy(call, user.id, video.track_id)) return stateOf(video, true, before);
  if (before >= hideLimit)
    throw new Problem(409, "hide_limit", "Вы уже скрыли 1000 видео — скрыть больше пока не получится");
  const source = call.body["source_type"];
  await db
    .insertInto("hidden_videos")
    .values({
      user_id: user.id,
      track_id: video.track_id,
      source_type: typeof source === "string" ? source : null,
      created_ts: now(),
    })
    .execute();
  return stateOf(video, true, before + 1);
};

export const showContent: Handler = async (call) => {
  const user = requireUser(call);
  const video = await markedVideo(call, String(call.body["content_id"]), (trackId) =>
    isHiddenBy(call, user.id, trackId),
  );
  await call.context.db
    .deleteFrom("hidden_videos")
    .where("user_id", "=", user.id)
    .where("track_id", "=", video.track_id)
    .execute();
  return stateOf(video, false, await hiddenCount(call, user.id));
};
