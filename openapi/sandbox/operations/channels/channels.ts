import type { OriginType } from "../../db/schema.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import { showAddress } from "../shared/addresses.ts";
import { cardColumns, videoCard } from "../shared/cards.ts";
import { noContent, ok, requireUser, type OperationResponse, type Call, type Handler } from "../call.ts";
import { channelMeta } from "./channel-meta.ts";
import { channelOf, publicProfile } from "./channel-rows.ts";
import { mediaUrl, pageLink } from "../shared/format.ts";
import { playlistBody } from "../playlists/playlist-rows.ts";

const perPage = 20;

/** Column and direction of each order; the newest of the same comes first. */
const orders = {
  publication_ts_desc: ["v.publication_ts", "desc"],
  publication_ts_asc: ["v.publication_ts", "asc"],
  hits_desc: ["v.hits", "desc"],
} as const;

/** Videos of one channel, newest first unless another order is asked for. Its owner's own list holds what others may not see. */
async function videosOf(call: Call, channelId: number, path: string, isOwn: boolean): Promise<OperationResponse> {
  const { context } = call;
  const page = Number(call.query["page"] ?? 1);
  const orderName = call.query["order_by"] as keyof typeof orders | undefined;
  const [column, direction] = orders[orderName ?? "publication_ts_desc"];
  const origins = ((call.query["origin__type"] as string | undefined) ?? "").split(",").filter(Boolean) as OriginType[];
  const rows = await context.db
    .selectFrom("videos as v")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .where("v.channel_id", "=", channelId)
    .$if(!isOwn, (all) =>
      all.where("v.state_code", "=", 0).where("v.is_hidden", "=", 0).where("v.future_publication", "=", 0),
    )
    // A video that its author deleted is gone for the author as well.
    .$if(isOwn, (all) => all.where("v.state_code", "<>", 404))
    .$if(origins.length > 0, (all) => all.where("v.origin_type", "in", origins))
    .orderBy(column, direction)
    .orderBy("v.track_id", "desc")
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute();
  const hasNext = rows.length > perPage;
  return ok({
    results: rows
      .slice(0, perPage)
      .map((row) => videoCard(context, row, row.origin_type === "rshorts" ? "shorts" : "video")),
    has_next: hasNext,
    next: hasNext
      ? pageLink(path, {
          origin__type: origins.length > 0 ? origins.join(",") : undefined,
          order_by: orderName,
          page: page + 1,
        })
      : null,
    page,
    per_page: perPage,
  });
}

export const listChannelVideos: Handler = async (call) => {
  const { id } = await channelOf(call);
  return videosOf(call, id, `/api/video/person/${id}`, false);
};

export const listOwnVideos: Handler = (call) => videosOf(call, requireUser(call).id, "/api/video/person", true);

export const listChannelProjects: Handler = async (call) => {
  const { context } = call;
  const { id } = await channelOf(call);
  const shows = await context.db
    .selectFrom("tv_shows as s")
    .select(["s.id", "s.name", "s.description", "s.picture"])
    .select((eb) =>
      eb
        .selectFrom("tv_episodes as e")
        .whereRef("e.show_id", "=", "s.id")
        .select(eb.fn.countAll<number>().as("n"))
        .as("videos_count"),
    )
    .where("s.channel_id", "=", id)
    .orderBy("s.subscribers_count", "desc")
    .orderBy("s.id")
    .limit(Number(call.query["limit"] ?? 20))
    .execute();
  return ok({
    results: shows.map((show) => ({
      id: String(show.id),
      name: show.name,
      description: show.description,
      picture: mediaUrl(context, show.picture),
      absolute_url: showAddress(show.id),
      videos_count: show.videos_count ?? 0,
    })),
  });
};

export const listChannelPlaylists: Handler = async (call) => {
  const { context } = call;
  const { id } = await channelOf(call);
  const page = Number(call.query["page"] ?? 1);
  const rows = await context.db
    .selectFrom("playlists")
    .selectAll()
    .where("user_id", "=", id)
    .orderBy("last_modified_ts", "desc")
    .orderBy("id", "desc")
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .execute();
  const hasNext = rows.length > perPage;
  const saved = call.user
    ? await context.db
        .selectFrom("favorite_playlists")
        .select("playlist_id")
        .where("user_id", "=", call.user.id)
        .where(
          "playlist_id",
          "in",
          rows.map((row) => row.id),
        )
        .execute()
    : [];
  const favorites = new Set(saved.map(({ playlist_id }) => playlist_id));
  return ok({
    results: rows.slice(0, perPage).map((row) => playlistBody(context, row, favorites.has(row.id))),
    has_next: hasNext,
    next: hasNext ? pageLink(`/api/playlist/user/${id}`, { page: page + 1 }) : null,
    page,
    per_page: perPage,
  });
};

export const getChannelBySlug: Handler = async (call) => {
  const row = await call.context.db
    .selectFrom("channels")
    .select("id")
    .where("short_url", "=", call.params["slug"] ?? "")
    .executeTakeFirst();
  if (!row) throw notFound();
  return ok(await publicProfile(call, row.id));
};

/** Channels that make videos of the same categories come first, then the rest by their subscribers. */
export const listChannelRecommendations: Handler = async (call) => {
  const { context } = call;
  const { db } = context;
  const { id } = await channelOf(call);
  const limit = Number(call.query["limit"] ?? 20);
  const offset = Number(call.query["offset"] ?? 0);
  const newest = await db
    .selectFrom("videos")
    .select("category_id")
    .where("channel_id", "=", id)
    .orderBy("publication_ts", "desc")
    .limit(20)
    .execute();
  const categories = [...new Set(newest.map(({ category_id }) => category_id))];
  // The most watched of each category, by the index of categories: whose they are.
  const like = new Set<number>();
  for (const category of categories) {
    const rows = await db
      .selectFrom("videos")
      .select("channel_id")
      .where("category_id", "=", category)
      .where("state_code", "=", 0)
      .where("is_hidden", "=", 0)
      .orderBy("hits", "desc")
      .limit(200)
      .execute();
    for (const row of rows) like.add(row.channel_id);
  }
  const rows = await db
    .selectFrom("channels")
    .select(["id", "name", "avatar", "is_official", "subscribers_count"])
    .where("id", "<>", id)
    .where("videos_count", ">", 0)
    .orderBy((eb) =>
      eb
        .case()
        .when("id", "in", [...like])
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy("subscribers_count", "desc")
    .orderBy("id")
    .limit(limit + 1)
    .offset(offset)
    .execute();
  return ok({
    results: rows.slice(0, limit).map((row) => ({
      id: String(row.id),
      name: row.name,
      avatar_url: row.avatar === null ? null : mediaUrl(context, row.avatar),
      absolute_url: `/channel/${row.id}/`,
      is_official: row.is_official === 1,
      subscribers_count: row.subscribers_count,
    })),
    has_next: rows.length > limit,
    limit,
    offset,
  });
};

export const getChannelMeta: Handler = async (call) => {
  const channel = await channelOf(call);
  const section = String(call.query["section"] ?? "main");
  const { og_image: image, ...meta } = channelMeta(
    call.context,
    {
      ...channel,
      id: String(channel.id),
      avatar_url: channel.avatar === null ? null : mediaUrl(call.context, channel.avatar),
    },
    section,
  );
  return ok({ ...meta, ...(channel.avatar === null ? {} : { og_image: image }) });
};

/** A second report by the same person is harmless. */
export const complainAboutChannel: Handler = async (call) => {
  const user = requireUser(call);
  const { db, now } = call.context;
  const { id } = await channelOf(call);
  if (id === user.id) throw forbidden("Это ваш канал");
  await db
    .insertInto("channel_complaints")
    .values({
      channel_id: id,
      user_id: user.id,
      reason: String(call.body["reason"]),
      text: String(call.body["text"] ?? ""),
      created_ts: now(),
    })
    .onConflict((old) => old.columns(["channel_id", "user_id"]).doNothing())
    .execute();
  return noContent();
};
