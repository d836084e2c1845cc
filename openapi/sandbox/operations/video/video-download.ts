import { forbidden, notFound } from "../../http/problems.ts";
import { ok, requireUser, type Handler } from "../call.ts";
import { jsonColumn } from "../shared/format.ts";
import { playbackOf } from "./playback.ts";
import { openVideo } from "./video-access.ts";

/** The file of what is one's own or free; what is paid for is watched here and not taken away. */
export const getVideoDownload: Handler = async (call) => {
  const user = requireUser(call);
  const video = await openVideo(call, call.params["id"] ?? "");
  const isSold = video.is_paid === 1 || jsonColumn<string[]>(video.common_subscription_product_codes_json).length > 0;
  if (isSold && video.channel_id !== user.id) throw forbidden();
  const files = playbackOf(call.context, video, true)?.mp4 ?? [];
  const best = [...files].sort((a, b) => b.height - a.height)[0];
  if (best === undefined) throw notFound();
  return ok({ url: `${best.url}?${new URLSearchParams({ download: video.title })}`, height: best.height });
};
