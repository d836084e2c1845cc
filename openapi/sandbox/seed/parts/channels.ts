import { SEED } from "../constants.ts";
import type { SeedPart } from "./part.ts";

/**
 * Parts of a channel beside its videos: the author has a cover and links; pins: the author both a video and playlists, who
 * makes shows and every third of the others one playlist.
 */
export const channelsPart: SeedPart = {
  name: "channels",
  async run(db, { now }) {
    const author = SEED.author.id;
    await db
      .updateTable("channels")
      .set({
        banner: "/images/mountains-1.webp",
        links_json: JSON.stringify([
          { title: "Карта наших маршрутов", url: "https://karta.example/" },
          { title: "Блог", url: "https://blog.example/gory-i-lyudi" },
        ]),
      })
      .where("id", "=", author)
      .execute();
    const demo = await db
      .selectFrom("videos")
      .select("track_id")
      .where("id", "=", SEED.demoVideoId)
      .where("channel_id", "=", author)
      .executeTakeFirst();
    if (demo)
      await db
        .insertInto("pinned_videos")
        .values({ channel_id: author, track_id: demo.track_id, pinned_ts: now })
        .execute();
    const playlists = await db
      .selectFrom("playlists as p")
      .innerJoin("channels as ch", "ch.id", "p.user_id")
      .select(["p.id", "p.user_id"])
      .orderBy("p.id")
      .execute();
    const makers = new Set(
      (await db.selectFrom("tv_shows").select("channel_id").execute()).map(({ channel_id: id }) => id),
    );
    const pinned = playlists.filter(({ id, user_id: owner }) => owner === author || makers.has(owner) || id % 3 === 0);
    if (pinned.length === 0) return;
    await db
      .insertInto("pinned_playlists")
      .values(pinned.map(({ id, user_id }) => ({ channel_id: user_id, playlist_id: id, pinned_ts: now })))
      .execute();
  },
};
