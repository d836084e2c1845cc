import { sql, type Insertable } from "kysely";
import type { Db } from "../../../db/dialect.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import type { VideosTable } from "../../../db/schema.ts";
import { mediaCatalog } from "../../../media/index.ts";
import { videoIdFor } from "../../constants.ts";
import type { Random } from "../../../random.ts";
import { topics } from "../../texts/topics.ts";

/** A video of a part; the rest of its row follows from these. */
export interface VideoOfPart {
  /** Its address id is made of this. */
  readonly name: string;
  readonly channel: number;
  /** Slug of the topic. */
  readonly topic: string;
  readonly kind: VideosTable["kind"];
  readonly title: string;
  readonly about: string;
  readonly picture: string;
  readonly clip: string;
  readonly age: number;
  readonly published: number;
  readonly hits: number;
  readonly show?: number;
}

const topicNumber = (slug: string): number => topics.findIndex((topic) => topic.slug === slug) + 1;

/** Channels by the slug of their topic, as the base seed made them; empty in a database of other content. */
export async function channelsByTopic(db: Db): Promise<(slug: string) => readonly number[]> {
  const rows = await db.selectFrom("channels").select(["id", "name"]).orderBy("id").execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (slug) => topics.find((topic) => topic.slug === slug)?.channels.flatMap(([name]) => ids.get(name) ?? []) ?? [];
}

const origins = { video: "rtb", shorts: "rshorts", audio: "rtba", livestream: "rtb", tv: "rst" } as const;
const streams = { livestream: "stream_push", tv: "broadcast" } as const;

/** Writes videos, keeps their channels' counters, and answers track ids by name. */
export async function putVideos(
  db: Db,
  random: Random,
  videos: readonly VideoOfPart[],
): Promise<ReadonlyMap<string, number>> {
  const clips = new Map(mediaCatalog().map((clip) => [clip.id, clip]));
  const rows = videos.map((video) => {
    const clip = clips.get(video.clip);
    const isLive = video.kind === "livestream" || video.kind === "tv";
    const likes = Math.floor(video.hits * random.range(0.01, 0.05));
    return {
      id: videoIdFor(video.name),
      channel_id: video.channel,
      category_id: topicNumber(video.topic),
      kind: video.kind,
      origin_type: origins[video.kind],
      stream_type: isLive ? streams[video.kind as keyof typeof streams] : null,
      title: video.title,
      description: video.about,
      duration: isLive ? 0 : (clip?.duration ?? 0),
      hits: video.hits,
      created_ts: video.published,
      publication_ts: video.published,
      last_update_ts: video.published,
      pg_age: video.age,
      tv_show_id: video.show ?? null,
      topics_json: JSON.stringify([
        { id: String(topicNumber(video.topic)), name: topics[topicNumber(video.topic) - 1]?.category ?? "" },
      ]),
      thumbnail: `/images/${video.picture}.webp`,
      preview: isLive ? null : (clip?.preview ?? null),
      media_id: video.clip,
      likes_count: likes,
      dislikes_count: Math.floor(likes * 0.04),
    } satisfies Insertable<VideosTable>;
  });
  await insertRows(db, "videos", rows);
  for (const channel of new Set(videos.map((video) => video.channel))) {
    const count = videos.filter((video) => video.channel === channel).length;
    await db
      .updateTable("channels")
      .set({ videos_count: sql<number>`videos_count + ${count}` })
      .where("id", "=", channel)
      .execute();
  }
  const tracks = new Map<string, number>();
  for (let at = 0; at < rows.length; at += 500) {
    const ids = rows.slice(at, at + 500).map(({ id }) => id);
    for (const row of await db.selectFrom("videos").select(["id", "track_id"]).where("id", "in", ids).execute())
      tracks.set(row.id, row.track_id);
  }
  return new Map(videos.map((video) => [video.name, tracks.get(videoIdFor(video.name)) as number]));
}
