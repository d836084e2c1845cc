import type { Db } from "../db/database.ts";
import type { Insertable } from "kysely";
import { insertRows } from "../db/insert-rows.ts";
import type { HistoryTable, VideoReactionsTable } from "../db/schema.ts";
import { SEED } from "./constants.ts";
import type { Random } from "../random.ts";
import type { SeededVideo } from "./videos.ts";

const hour = 3_600_000;

/** Earlier activity of the demo viewer: twelve videos half watched, some reactions, three comments; and the one ban of the author. */
export async function seedViewer(db: Db, random: Random, now: number, videos: readonly SeededVideo[]): Promise<void> {
  const { viewer, banned, author } = SEED;
  const big = videos[1] as SeededVideo;
  const history: Array<Insertable<HistoryTable>> = [];
  const reactions: Array<Insertable<VideoReactionsTable>> = [];
  const watchable = videos.filter(
    (video) =>
      video.listed &&
      !video.adult &&
      (video.kind === "video" || video.kind === "audio") &&
      video.track > 3 &&
      video.duration > 30,
  );
  const watched = [videos[2] as SeededVideo, ...random.shuffle(watchable).slice(0, 11)];
  watched.forEach((video, i) => {
    // Two of them to the end: they are history, and not something to go on with.
    const share = i >= 10 ? 1 : random.range(0.12, 0.88);
    history.push({
      user_id: viewer.id,
      track_id: video.track,
      position: Math.floor(video.duration * share),
      watched_ts: now - (i * 7 + 1) * hour,
    });
    if (i % 3 === 0)
      reactions.push({
        user_id: viewer.id,
        track_id: video.track,
        reaction: i === 6 ? -1 : 1,
        created_ts: now - (i * 7 + 1) * hour,
      });
  });
  await insertRows(db, "history", history);
  await insertRows(db, "video_reactions", reactions);
  await insertRows(db, "blocks", [{ channel_id: author.id, user_id: banned.id, created_ts: now - 30 * 24 * hour }]);

  const { count } = await db
    .selectFrom("comments")
    .select((to) => to.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count < 100) return;
  const roots = db
    .selectFrom("comments")
    .select("id")
    .where("track_id", "=", big.track)
    .where("parent_id", "is", null)
    .where("state", "=", 0);
  // Three comments of the big discussion become the viewer's own, so that editing and deleting can be tried at once.
  const own = await roots.where("replies_number", "=", 0).orderBy("id", "desc").limit(3).offset(2).execute();
  const texts = [
    "Мой — Новоладожский, он совсем маленький, зато рядом рынок с копчёной рыбой.",
    "Пересматриваю третий вечер подряд. Спасибо за тишину.",
    "А можно выпуск про смотрителей? Хочется узнать, как они зимуют.",
  ];
  for (const [i, { id }] of own.entries())
    await db
      .updateTable("comments")
      .set({ user_id: viewer.id, text: texts[i] as string })
      .where("id", "=", id)
      .execute();
  // Reactions of the viewer are already within the comments' counters.
  const liked = await roots
    .where("likes_number", ">", 3)
    .where("user_id", "<>", viewer.id)
    .orderBy("popularity", "desc")
    .orderBy("id", "desc")
    .limit(4)
    .execute();
  await insertRows(
    db,
    "comment_reactions",
    liked.map(({ id }) => ({ user_id: viewer.id, comment_id: id, reaction: 1 as const })),
  );
}
