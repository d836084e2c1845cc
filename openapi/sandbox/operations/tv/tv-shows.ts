import type { Selectable } from "kysely";
import type { TvShowsTable } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../http/problems.ts";
import { authorOf, videoCard } from "../shared/cards.ts";
import { ok, rowId, type Call, type Handler } from "../call.ts";
import { listedVideos } from "../shared/card-lists.ts";
import { personAddress, showAddress } from "../shared/addresses.ts";
import { jsonColumn, mediaUrl } from "../shared/format.ts";
import { listedFor } from "../video/video-access.ts";

/** Type id of an episode in the documented call (`?type=16`). */
const episodeType = 16;
/** Videos of one type that one response holds; no show has as many. */
const maxVideos = 1000;

type ShowRow = Selectable<TvShowsTable>;

async function showMeant(call: Call): Promise<ShowRow> {
  const show = await call.context.db
    .selectFrom("tv_shows")
    .selectAll()
    .where("id", "=", rowId(call.params["id"]))
    .executeTakeFirst();
  if (!show) throw notFound();
  return show;
}

async function seasonsOf(context: Context, showId: number) {
  const rows = await context.db
    .selectFrom("tv_episodes as e")
    .innerJoin("videos as v", "v.track_id", "e.track_id")
    .select(["e.season"])
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.min("v.publication_ts").as("first_ts")])
    .where("e.show_id", "=", showId)
    .where("e.type_id", "=", episodeType)
    .where(listedFor(undefined))
    .groupBy("e.season")
    .orderBy("e.season")
    .execute();
  return rows.map(({ season, count, first_ts: first }) => ({
    number: season,
    name: `Сезон ${season}`,
    episodes_count: count,
    year: new Date(first).getUTCFullYear(),
  }));
}

async function peopleOf(context: Context, showId: number) {
  const rows = await context.db
    .selectFrom("tv_show_persons as s")
    .innerJoin("persons as p", "p.id", "s.person_id")
    .select(["p.id", "p.name", "p.picture", "s.role"])
    .where("s.show_id", "=", showId)
    .orderBy("s.order_number")
    .orderBy("p.id")
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    role: row.role,
    picture: row.picture === null ? null : mediaUrl(context, row.picture),
    absolute_url: personAddress(row.id),
  }));
}

export const getTvShow: Handler = async (call) => {
  const { context } = call;
  const show = await showMeant(call);
  const channel = await context.db
    .selectFrom("channels")
    .select(["id", "name", "avatar", "is_official"])
    .where("id", "=", show.channel_id)
    .executeTakeFirstOrThrow();
  const trailer =
    show.trailer_track_id === null
      ? undefined
      : await context.db
          .selectFrom("videos")
          .select("id")
          .where("track_id", "=", show.trailer_track_id)
          .where("state_code", "=", 0)
          .where("is_hidden", "=", 0)
          .executeTakeFirst();
  const seasons = await seasonsOf(context, show.id);
  return ok({
    id: String(show.id),
    name: show.name,
    type: { id: String(show.kind_id), name: show.kind_name },
    description: show.description,
    picture: mediaUrl(context, show.picture),
    ...(show.poster === null ? {} : { poster: mediaUrl(context, show.poster) }),
    pg_rating: { age: show.pg_age },
    genres: jsonColumn<string[]>(show.genres_json),
    countries: jsonColumn<string[]>(show.countries_json),
    year_start: show.year_start,
    year_end: show.year_end,
    seasons_count: seasons.length,
    episodes_count: seasons.reduce((sum, season) => sum + season.episodes_count, 0),
    subscribers_count: show.subscribers_count,
    can_subscribe: true,
    absolute_url: showAddress(show.id),
    channel: authorOf(context, channel),
    trailer: trailer ? { id: trailer.id } : null,
    seasons,
    persons: await peopleOf(context, show.id),
  });
};

export const listTvShowVideos: Handler = async (call) => {
  const show = await showMeant(call);
  const rows = await listedVideos(call.context.db)
    .innerJoin("tv_episodes as e", "e.track_id", "v.track_id")
    .select(["e.season", "e.episode", "e.type_id"])
    .where("e.show_id", "=", show.id)
    .where("e.type_id", "=", Number(call.query["type"] ?? episodeType))
    .orderBy("e.season")
    .orderBy("e.episode")
    .limit(maxVideos)
    .execute();
  return ok({
    results: rows.map((row) => ({
      season: row.season,
      episode: row.episode,
      type: row.type_id,
      video: videoCard(call.context, row),
    })),
    count: rows.length,
  });
};
