import type { Selectable } from "kysely";
import type { PlaylistsTable } from "../db/schema.ts";
import type { Context } from "../http/context.ts";
import type { Call } from "./call.ts";
import { cardColumns, videoCard } from "./cards.ts";
import { isoTime, mediaUrl } from "./format.ts";
import { listedFor } from "./video-gate.ts";

export type PlaylistRow = Selectable<PlaylistsTable>;

export const findPlaylist = (context: Context, id: number): Promise<PlaylistRow | undefined> =>
  context.db.selectFrom("playlists").selectAll().where("id", "=", id).executeTakeFirst();

export async function playlistCards(
  { context, user }: Pick<Call, "context" | "user">,
  id: number,
  offset: number,
  count: number,
): Promise<Array<Record<string, unknown>>> {
  const rows = await context.db
    .selectFrom("playlist_items as i")
    .innerJoin("videos as v", "v.track_id", "i.track_id")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .where("i.playlist_id", "=", id)
    .where("i.position", ">=", offset)
    .where(listedFor(user?.id))
    .orderBy("i.position")
    .limit(count)
    .execute();
  return rows.map((row) => videoCard(context, row));
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
