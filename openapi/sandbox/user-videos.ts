import type { SandboxDatabase } from "./db/database.ts";
import type { UserVideo } from "./media/user-folder.ts";

/** The channel of the person's own files; far from every seeded id. */
const ownChannel = 900_000_001;
const ownCategory = 900_001;
const ownShelf = 900_000_001;

/** Makes the files of `--media` a channel and the first shelf of home. Files that went away leave their videos «removed by the author». */
export function putUserVideos(db: SandboxDatabase, videos: readonly UserVideo[]): void {
  const now = Date.now();
  db.transaction(() => {
    db.prepare("INSERT OR IGNORE INTO users (id, name, created_ts) VALUES (?, 'Мои файлы', ?)").run(ownChannel, now);
    db.prepare("INSERT OR IGNORE INTO channels (id, name, description, last_update_ts) VALUES (?, 'Мои файлы', 'Видео из вашей папки', ?)").run(ownChannel, now);
    db.prepare("INSERT OR IGNORE INTO categories (id, name, url) VALUES (?, 'Мои файлы', '/categories/my-files/')").run(ownCategory);
    db.prepare("UPDATE videos SET state_code = 2042001 WHERE channel_id = ?").run(ownChannel);
    const put = db.prepare(
      `INSERT INTO videos (id, channel_id, category_id, kind, origin_type, title, duration, created_ts, publication_ts, last_update_ts, thumbnail, media_id)
       VALUES (?, ?, ?, 'video', 'rtb', ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET title = excluded.title, duration = excluded.duration, thumbnail = excluded.thumbnail,
         last_update_ts = excluded.last_update_ts, state_code = 0 RETURNING track_id`,
    );
    const ids = videos.map((video) => {
      const seconds = Math.round(video.duration ?? 0);
      const row = put.get(video.id, ownChannel, ownCategory, video.title, seconds, video.mtimeMs, video.mtimeMs, video.mtimeMs, video.thumbnail, video.id);
      return (row as { track_id: number }).track_id;
    });
    db.prepare("UPDATE channels SET videos_count = ? WHERE id = ?").run(ids.length, ownChannel);
    db.prepare("DELETE FROM shelf_items WHERE resource_id = ?").run(ownShelf);
    db.prepare("DELETE FROM resources WHERE id = ?").run(ownShelf);
    const home = db.prepare("SELECT 1 FROM feeds WHERE slug = 'home'").get();
    if (ids.length === 0 || !home) return;
    db.prepare(
      "INSERT INTO resources (id, feed_slug, order_number, name, object_id, content_type_model, items_count, inline_widget) VALUES (?, 'home', 0, 'Мои файлы', 'my-files', 'video', ?, 1)",
    ).run(ownShelf, ids.length);
    const item = db.prepare("INSERT INTO shelf_items (resource_id, position, track_id) VALUES (?, ?, ?)");
    ids.forEach((id, position) => item.run(ownShelf, position, id));
  });
}
