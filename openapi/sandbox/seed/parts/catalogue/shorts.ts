import { sql } from "kysely";
import type { Db } from "../../../db/dialect.ts";
import { insertRows } from "../../../db/insert-rows.ts";
import { imageCatalog } from "../../../media/index.ts";
import type { Random } from "../../../random.ts";
import { shortTitles } from "../../texts/television.ts";
import { topics } from "../../texts/topics.ts";
import { putVideos, type VideoOfPart } from "./put-videos.ts";

const hour = 3_600_000;

/** Shorts of every topic, and into the grid of the shorts feed. They share the one vertical clip. */
export async function seedShorts(
  db: Db,
  random: Random,
  now: number,
  channelsOf: (slug: string) => readonly number[],
): Promise<void> {
  const pictures = imageCatalog().filter((image) => image.kind === "shorts");
  const drafts = shortTitles.map((title, at): VideoOfPart => {
    const topic = topics[at % topics.length]?.slug ?? "priroda";
    return {
      name: `short-of-part-${at}`,
      channel: random.pick(channelsOf(topic)),
      topic,
      kind: "shorts",
      title,
      about: "",
      picture: pictures[(at * 5) % pictures.length]?.id ?? "meadow-s1",
      clip: "shary",
      age: 0,
      published: now - random.int(2, 1500) * hour,
      hits: Math.floor(10 ** random.range(2.5, 5.8)),
    };
  });
  const tracks = await putVideos(db, random, drafts);
  const grid = await db
    .selectFrom("resources")
    .select(["id", "items_count"])
    .where("feed_slug", "=", "shorts")
    .orderBy("order_number")
    .limit(1)
    .executeTakeFirst();
  if (!grid) return;
  const added = [...tracks.values()];
  await insertRows(
    db,
    "shelf_items",
    added.map((track, at) => ({
      resource_id: grid.id,
      position: grid.items_count + at,
      track_id: track,
      playlist_id: null,
      channel_id: null,
      payload_json: null,
    })),
  );
  await db
    .updateTable("resources")
    .set({ items_count: sql<number>`items_count + ${added.length}` })
    .where("id", "=", grid.id)
    .execute();
}
