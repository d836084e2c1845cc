import type { Selectable } from "kysely";
import { prepared } from "../../db/prepared.ts";
import type { ResourcesTable, ShelfItemsTable } from "../../db/schema.ts";
import type { Call } from "../call.ts";
import {
  cardColumns,
  channelCard,
  channelRows,
  playlistCard,
  playlistRows,
  videoCard,
  type CardRow,
} from "../shared/cards.ts";
import { jsonColumn, withMediaAddresses } from "../shared/format.ts";
import { notHidden } from "../shared/hidden-rows.ts";

/** The columns of the card are null for what is no video, or for one that cannot be shown. */
type ItemRow = Selectable<ShelfItemsTable> & { [Column in keyof CardRow]: CardRow[Column] | null };

/** A part of a shelf: `count` items from the place `offset`. */
export interface ShelfPart {
  readonly resource: Selectable<ResourcesTable>;
  readonly offset: number;
  readonly count: number;
}

interface Places {
  readonly userId: number | undefined;
  readonly shelves: readonly number[];
  readonly first: number;
  readonly last: number;
}

const itemsIn = prepared((db, { userId, shelves, first, last }: Places) =>
  db
    .selectFrom("shelf_items as s")
    .leftJoin("videos as v", (join) =>
      join
        .onRef("v.track_id", "=", "s.track_id")
        .on("v.state_code", "=", 0)
        .on("v.is_hidden", "=", 0)
        .on(notHidden(userId)),
    )
    .leftJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .select(["s.resource_id", "s.position", "s.track_id", "s.playlist_id", "s.payload_json"])
    .select((to) => to.fn.coalesce("s.channel_id", "v.channel_id").as("channel_id"))
    .where("s.resource_id", "in", shelves)
    .where("s.position", ">=", first)
    .where("s.position", "<=", last)
    .orderBy("s.resource_id")
    .orderBy("s.position"),
);

/** The same places are read of all shelves, in the order of their key: parts differ little, and a condition for each would have to be put in order. */
async function rowsOf({ context, user }: Call, parts: readonly ShelfPart[]): Promise<ItemRow[]> {
  const shelves = new Map(parts.map((part) => [part.resource.id, part]));
  const first = Math.min(...parts.map(({ offset }) => offset));
  const last = Math.max(...parts.map(({ offset, count }) => offset + count - 1));
  const rows = await itemsIn(context.db, { userId: user?.id, shelves: [...shelves.keys()], first, last });
  return rows.filter(({ resource_id: id, position }) => {
    const part = shelves.get(id);
    return part !== undefined && position >= part.offset && position < part.offset + part.count;
  });
}

const idsOf = (rows: readonly ItemRow[], column: "playlist_id" | "channel_id"): number[] => [
  ...new Set(rows.flatMap((row) => (row.track_id === null && row[column] !== null ? [row[column]] : []))),
];

/** The cards of parts of shelves by the shelf's id: whatever their number, in three queries. */
export async function shelfCards(call: Call, parts: readonly ShelfPart[]): Promise<Map<number, unknown[]>> {
  const { context } = call;
  const cards = new Map<number, unknown[]>(parts.map(({ resource }) => [resource.id, []]));
  if (parts.length === 0) return cards;
  const kinds = new Map(parts.map(({ resource }) => [resource.id, resource.content_type_model]));
  const rows = await rowsOf(call, parts);
  const playlists = await playlistRows(context, idsOf(rows, "playlist_id"));
  const channels = await channelRows(context, idsOf(rows, "channel_id"));
  const cardOf = (row: ItemRow, kind: string): unknown => {
    if (row.track_id !== null) return row.id === null ? undefined : videoCard(context, row as CardRow, kind);
    const playlist = row.playlist_id === null ? undefined : playlists.get(row.playlist_id);
    if (playlist) return playlistCard(context, playlist, kind);
    const channel = row.channel_id === null ? undefined : channels.get(row.channel_id);
    if (channel) return channelCard(context, channel, kind);
    return row.payload_json === null ? undefined : withMediaAddresses(context, jsonColumn(row.payload_json));
  };
  for (const row of rows) {
    const card = cardOf(row, kinds.get(row.resource_id) ?? "video");
    if (card !== undefined) cards.get(row.resource_id)?.push(card);
  }
  return cards;
}
