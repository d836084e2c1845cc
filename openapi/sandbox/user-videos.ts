import type { Db } from "./db/database.ts";
import { insertRows } from "./db/insert-rows.ts";
import { indexChannels, indexVideos } from "./search/documents.ts";
import type { UserFolder } from "./media/user-folder/index.ts";

/** The channel of the person's own files; far from every seeded id. */
const ownChannel = 900_000_001;
const ownCategory = 900_001;
const ownShelf = 900_000_001;

/**
 * Makes the files of `--media` a channel and the first shelf of home, in the caller's transaction. Files that went away leave
 * their videos «removed by the author». What is not shown is said where the channel tells of itself.
 */
export async function putUserVideos(
  db: Db,
  { videos, leftOut }: Pick<UserFolder, "videos" | "leftOut">,
): Promise<void> {
  const now = Date.now();
  const name = "Мои файлы";
  const description = ["Видео из вашей папки", ...(leftOut.length > 0 ? ["", "Не показано:", ...leftOut] : [])].join(
    "\n",
  );
  await db
    .insertInto("users")
    .values({ id: ownChannel, name, created_ts: now })
    .onConflict((old) => old.doNothing())
    .execute();
  await db
    .insertInto("channels")
    .values({ id: ownChannel, name, description, last_update_ts: now })
    .onConflict((old) => old.column("id").doUpdateSet({ description }))
    .execute();
  await db
    .insertInto("categories")
    .values({ id: ownCategory, name, url: "/categories/my-files/" })
    .onConflict((old) => old.doNothing())
    .execute();
  await db.updateTable("videos").set({ state_code: 2042001 }).where("channel_id", "=", ownChannel).execute();
  const ids: number[] = [];
  for (const video of videos) {
    const known = {
      title: video.title,
      duration: Math.round(video.duration ?? 0),
      thumbnail: video.thumbnail,
      last_update_ts: video.mtimeMs,
    };
    const row = await db
      .insertInto("videos")
      .values({
        id: video.id,
        channel_id: ownChannel,
        category_id: ownCategory,
        kind: "video",
        origin_type: "rtb",
        created_ts: video.mtimeMs,
        publication_ts: video.mtimeMs,
        media_id: video.id,
        ...known,
      })
      .onConflict((old) => old.column("id").doUpdateSet({ ...known, state_code: 0 }))
      .returning("track_id")
      .executeTakeFirstOrThrow();
    ids.push(row.track_id);
  }
  await db.updateTable("channels").set({ videos_count: ids.length }).where("id", "=", ownChannel).execute();
  const all = await db.selectFrom("videos").select("track_id").where("channel_id", "=", ownChannel).execute();
  await indexVideos(
    db,
    all.map(({ track_id }) => track_id),
  );
  await indexChannels(db, [ownChannel]);
  await db.deleteFrom("shelf_items").where("resource_id", "=", ownShelf).execute();
  await db.deleteFrom("resources").where("id", "=", ownShelf).execute();
  const home = await db.selectFrom("feeds").select("slug").where("slug", "=", "home").executeTakeFirst();
  if (ids.length === 0 || !home) return;
  const shelf = {
    id: ownShelf,
    feed_slug: "home",
    order_number: 0,
    name,
    object_id: "my-files",
    content_type_model: "video",
    items_count: ids.length,
    inline_widget: 1,
  } as const;
  await db.insertInto("resources").values(shelf).execute();
  await insertRows(
    db,
    "shelf_items",
    ids.map((id, position) => ({ resource_id: ownShelf, position, track_id: id })),
  );
}
