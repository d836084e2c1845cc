import type { Selectable } from "kysely";
import type { ChannelsTable, OriginType } from "../../db/schema.ts";
import { notFound } from "../../http/problems.ts";
import { rowId, type Call } from "../call.ts";
import { isoTime, mediaUrl } from "../shared/format.ts";
import { isBlockedAt } from "../shared/removed-user.ts";

export type ChannelRow = Selectable<ChannelsTable>;

/** The channel that the path names; throws 404. */
export async function channelOf(call: Call): Promise<ChannelRow> {
  const row = await call.context.db
    .selectFrom("channels")
    .selectAll()
    .where("id", "=", rowId(call.params["id"]))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Origins of what the tab «Видео» shows (`originType`). */
const videoOrigins: readonly OriginType[] = ["rtb", "rst", "ifrm", "rspa"];

/** Which tabs have something in them for who asks: an author's own lists hold what others may not see. */
async function tabsOf({ context, user }: Call, id: number): Promise<Record<string, boolean>> {
  const { db } = context;
  const isOwn = user?.id === id;
  const origins = await db
    .selectFrom("videos")
    .select("origin_type")
    .where("channel_id", "=", id)
    .$if(!isOwn, (all) =>
      all.where("state_code", "=", 0).where("is_hidden", "=", 0).where("future_publication", "=", 0),
    )
    .$if(isOwn, (all) => all.where("state_code", "<>", 404))
    .groupBy("origin_type")
    .execute();
  const playlist = await db.selectFrom("playlists").select("id").where("user_id", "=", id).limit(1).executeTakeFirst();
  const show = await db.selectFrom("tv_shows").select("id").where("channel_id", "=", id).limit(1).executeTakeFirst();
  const has = (...wanted: readonly OriginType[]) => origins.some(({ origin_type: origin }) => wanted.includes(origin));
  return {
    main: true,
    videos: has(...videoOrigins),
    shorts: has("rshorts"),
    playlists: playlist !== undefined,
    projects: show !== undefined,
    audios: has("rtba"),
    about: true,
  };
}

/** A person in the shape of the spec's Channel, also one who only comments; throws 404. */
export async function publicProfile(call: Call, id: number): Promise<Record<string, unknown>> {
  const { context } = call;
  const row = await context.db
    .selectFrom("users as u")
    .leftJoin("channels as ch", "ch.id", "u.id")
    .select([
      "u.id",
      "u.name",
      "u.avatar",
      "u.blocked_until_ts",
      "ch.id as channel_id",
      "ch.name as channel_name",
      "ch.avatar as channel_avatar",
      "ch.banner",
      "ch.description",
      "ch.short_url",
      "ch.is_official",
      "ch.is_reborn",
      "ch.videos_count",
      "ch.subscribers_count",
      "ch.last_update_ts",
      "ch.links_json",
    ])
    .where("u.id", "=", id)
    .executeTakeFirst();
  if (!row || isBlockedAt(row.blocked_until_ts, context.now())) throw notFound();
  const avatar = row.channel_avatar ?? row.avatar;
  const picture = avatar === null ? null : mediaUrl(context, avatar);
  return {
    id: String(row.id),
    channel_id: String(row.id),
    name: row.channel_name ?? row.name,
    avatar_url: picture,
    is_official: row.is_official === 1,
    description: row.description ?? "",
    video_count: row.videos_count ?? 0,
    subscribers_count: row.subscribers_count ?? 0,
    can_subscribe: row.channel_id !== null && row.id !== call.user?.id,
    is_reborn_channel: row.is_reborn === 1,
    absolute_url: `/channel/${row.id}/`,
    ...(picture === null ? {} : { icon: picture }),
    ...(row.banner === null ? {} : { picture: mediaUrl(context, row.banner) }),
    ...(row.last_update_ts === null ? {} : { last_update_ts: isoTime(row.last_update_ts) }),
    appearance: { short_url: row.short_url },
    links: JSON.parse(row.links_json ?? "[]") as unknown,
    tabs: await tabsOf(call, id),
  };
}
