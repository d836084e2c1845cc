import type { Selectable } from "kysely";
import type { PlaylistsTable } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import type { Call } from "../call.ts";
import { cardColumns, videoCard } from "../shared/cards.ts";
import { isoTime, mediaUrl } from "../shared/format.ts";
import { shuffled } from "./shuffled.ts";
import { listedFor } from "../video/video-access.ts";

export type PlaylistRow = Selectable<PlaylistsTable>;

export const findPlaylist = (context: Context, id: number): Promise<PlaylistRow | undefined> =>
  context.db.selectFrom("playlists").selectAll().where("id", "=", id).executeTakeFirst();

type Viewer = Pick<Call, "context" | "user">;

/** Rows of a playlist that this person is shown. */
const listed = ({ context, user }: Viewer, id: number) =>
  context.db
    .selectFrom("playlist_items as i")
    .innerJoin("videos as v", "v.track_id", "i.track_id")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .where("i.playlist_id", "=", id)
    .where(listedFor(user?.id));

/** `count` videos from place `offset` on; places count what this person is shown. */
export async function playlistCards(
  viewer: Viewer,
  id: number,
  offset: number,
  count: number,
): Promise<Array<Record<string, unknown>>> {
  const rows = await listed(viewer, id).select(cardColumns).orderBy("i.position").limit(count).offset(offset).execute();
  return rows.map((row) => videoCard(viewer.context, row));
}

/** Where a video stands in the playlist's own order, from 0; null where it is not in it. */
export async function placeInPlaylist(viewer: Viewer, id: number, videoId: string): Promise<number | null> {
  const item = await listed(viewer, id)
    .select("i.position")
    .where("v.id", "=", videoId)
    .orderBy("i.position")
    .limit(1)
    .executeTakeFirst();
  if (!item) return null;
  const { before } = await listed(viewer, id)
    .select((count) => count.fn.countAll().as("before"))
    .where("i.position", "<", item.position)
    .executeTakeFirstOrThrow();
  return Number(before);
}

/** All of it in the order that a seed names, as ids of videos. */
export async function shuffledPlaylist(viewer: Viewer, id: number, seed: number): Promise<readonly string[]> {
  const rows = await listed(viewer, id).select("v.id").orderBy("i.position").execute();
  return shuffled(
    rows.map((row) => row.id),
    seed,
  );
}

/** These videos of the playlist, in this order. */
export async function cardsInOrder(viewer: Viewer, id: number, videoIds: readonly string[]): Promise<unknown[]> {
  if (videoIds.length === 0) return [];
  const rows = await listed(viewer, id).select(cardColumns).where("v.id", "in", videoIds).execute();
  const byId = new Map(rows.map((row) => [row.id, videoCard(viewer.context, row)]));
  return videoIds.flatMap((one) => byId.get(one) ?? []);
}

/** Whether this person saved the playlist; a guest saved nothing. */
export async function isFavorite(context: Context, userId: number | undefined, playlistId: number): Promise<boolean> {
  if (userId === undefined) return false;
  const row = await context.db
    .selectFrom("favorite_playlists")
    .select("playlist_id")
    .where("user_id", "=", userId)
    .where("playlist_id", "=", playlistId)
    .executeTakeFirst();
  return row !== undefined;
}

export function playlistBody(context: Context, row: PlaylistRow, favorite: boolean): Record<string, unknown> {
  return {
    id: String(row.id),
    title: row.title,
    description: row.description,
    videos_count: row.videos_count,
    last_modified_ts: isoTime(row.last_modified_ts),
    ...(row.thumbnail === null ? {} : { thumbnail_url: mediaUrl(context, row.thumbnail) }),
    total_views: row.total_views,
    user_id: String(row.user_id),
    favorite,
  };
}
