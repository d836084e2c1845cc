import { createHash } from "node:crypto";
import { hashPasswordSync, testCost } from "../auth/passwords.ts";
import { popularityOf } from "../db/popularity.ts";
import type { Db } from "../db/database.ts";
import { insertRows } from "../db/insert-rows.ts";

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
  replies: 25,
} as const;

const start = Date.UTC(2026, 0, 1);
const password = hashPasswordSync(small.password, createHash("md5").update("small").digest(), testCost);

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A few rows of everything, for unit tests: the real seed takes seconds. */
export async function smallSeed(db: Db): Promise<void> {
  const { viewer, author, banned, other } = small;
  const people = [
    ["Зритель", viewer],
    ["Автор", author],
    ["Забанен", banned],
    ["Другой", other],
  ] as const;
  await insertRows(
    db,
    "users",
    people.map(([name, { id, email }]) => ({
      id,
      name,
      email,
      email_confirmed: 1,
      password_hash: password,
      created_ts: start,
    })),
  );
  await insertRows(db, "channels", [{ id: author.id, name: "Автор", last_update_ts: start, videos_count: 30 }]);
  await insertRows(db, "categories", [{ id: 1, name: "Путешествия", url: "/categories/travel/" }]);
  await insertRows(
    db,
    "videos",
    numbers(30).map((n) => ({
      track_id: n,
      id: String(n).padStart(32, "0"),
      channel_id: author.id,
      category_id: 1,
      kind: "video",
      origin_type: "rtb",
      title: `Видео ${n} «<b>&»`,
      description: "Описание\n0:00 Начало",
      duration: 600,
      hits: n * 10,
      created_ts: start,
      publication_ts: start,
      last_update_ts: start,
      state_code: n === 30 ? 2042001 : 0,
    })),
  );
  await insertRows(db, "feeds", [{ slug: "home", name: "Главная" }]);
  await insertRows(db, "resources", [
    {
      id: 1,
      feed_slug: "home",
      order_number: 1,
      name: "Продолжить просмотр",
      object_id: "continue-watching",
      content_type_model: "video",
      items_count: 0,
    },
    {
      id: 2,
      feed_slug: "home",
      order_number: 2,
      name: "Рекомендуем",
      object_id: null,
      content_type_model: "video",
      items_count: 25,
    },
  ]);
  await insertRows(
    db,
    "shelf_items",
    numbers(25).map((n) => ({ resource_id: 2, position: n - 1, track_id: n })),
  );
  await insertRows(db, "playlists", [
    { id: 1, user_id: author.id, title: "Весь Байкал", videos_count: 3, last_modified_ts: start },
  ]);
  await insertRows(
    db,
    "playlist_items",
    numbers(3).map((n) => ({ playlist_id: 1, position: n - 1, track_id: n })),
  );
  await comments(db);
  await insertRows(db, "blocks", [{ channel_id: author.id, user_id: banned.id, created_ts: start }]);
  await insertRows(db, "partners", [{ host: "example.com" }]);
}

async function comments(db: Db): Promise<void> {
  const roots = numbers(small.roots).map((n) => {
    // Likes repeat, so that the order by popularity needs its second key.
    const likes = (n * 7) % 10;
    const replies = n === 1 ? small.replies : 0;
    return {
      id: n,
      track_id: 1,
      user_id: n % 2 === 0 ? small.viewer.id : small.other.id,
      parent_id: null,
      text: `Комментарий ${n}`,
      created_ts: start + n,
      likes_number: likes,
      replies_number: replies,
      popularity: popularityOf({ likes, dislikes: 0, replies }),
    };
  });
  const replies = numbers(small.replies).map((n) => ({
    id: 1000 + n,
    track_id: 1,
    user_id: small.other.id,
    parent_id: 1,
    text: `Ответ ${n}`,
    created_ts: start + 1000 + n,
    likes_number: 0,
    replies_number: 0,
    popularity: 0,
  }));
  await insertRows(db, "comments", [...roots, ...replies]);
  await db
    .updateTable("videos")
    .set({ comments_count: small.roots + small.replies })
    .where("track_id", "=", 1)
    .execute();
}
