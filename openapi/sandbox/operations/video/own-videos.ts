import { forbidden, invalid } from "../../http/problems.ts";
import { pictureOf, storePicture } from "../shared/pictures.ts";
import { listedVideos } from "../shared/card-lists.ts";
import { videoCard } from "../shared/cards.ts";
import { ok, requireUser, type Handler } from "../call.ts";
import { isoTime, mediaUrl } from "../shared/format.ts";
import { slotsOfChannel } from "./stream-slots.ts";
import { openVideo } from "./video-access.ts";

export const uploadVideoThumbnail: Handler = async (call) => {
  const user = requireUser(call);
  const { context } = call;
  const video = await openVideo(call, call.params["id"] ?? "");
  if (video.channel_id !== user.id) throw forbidden();
  const picture = pictureOf(call, "file");
  if (!picture) throw invalid({ file: "Нужна картинка JPEG, PNG или WebP" });
  const path = await storePicture(context, user.id, picture, video.thumbnail);
  await context.db.updateTable("videos").set({ thumbnail: path }).where("track_id", "=", video.track_id).execute();
  return ok({ video_id: video.id, thumbnail_url: mediaUrl(context, path), isThumbnailPending: false });
};

export const listOwnStreams: Handler = async (call) => {
  const user = requireUser(call);
  const { context } = call;
  const channel = await context.db.selectFrom("channels").select("id").where("id", "=", user.id).executeTakeFirst();
  const rows = await listedVideos(context.db)
    .select(["v.stream_type", "v.publication_ts"])
    .where("v.channel_id", "=", user.id)
    .where("v.kind", "=", "livestream")
    .orderBy("v.publication_ts", "desc")
    .orderBy("v.track_id", "desc")
    .limit(100)
    .execute();
  const total = channel ? Math.max(slotsOfChannel, rows.length) : 0;
  return ok({
    slots_total: total,
    slots_used: rows.length,
    can_create: rows.length < total,
    results: rows.map((row) => ({
      video: videoCard(context, row),
      stream_type: row.stream_type,
      started_ts: isoTime(row.publication_ts),
    })),
  });
};
