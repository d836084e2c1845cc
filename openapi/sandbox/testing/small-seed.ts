import { createHash } from "node:crypto";
import { hashPasswordSync } from "../auth/passwords.ts";
import { popularityOf } from "../db/popularity.ts";
import type { SandboxDatabase } from "../db/database.ts";

/** Ids of what the small seed makes. */
export const small = {
  viewer: { id: 101, email: "zritel@kadr.example" },
  author: { id: 102, email: "avtor@kadr.example" },
  banned: { id: 103, email: "zabanen@kadr.example" },
  other: { id: 104, email: "drugoy@kadr.example" },
  password: "kadr-demo",
  /** The video with comments: 45 roots, the first of which has 25 answers. */
  video: "0".repeat(31) + "1",
  quietVideo: "0".repeat(31) + "2",
  roots: 45,
  answers: 25,
} as const;

const start = Date.UTC(2026, 0, 1);
const password = hashPasswordSync(small.password, createHash("md5").update("small").digest(), { N: 1024, r: 8, p: 1 });

/** A few rows of everything, for unit tests: the real seed takes seconds. */
export function smallSeed(db: SandboxDatabase): void {
  const person = db.prepare("INSERT INTO users (id, name, email, email_confirmed, password_hash, created_ts) VALUES (?, ?, ?, 1, ?, ?)");
  for (const [name, { id, email }] of [["Зритель", small.viewer], ["Автор", small.author], ["Забанен", small.banned], ["Другой", small.other]] as const) {
    person.run(id, name, email, password, start);
  }
  db.prepare("INSERT INTO channels (id, name, last_update_ts, videos_count) VALUES (?, 'Автор', ?, 30)").run(small.author.id, start);
  db.prepare("INSERT INTO categories (id, name, url) VALUES (1, 'Путешествия', '/categories/travel/')").run();
  const video = db.prepare(
    `INSERT INTO videos (track_id, id, channel_id, category_id, kind, origin_type, title, description, duration, hits, created_ts, publication_ts, last_update_ts, state_code)
     VALUES (?, ?, ?, 1, 'video', 'rtb', ?, 'Описание\n0:00 Начало', 600, ?, ?, ?, ?, ?)`,
  );
  for (let n = 1; n <= 30; n += 1) {
    video.run(n, String(n).padStart(32, "0"), small.author.id, `Видео ${n} «<b>&»`, n * 10, start, start, start, n === 30 ? 2042001 : 0);
  }
  db.prepare("INSERT INTO feeds (slug, name) VALUES ('home', 'Главная')").run();
  const shelf = db.prepare("INSERT INTO resources (id, feed_slug, order_number, name, object_id, content_type_model, items_count) VALUES (?, 'home', ?, ?, ?, 'video', ?)");
  shelf.run(1, 1, "Продолжить просмотр", "continue-watching", 0);
  shelf.run(2, 2, "Рекомендуем", null, 25);
  const item = db.prepare("INSERT INTO shelf_items (resource_id, position, track_id) VALUES (2, ?, ?)");
  for (let n = 0; n < 25; n += 1) item.run(n, n + 1);
  db.prepare("INSERT INTO playlists (id, user_id, title, videos_count, last_modified_ts) VALUES (1, ?, 'Весь Байкал', 3, ?)").run(small.author.id, start);
  for (let n = 0; n < 3; n += 1) db.prepare("INSERT INTO playlist_items (playlist_id, position, track_id) VALUES (1, ?, ?)").run(n, n + 1);
  comments(db);
  db.prepare("INSERT INTO blocks (channel_id, user_id, created_ts) VALUES (?, ?, ?)").run(small.author.id, small.banned.id, start);
  db.prepare("INSERT INTO partners (host) VALUES ('example.com')").run();
}

function comments(db: SandboxDatabase): void {
  const insert = db.prepare(
    "INSERT INTO comments (id, track_id, user_id, parent_id, text, created_ts, likes_number, replies_number, popularity) VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)",
  );
  for (let n = 1; n <= small.roots; n += 1) {
    // Likes repeat, so that the order by popularity needs its second key.
    const likes = (n * 7) % 10;
    const replies = n === 1 ? small.answers : 0;
    insert.run(n, n % 2 === 0 ? small.viewer.id : small.other.id, null, `Комментарий ${n}`, start + n, likes, replies, popularityOf({ likes, dislikes: 0, replies }));
  }
  for (let n = 1; n <= small.answers; n += 1) insert.run(1000 + n, small.other.id, 1, `Ответ ${n}`, start + 1000 + n, 0, 0, 0);
  db.prepare("UPDATE videos SET comments_count = ? WHERE track_id = 1").run(small.roots + small.answers);
}
