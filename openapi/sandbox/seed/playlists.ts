import type { Db } from "../db/database.ts";
import type { Insertable } from "kysely";
import { insertRows } from "../db/insert-rows.ts";
import type { PlaylistItemsTable, PlaylistsTable } from "../db/schema.ts";
import type { SeededChannel } from "./channels.ts";
import { SEED } from "./constants.ts";
import type { Random } from "../random.ts";
import { topics } from "./texts/topics.ts";
import type { SeededVideo } from "./videos.ts";

export interface SeededPlaylist {
  readonly id: number;
}

const endings = ["по порядку", "лучшее", "для начала", "за этот год", "всё в одном месте"] as const;

/** The two playlists with fixed ids, then one or two of every channel that has enough videos. */
export async function seedPlaylists(
  db: Db,
  random: Random,
  now: number,
  videos: readonly SeededVideo[],
  channels: readonly SeededChannel[],
): Promise<SeededPlaylist[]> {
  const thumbnails = new Map(
    (await db.selectFrom("videos").select(["track_id", "thumbnail"]).execute()).map((row) => [
      row.track_id,
      row.thumbnail,
    ]),
  );
  const rows: Array<Insertable<PlaylistsTable>> = [];
  const items: Array<Insertable<PlaylistItemsTable>> = [];
  const made: SeededPlaylist[] = [];
  const write = (owner: number, title: string, description: string, list: readonly SeededVideo[]): void => {
    const id = made.length + 1;
    const views = list.reduce((sum, video) => sum + video.hits, 0);
    const changed = now - random.int(1, 400) * 3_600_000;
    rows.push({
      id,
      user_id: owner,
      title,
      description,
      thumbnail: thumbnails.get((list[0] as SeededVideo).track) ?? null,
      videos_count: list.length,
      total_views: views,
      last_modified_ts: changed,
    });
    list.forEach((video, position) => items.push({ playlist_id: id, position, track_id: video.track }));
    made.push({ id });
  };
  const good = videos.filter((video) => video.listed && video.kind === "video" && !video.adult);
  const [demo, big, long] = videos as [SeededVideo, SeededVideo, SeededVideo];
  const filler = good
    .filter((video) => video.track > 3 && video.topic === 1)
    .concat(good.filter((video) => video.track > 3 && video.topic !== 1));
  write(
    SEED.author.id,
    "Горы и люди: смотреть по порядку",
    "Двенадцать выпусков, от первого похода до рассвета на гребне.",
    [filler[0], filler[1], demo, big, long, ...filler.slice(2, 9)].filter((video) => video !== undefined),
  );
  write(SEED.author.id, "Один выпуск", "Плейлист, в котором пока одно видео.", [demo]);
  const byChannel = new Map<number, SeededVideo[]>();
  for (const video of good) byChannel.set(video.channel, [...(byChannel.get(video.channel) ?? []).slice(0, 40), video]);
  for (const channel of random.shuffle(channels)) {
    const own = byChannel.get(channel.id) ?? [];
    if (own.length < 3) continue;
    write(
      channel.id,
      `${topics[channel.topic]?.category ?? channel.name}: ${random.pick(endings)}`,
      `Подборка канала «${channel.name}».`,
      own.slice(0, random.int(3, 40)),
    );
  }
  await insertRows(db, "playlists", rows);
  await insertRows(db, "playlist_items", items);
  return made;
}
