import type { Selectable } from "kysely";
import type { ChannelsTable } from "../db/schema.ts";
import type { Context } from "../http/options.ts";
import { notFound } from "../http/problems.ts";
import { rowId, type Call } from "./call.ts";
import { isoTime, mediaUrl } from "./format.ts";

export type ChannelRow = Selectable<ChannelsTable>;

/** The channel that the path names; throws 404. */
export async function channelOf(call: Call): Promise<ChannelRow> {
  const row = await call.context.db.selectFrom("channels").selectAll().where("id", "=", rowId(call.params["id"])).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A channel in the shape of the spec's Channel. */
export function channelBody(context: Context, row: ChannelRow, userId: number | undefined): Record<string, unknown> {
  const picture = row.avatar === null ? undefined : mediaUrl(context, row.avatar);
  return {
    id: String(row.id),
    channel_id: String(row.id),
    name: row.name,
    avatar_url: picture ?? null,
    is_official: row.is_official === 1,
    description: row.description,
    video_count: row.videos_count,
    subscribers_count: row.subscribers_count,
    can_subscribe: row.id !== userId,
    is_reborn_channel: row.is_reborn === 1,
    absolute_url: `/channel/${row.id}/`,
    ...(picture === undefined ? {} : { icon: picture, picture }),
    last_update_ts: isoTime(row.last_update_ts),
    appearance: { short_url: row.short_url },
  };
}
