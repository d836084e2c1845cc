import { hash } from "node:crypto";
import type { Db } from "../db/dialect.ts";
import { searchIndex, type SearchDocument } from "../db/search-index.ts";
import { plainWords, stemsOf } from "./words.ts";

/** Words of a description that are looked at. */
const maxBodyWords = 80;

const kindTagOf = (kind: string): string => (kind === "livestream" || kind === "tv" ? "vlive" : `v${kind}`);
const durationTag = (seconds: number): string => (seconds < 240 ? "dshort" : seconds <= 1200 ? "dmedium" : "dlong");
export const monthTag = (time: number): string => `m${new Date(time).toISOString().slice(0, 7).replace("-", "")}`;
export const channelTag = (id: number): string => `c${id}`;
/** One word for a whole title, so that a title asked for word by word comes first. */
export const titleTag = (stems: readonly string[]): string => `t${hash("sha256", stems.join(" ")).slice(0, 16)}`;

interface VideoText {
  track_id: number;
  title: string;
  description: string;
  kind: string;
  duration: number;
  hits: number;
  publication_ts: number;
  channel_id: number;
  channel_name: string;
}

function videoDocument(row: VideoText): SearchDocument {
  const title = stemsOf(row.title);
  const live = row.kind === "livestream" || row.kind === "tv";
  return {
    kind: "video",
    id: row.track_id,
    popularity: row.hits,
    title,
    people: stemsOf(row.channel_name),
    body: stemsOf(row.description, maxBodyWords),
    tags: [
      kindTagOf(row.kind),
      ...(live ? [] : [durationTag(row.duration)]),
      monthTag(row.publication_ts),
      channelTag(row.channel_id),
      titleTag(title),
    ],
    beginnings: row.kind === "shorts" ? [] : plainWords(row.title),
  };
}

const texts = (db: Db) =>
  db
    .selectFrom("videos as v")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select([
      "v.track_id",
      "v.title",
      "v.description",
      "v.kind",
      "v.duration",
      "v.hits",
      "v.publication_ts",
      "v.channel_id",
      "ch.name as channel_name",
    ])
    .where("v.state_code", "=", 0)
    .where("v.is_hidden", "=", 0)
    .where("v.future_publication", "=", 0);

/** Brings the index up to date for some videos; what nobody may see is taken out. Writers of videos call it. */
export async function indexVideos(db: Db, trackIds: readonly number[]): Promise<void> {
  const rows = await texts(db).where("v.track_id", "in", trackIds).execute();
  const gone = trackIds.filter((id) => !rows.some((row) => row.track_id === id));
  if (gone.length > 0) await searchIndex.remove(db, "video", gone);
  if (rows.length > 0) await searchIndex.put(db, rows.map(videoDocument));
}

/** Brings the index up to date for some channels. */
export async function indexChannels(db: Db, ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom("channels")
    .select(["id", "name", "description", "subscribers_count"])
    .where("id", "in", ids)
    .execute();
  if (rows.length > 0) await searchIndex.put(db, rows.map(channelDocument));
}

/** Brings the index up to date for some playlists; those that are gone are taken out. */
export async function indexPlaylists(db: Db, ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom("playlists")
    .select(["id", "title", "description", "total_views"])
    .where("id", "in", ids)
    .execute();
  const gone = ids.filter((id) => !rows.some((row) => row.id === id));
  if (gone.length > 0) await searchIndex.remove(db, "playlist", gone);
  if (rows.length > 0) await searchIndex.put(db, rows.map(playlistDocument));
}

const channelDocument = (row: {
  id: number;
  name: string;
  description: string;
  subscribers_count: number;
}): SearchDocument => ({
  kind: "channel",
  id: row.id,
  popularity: row.subscribers_count,
  title: stemsOf(row.name),
  people: [],
  body: stemsOf(row.description, maxBodyWords),
  tags: [],
  beginnings: [],
});

const playlistDocument = (row: {
  id: number;
  title: string;
  description: string;
  total_views: number;
}): SearchDocument => ({
  kind: "playlist",
  id: row.id,
  popularity: row.total_views,
  title: stemsOf(row.title),
  people: [],
  body: stemsOf(row.description, maxBodyWords),
  tags: [],
  beginnings: [],
});

const showDocument = (row: {
  id: number;
  name: string;
  description: string;
  subscribers_count: number;
}): SearchDocument => ({
  kind: "tv",
  id: row.id,
  popularity: row.subscribers_count,
  title: stemsOf(row.name),
  people: [],
  body: stemsOf(row.description, maxBodyWords),
  tags: [],
  beginnings: plainWords(row.name),
});

/** Rows that are in the memory at once. */
const bulk = 10_000;

/** Puts everything into an empty index. In the order of popularity, in which FTS5 writes its index in one go. */
export async function indexEverything(db: Db): Promise<void> {
  const ids = await db
    .selectFrom("videos")
    .select("track_id")
    .where("state_code", "=", 0)
    .where("is_hidden", "=", 0)
    .where("future_publication", "=", 0)
    .orderBy("hits")
    .orderBy("track_id")
    .execute();
  for (let at = 0; at < ids.length; at += bulk) {
    const part = ids.slice(at, at + bulk).map(({ track_id }) => track_id);
    await searchIndex.add(db, (await texts(db).where("v.track_id", "in", part).execute()).map(videoDocument));
  }
  const channels = await db.selectFrom("channels").select(["id", "name", "description", "subscribers_count"]).execute();
  await searchIndex.add(db, channels.map(channelDocument));
  const playlists = await db.selectFrom("playlists").select(["id", "title", "description", "total_views"]).execute();
  await searchIndex.add(db, playlists.map(playlistDocument));
  const shows = await db.selectFrom("tv_shows").select(["id", "name", "description", "subscribers_count"]).execute();
  await searchIndex.add(db, shows.map(showDocument));
}
