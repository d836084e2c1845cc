import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Context } from "../../context.ts";
import { mediaCatalog } from "../../media/index.ts";
import { indexVideos } from "../../search/documents.ts";
import { notifyNewVideo } from "../notifications/notifications-create.ts";

/** So many at once: nobody waits long for a month that passed in one step. */
const maxScheduled = 50;

/** Written out: the partial indexes are used for exactly these conditions. */
const announced = sql<boolean>`future_publication = 1 and state_code = 0`;
const ending = sql<boolean>`kind = 'livestream' and state_code = 0 and ends_ts is not null`;

/** When the next thing happens to a video by itself; infinity: nothing is planned. */
export async function nextScheduled(db: Db): Promise<number> {
  const out = await db
    .selectFrom("videos")
    .select("publication_ts")
    .where(announced)
    .orderBy("publication_ts")
    .limit(1)
    .executeTakeFirst();
  const over = await db
    .selectFrom("videos")
    .select("ends_ts")
    .where(ending)
    .orderBy("ends_ts")
    .limit(1)
    .executeTakeFirst();
  return Math.min(out?.publication_ts ?? Infinity, over?.ends_ts ?? Infinity);
}

/**
 * Publishes what is due, in the order of its time: those who follow are told, as of that time. Whoever publishes first does it for
 * every process: the rest finds nothing left. True: there may be more.
 */
async function publishScheduled(context: Context): Promise<boolean> {
  const { db, now } = context;
  const scheduled = await db
    .selectFrom("videos")
    .select(["track_id", "channel_id", "publication_ts", "is_hidden"])
    .where(announced)
    .where("publication_ts", "<=", now())
    .orderBy("publication_ts")
    .orderBy("track_id")
    .limit(maxScheduled)
    .execute();
  for (const { track_id: track, channel_id: channel, publication_ts: time, is_hidden: isHidden } of scheduled) {
    await db
      .updateTable("videos")
      .set({ future_publication: 0, last_update_ts: time })
      .where("track_id", "=", track)
      .execute();
    if (isHidden === 0)
      await db
        .updateTable("channels")
        .set((eb) => ({ videos_count: eb("videos_count", "+", 1) }))
        .where("id", "=", channel)
        .execute();
    await indexVideos(db, [track]);
    await notifyNewVideo({ ...context, now: () => time }, track);
  }
  return scheduled.length === maxScheduled;
}

/** Ends a stream: what was on air stays on its page as a recording, and its slot is free. */
export async function endStream(
  { db }: Context,
  stream: { readonly track_id: number; readonly media_id: string | null },
  time: number,
): Promise<void> {
  const duration = mediaCatalog().find(({ id }) => id === stream.media_id)?.duration ?? 0;
  await db
    .updateTable("videos")
    .set({ kind: "video", stream_type: null, duration: Math.round(duration), ends_ts: time, last_update_ts: time })
    .where("track_id", "=", stream.track_id)
    .execute();
  await indexVideos(db, [stream.track_id]);
}

async function endScheduled(context: Context): Promise<boolean> {
  const over = await context.db
    .selectFrom("videos")
    .select(["track_id", "media_id", "ends_ts"])
    .where(ending)
    .where("ends_ts", "<=", context.now())
    .orderBy("ends_ts")
    .orderBy("track_id")
    .limit(maxScheduled)
    .execute();
  for (const stream of over) await endStream(context, stream, stream.ends_ts ?? context.now());
  return over.length === maxScheduled;
}

/** Publishes and ends the videos that fell due since the last request ([ADR 14](../../../docs/adr/0014-scheduled-videos.md)). True: there may be more. */
export const settleVideos = async (context: Context): Promise<boolean> =>
  (await publishScheduled(context)) || endScheduled(context);
