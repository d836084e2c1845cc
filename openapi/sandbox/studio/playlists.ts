import type { Selectable } from "kysely";
import type { PlaylistsTable } from "../db/schema.ts";
import type { Context } from "../context.ts";
import { indexPlaylists } from "../search/documents.ts";

export type OwnPlaylist = Selectable<PlaylistsTable>;
const maxItems = 500;

export interface PlaylistItem {
  readonly track_id: number;
  readonly id: string;
  readonly title: string;
  readonly thumbnail: string | null;
}

export const findPlaylist = ({ db }: Context, id: number): Promise<OwnPlaylist | undefined> =>
  db.selectFrom("playlists").selectAll().where("id", "=", id).executeTakeFirst();

export const itemsOf = ({ db }: Context, playlistId: number): Promise<PlaylistItem[]> =>
  db
    .selectFrom("playlist_items as i")
    .innerJoin("videos as v", "v.track_id", "i.track_id")
    .select(["v.track_id", "v.id", "v.title", "v.thumbnail"])
    .where("i.playlist_id", "=", playlistId)
    .orderBy("i.position")
    .execute();

/** The newest own videos that are not in the playlist yet, to choose from. */
export const ownVideosToAdd = (
  { db }: Context,
  userId: number,
  inside: readonly number[],
): Promise<Array<{ id: string; title: string }>> =>
  db
    .selectFrom("videos")
    .select(["id", "title"])
    .where("channel_id", "=", userId)
    .where("state_code", "=", 0)
    .where("track_id", "not in", inside)
    .orderBy("publication_ts", "desc")
    .orderBy("track_id", "desc")
    .limit(50)
    .execute();

export const createPlaylist = async (
  context: Context,
  userId: number,
  title: string,
  description: string,
): Promise<number> => {
  const { db, now } = context;
  const { id } = await db
    .insertInto("playlists")
    .values({ user_id: userId, title, description, last_modified_ts: now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await indexPlaylists(db, [id]);
  return id;
};

export async function renamePlaylist(
  { db, now }: Context,
  id: number,
  title: string,
  description: string,
): Promise<void> {
  await db.updateTable("playlists").set({ title, description, last_modified_ts: now() }).where("id", "=", id).execute();
  await indexPlaylists(db, [id]);
}

/** Writes the whole order: positions are without gaps, and a playlist is short. */
async function setItems({ db, now }: Context, id: number, trackIds: readonly number[]): Promise<void> {
  await db.deleteFrom("playlist_items").where("playlist_id", "=", id).execute();
  if (trackIds.length > 0)
    await db
      .insertInto("playlist_items")
      .values(trackIds.map((track_id, position) => ({ playlist_id: id, position, track_id })))
      .execute();
  const videos = await db
    .selectFrom("videos")
    .select(["track_id", "hits", "thumbnail"])
    .where("track_id", "in", trackIds)
    .execute();
  const thumbnail = videos.find(({ track_id }) => track_id === trackIds[0])?.thumbnail ?? null;
  const views = videos.reduce((sum, { hits }) => sum + hits, 0);
  await db
    .updateTable("playlists")
    .set({ videos_count: trackIds.length, total_views: views, thumbnail, last_modified_ts: now() })
    .where("id", "=", id)
    .execute();
  await indexPlaylists(db, [id]);
}

const tracksOf = async (context: Context, id: number): Promise<number[]> =>
  (await itemsOf(context, id)).map(({ track_id }) => track_id);

export async function moveItem(context: Context, id: number, trackId: number, by: 1 | -1): Promise<boolean> {
  const tracks = await tracksOf(context, id);
  const at = tracks.indexOf(trackId);
  const to = at + by;
  if (at < 0 || to < 0 || to >= tracks.length) return false;
  tracks.splice(to, 0, ...tracks.splice(at, 1));
  await setItems(context, id, tracks);
  return true;
}

export async function removeItem(context: Context, id: number, trackId: number): Promise<void> {
  await setItems(
    context,
    id,
    (await tracksOf(context, id)).filter((one) => one !== trackId),
  );
}

/** The id in an address of a video page, or the text itself when it is one. */
export const videoIdIn = (text: string): string | undefined =>
  /(?:^|\/)([0-9a-f]{32})(?:[/?#]|$)/.exec(text.trim())?.[1];

export async function addItem(
  context: Context,
  id: number,
  typed: string,
): Promise<"noVideo" | "already" | "full" | undefined> {
  const videoId = videoIdIn(typed);
  const video =
    videoId === undefined
      ? undefined
      : await context.db
          .selectFrom("videos")
          .select("track_id")
          .where("id", "=", videoId)
          .where("state_code", "=", 0)
          .where("is_hidden", "=", 0)
          .executeTakeFirst();
  if (!video) return "noVideo";
  const tracks = await tracksOf(context, id);
  if (tracks.includes(video.track_id)) return "already";
  if (tracks.length >= maxItems) return "full";
  await setItems(context, id, [...tracks, video.track_id]);
  return undefined;
}

export async function deletePlaylist({ db }: Context, id: number): Promise<void> {
  await db.deleteFrom("playlists").where("id", "=", id).execute();
  await indexPlaylists(db, [id]);
}
