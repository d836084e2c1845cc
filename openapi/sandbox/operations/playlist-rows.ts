import type { Selectable } from "kysely";
import type { PlaylistsTable } from "../db/schema.ts";
import type { Context } from "../http/options.ts";
import { cardColumns, videoCard, type CardRow } from "./cards.ts";
import { isoTime, mediaUrl } from "./format.ts";

export type PlaylistRow = Selectable<PlaylistsTable>;

export const findPlaylist = (context: Context, id: number): PlaylistRow | undefined =>
  context.db.prepare("SELECT * FROM playlists WHERE id = ?").get(id) as unknown as PlaylistRow | undefined;

export function playlistCards(context: Context, id: number, offset: number, count: number): Array<Record<string, unknown>> {
  const rows = context.db
    .prepare(
      `SELECT ${cardColumns} FROM playlist_items i JOIN videos v ON v.track_id = i.track_id JOIN channels ch ON ch.id = v.channel_id
       WHERE i.playlist_id = ? AND i.position >= ? AND v.state_code = 0 ORDER BY i.position LIMIT ?`,
    )
    .all(id, offset, count) as unknown as CardRow[];
  return rows.map((row) => videoCard(context, row));
}

export function playlistBody(context: Context, row: PlaylistRow): Record<string, unknown> {
  return {
    id: String(row.id),
    title: row.title,
    description: row.description,
    videos_count: row.videos_count,
    last_modified_ts: isoTime(row.last_modified_ts),
    ...(row.thumbnail === null ? {} : { thumbnail_url: mediaUrl(context, row.thumbnail) }),
    total_views: row.total_views,
    user_id: String(row.user_id),
    favorite: false,
  };
}
