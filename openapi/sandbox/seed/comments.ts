import type { Db } from "../db/database.ts";
import { sql, type Insertable } from "kysely";
import { insertRows } from "../db/insert-rows.ts";
import type { CommentsTable } from "../db/schema.ts";
import { popularityOf } from "../db/popularity.ts";
import { planComments, type CommentPlan } from "./comment-plan.ts";
import { replyText, authorText, oddText, rootText } from "./comment-texts.ts";
import { SEED } from "./constants.ts";
import type { Random } from "../random.ts";
import type { SeededVideo } from "./videos.ts";

const opening = [
  "Привет! Я Антон, автор ролика. Мой маяк — Стирсудден под Выборгом, туда меня впервые привёз дед. А где " +
    "ваш? Лучшие ответы закреплю и прочитаю в следующем выпуске.",
  "Осиновецкий маяк на Ладоге! Семьдесят метров, триста шестьдесят ступеней, и ветер такой, что не слышно собственных мыслей. Кто поднимался — отзовитесь.",
  "А давайте поспорим: маяки ещё нужны, если у всех навигаторы? Я считаю, что да. Жду ваших доводов.",
  "Собираю карту маяков по комментариям. Пишите название и море, добавлю каждый 🗺️",
];

/** Comments held in memory before they are written. */
const atOnce = 20_000;

/** Writes `count` comments with their likes, pin and counters; comment ids run from 1 in the order of creation. */
export async function seedComments(
  db: Db,
  random: Random,
  now: number,
  count: number,
  videos: readonly SeededVideo[],
  commenters: readonly [number, number],
  without: ReadonlySet<number>,
): Promise<void> {
  if (count === 0) return;
  const plan = planComments(random, videos, count, now, commenters, without);
  const names = new Map(
    (await db.selectFrom("users").select(["id", "name"]).execute()).map(({ id, name }) => [id, name]),
  );
  let rows: Array<Insertable<CommentsTable>> = [];
  let odd = 0;
  const oddFrom = Math.floor(count * 0.6);
  for (let i = 0; i < count; i++) {
    const video = videos[plan.video[i] as number] as SeededVideo;
    const parent = plan.parent[i] as number;
    const bro = plan.bro[i] as number;
    const user = plan.user[i] as number;
    const likes = plan.likes[i] as number;
    const dislikes = plan.dislikes[i] as number;
    const replies = plan.replies[i] as number;
    let text: string;
    if (i < opening.length && plan.video[i] === 1) text = opening[i] as string;
    else if (parent >= 0)
      text =
        user === video.channel
          ? authorText(random)
          : replyText(random, bro >= 0 ? (names.get(plan.user[bro] as number) ?? null) : null);
    else
      text =
        plan.video[i] === 1 && i > oddFrom && !plan.deleted[i] && i % 3 === 0
          ? (oddText(odd++) ?? rootText(random, video.topic, true))
          : rootText(random, video.topic, plan.video[i] === 1);
    const created = plan.created[i] as number;
    // A comment whose thread was deleted never exists: plans only reply to published roots.
    rows.push({
      id: i + 1,
      track_id: video.track,
      user_id: user,
      parent_id: parent >= 0 ? parent + 1 : null,
      bro_id: bro >= 0 ? bro + 1 : null,
      bro_user_id: bro >= 0 ? (plan.user[bro] as number) : null,
      text,
      created_ts: created,
      edited_ts: random.chance(0.03) ? Math.min(created + 600_000, now) : null,
      state: plan.deleted[i] ? 1 : 0,
      likes_number: likes,
      dislikes_number: dislikes,
      replies_number: replies,
      author_replied: plan.authorReplied[i] === 1 ? 1 : 0,
      popularity: popularityOf({ likes, dislikes, replies }),
    });
    if (rows.length < atOnce && i < count - 1) continue;
    await insertRows(db, "comments", rows);
    rows = [];
  }
  await insertRows(db, "pins", [
    { track_id: (videos[1] as SeededVideo).track, comment_id: SEED.pinnedCommentId, pinned_ts: now - 86_400_000 },
  ]);
  await countPerVideo(db, plan, videos);
}

async function countPerVideo(db: Db, plan: CommentPlan, videos: readonly SeededVideo[]): Promise<void> {
  const counts = new Int32Array(videos.length);
  for (let i = 0; i < plan.count; i++)
    if (!plan.deleted[i]) counts[plan.video[i] as number] = (counts[plan.video[i] as number] as number) + 1;
  const withComments = videos
    .map((video, index) => ({ track: video.track, count: counts[index] as number }))
    .filter(({ count }) => count > 0);
  for (let at = 0; at < withComments.length; at += 500) {
    const part = withComments.slice(at, at + 500);
    const cases = sql.join(
      part.map(({ track, count }) => sql`when ${sql.lit(track)} then ${sql.lit(count)}`),
      sql` `,
    );
    await db
      .updateTable("videos")
      .set({ comments_count: sql<number>`case track_id ${cases} else comments_count end` })
      .where(
        "track_id",
        "in",
        part.map(({ track }) => track),
      )
      .execute();
  }
}
