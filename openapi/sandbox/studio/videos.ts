import type { Selectable } from "kysely";
import type { VideosTable } from "../db/schema.ts";
import { notePlan } from "../clock.ts";
import type { Context } from "../context.ts";
import { maxDrafts } from "../schedule/quotas.ts";
import type { SignedInUser } from "../auth/sessions.ts";
import { slotsOfChannel } from "../operations/video/stream-slots.ts";
import { notifyNewVideo } from "../operations/notifications/notifications-create.ts";
import { indexChannels, indexVideos } from "../search/documents.ts";
import type { Received } from "./receive.ts";

export type OwnVideo = Selectable<VideosTable>;

/** Fields of a video that a person may set. */
export interface VideoFields {
  readonly title: string;
  readonly description: string;
  readonly age: number;
  readonly category: number;
  readonly hideComments: boolean;
  /** When it comes out, ms; null: at once. */
  readonly when: number | null;
  /** How long a stream lasts; null: until its author ends it. */
  readonly minutes: number | null;
}

/** The code of a video that its author deleted: it is not there any more. */
const deletedCode = 404;

/** A person's channel has their id; it is made with the first thing that they publish. */
async function ensureChannel({ db, now }: Context, user: SignedInUser): Promise<void> {
  const made = await db
    .insertInto("channels")
    .columns(["id", "name", "avatar", "last_update_ts"])
    .expression((eb) =>
      eb
        .selectFrom("users as u")
        .select((from) => ["u.id", "u.name", "u.avatar", from.val(now()).as("last_update_ts")])
        .where("u.id", "=", user.id),
    )
    .onConflict((oc) => oc.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) await indexChannels(db, [user.id]);
}

type Shown = Pick<OwnVideo, "id" | "kind" | "stream_type" | "duration" | "media_id" | "thumbnail">;

/** Writes the video; it comes out at once, or when its time has come (operations/video/scheduled-videos.ts). */
async function publish(context: Context, user: SignedInUser, fields: VideoFields, shown: Shown): Promise<void> {
  const { db, now } = context;
  await ensureChannel(context, user);
  const time = fields.when ?? now();
  const isPlanned = fields.when !== null;
  const { track_id } = await db
    .insertInto("videos")
    .values({
      ...shown,
      ...columnsOf(fields),
      channel_id: user.id,
      origin_type: "rtb",
      created_ts: now(),
      publication_ts: time,
      last_update_ts: now(),
      future_publication: isPlanned ? 1 : 0,
      ends_ts: fields.minutes === null ? null : time + fields.minutes * 60_000,
    })
    .returning("track_id")
    .executeTakeFirstOrThrow();
  if (isPlanned || fields.minutes !== null) await notePlan(db);
  if (isPlanned) return;
  await db
    .updateTable("channels")
    .set((eb) => ({ videos_count: eb("videos_count", "+", 1), last_update_ts: time }))
    .where("id", "=", user.id)
    .execute();
  await indexVideos(db, [track_id]);
  await notifyNewVideo(context, track_id);
}

const columnsOf = ({ title, description, age, category, hideComments }: VideoFields) =>
  ({
    title,
    description,
    pg_age: age,
    is_adult: age === 18 ? 1 : 0,
    category_id: category,
    hide_comments: hideComments ? 1 : 0,
  }) as const;

/** Announced videos that have not come out are as many as a person may have. */
async function hasAllDrafts({ db }: Context, user: SignedInUser): Promise<boolean> {
  const drafts = await db
    .selectFrom("videos")
    .select("track_id")
    .where("channel_id", "=", user.id)
    .where("future_publication", "=", 1)
    .where("state_code", "=", 0)
    .limit(maxDrafts)
    .execute();
  return drafts.length >= maxDrafts;
}

/** Why nothing was published, or undefined. */
export type NotPublished = "drafts" | "slots" | undefined;

export async function publishUpload(
  context: Context,
  user: SignedInUser,
  fields: VideoFields,
  file: Received,
): Promise<NotPublished> {
  if (fields.when !== null && (await hasAllDrafts(context, user))) return "drafts";
  await publish(
    context,
    user,
    { ...fields, minutes: null },
    {
      id: file.id,
      kind: "video",
      stream_type: null,
      duration: file.duration,
      media_id: file.mediaId,
      thumbnail: file.thumbnail,
    },
  );
  return undefined;
}

/** The signal of every stream that is made here: the test card, round and round (media/live.ts). */
const signal = "nastroyka-ekrana";
const signalPicture = `/clips/${signal}/poster.webp`;

export async function publishStream(
  context: Context,
  user: SignedInUser,
  fields: VideoFields,
  id: string,
): Promise<NotPublished> {
  const running = await context.db
    .selectFrom("videos")
    .select("track_id")
    .where("channel_id", "=", user.id)
    .where("kind", "=", "livestream")
    .where("state_code", "=", 0)
    .limit(slotsOfChannel)
    .execute();
  if (running.length >= slotsOfChannel) return "slots";
  await publish(context, user, fields, {
    id,
    kind: "livestream",
    stream_type: "stream_push",
    duration: 0,
    media_id: signal,
    thumbnail: signalPicture,
  });
  return undefined;
}

/** A video that has not been deleted, whoever's it is. */
export const findForEditing = ({ db }: Context, id: string): Promise<OwnVideo | undefined> =>
  db.selectFrom("videos").selectAll().where("id", "=", id).where("state_code", "<>", deletedCode).executeTakeFirst();

/** The time is changed only while it has not come; without one it has come now. */
export async function saveVideo({ db, now }: Context, video: OwnVideo, fields: VideoFields): Promise<void> {
  const time = fields.when ?? now();
  const lasts = video.ends_ts === null ? null : video.ends_ts - video.publication_ts;
  const times =
    video.future_publication === 1 ? { publication_ts: time, ends_ts: lasts === null ? null : time + lasts } : {};
  await db
    .updateTable("videos")
    .set({ ...columnsOf(fields), ...times, last_update_ts: now() })
    .where("track_id", "=", video.track_id)
    .execute();
  if (video.future_publication === 1) await notePlan(db);
  await indexVideos(db, [video.track_id]);
}

export async function deleteVideo({ db, now }: Context, video: OwnVideo): Promise<void> {
  await db
    .updateTable("videos")
    .set({ state_code: deletedCode, last_update_ts: now() })
    .where("track_id", "=", video.track_id)
    .execute();
  const counted = video.state_code === 0 && video.is_hidden === 0 && video.future_publication === 0;
  if (counted)
    await db
      .updateTable("channels")
      .set((eb) => ({ videos_count: eb("videos_count", "-", 1) }))
      .where("id", "=", video.channel_id)
      .where("videos_count", ">", 0)
      .execute();
  await db.deleteFrom("pinned_videos").where("track_id", "=", video.track_id).execute();
  await indexVideos(db, [video.track_id]);
}

export const categoriesOf = ({ db }: Context): Promise<Array<{ id: number; name: string }>> =>
  db.selectFrom("categories").select(["id", "name"]).orderBy("name").orderBy("id").execute();
