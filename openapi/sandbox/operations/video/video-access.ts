import { sql, type RawBuilder } from "kysely";
import { prepared } from "../../db/prepared.ts";
import type { Db } from "../../db/dialect.ts";
import { notFound } from "../../http/problems.ts";
import type { Call } from "../call.ts";
import type { VideoRow } from "./video-rows.ts";

/** The person who wants to see a video, and the secret key that they hold of it. */
export type Viewer = Pick<Call, "user" | "pepper">;
type Guarded = Pick<VideoRow, "state_code" | "is_hidden" | "pepper" | "channel_id">;

/** A video by its link only has been asked for without its key. */
export const keyNeeded = 2042002;

/** Why a video does not open for somebody, as a documented code (`video.unavailableCode`); undefined: it opens. */
export function refusalOf(video: Guarded, { user, pepper }: Viewer): number | undefined {
  if (video.state_code !== 0) return video.state_code;
  if (video.is_hidden === 0 || user?.id === video.channel_id) return undefined;
  return video.pepper !== null && pepper === video.pepper ? undefined : keyNeeded;
}

const videoById = prepared((db, { id }: { id: string }) => db.selectFrom("videos").selectAll().where("id", "=", id));

/** Access check of every operation on a video: to who may not see it there is no such video, whatever it is that they may not see. */
export async function openVideo(
  call: Viewer & { readonly context: { readonly db: Db } },
  id: string,
): Promise<VideoRow> {
  const [video] = await videoById(call.context.db, { id });
  if (!video || refusalOf(video, call) !== undefined) throw notFound();
  return video;
}

/**
 * A video as its person's own mark names it (a history entry, a like): such a mark can be taken away also from what cannot be shown any more.
 * Without a mark of theirs the access check decides.
 */
export async function markedVideo(
  call: Viewer & { readonly context: { readonly db: Db } },
  id: string,
  isMarked: (trackId: number) => Promise<boolean>,
): Promise<VideoRow> {
  const [video] = await videoById(call.context.db, { id });
  if (!video || (refusalOf(video, call) !== undefined && !(await isMarked(video.track_id)))) throw notFound();
  return video;
}

/** The same for lists, which no key opens: whoever opened a video by its link finds it by its link. Of videos joined as `v`. */
export const listedFor = (userId: number | undefined): RawBuilder<boolean> =>
  sql<boolean>`v.state_code = 0 and (v.is_hidden = 0 or v.channel_id = ${userId ?? 0})`;
