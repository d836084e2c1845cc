import type { SandboxDatabase } from "../db/database.ts";
import { popularityOf } from "../db/popularity.ts";
import { planComments, type CommentPlan } from "./comment-plan.ts";
import { answerText, authorText, oddText, rootText } from "./comment-texts.ts";
import { SEED } from "./constants.ts";
import type { Random } from "./random.ts";
import type { SeededVideo } from "./videos.ts";

const opening = [
  "Привет! Я Антон, автор ролика. Мой маяк — Стирсудден под Выборгом, туда меня впервые привёз дед. А где ваш? Лучшие ответы закреплю и прочитаю в следующем выпуске.",
  "Осиновецкий маяк на Ладоге! Семьдесят метров, триста шестьдесят ступеней, и ветер такой, что не слышно собственных мыслей. Кто поднимался — отзовитесь.",
  "А давайте поспорим: маяки ещё нужны, если у всех навигаторы? Я считаю, что да. Жду ваших доводов.",
  "Собираю карту маяков по комментариям. Пишите название и море, добавлю каждый 🗺️",
];

/** Writes `count` comments with their likes, pin and counters; comment ids run from 1 in the order of creation. */
export function seedComments(db: SandboxDatabase, random: Random, now: number, count: number, videos: readonly SeededVideo[], commenters: readonly [number, number], without: ReadonlySet<number>): void {
  if (count === 0) return;
  const plan = planComments(random, videos, count, now, commenters, without);
  const names = new Map(db.prepare("SELECT id, name FROM users").all().map((row) => [Number(row["id"]), String(row["name"])]));
  const put = db.prepare(
    `INSERT INTO comments (id, track_id, user_id, parent_id, bro_id, bro_user_id, text, created_ts, edited_ts, state, likes_number, dislikes_number, replies_number, author_replied, popularity)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
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
    else if (parent >= 0) text = user === video.channel ? authorText(random) : answerText(random, bro >= 0 ? (names.get(plan.user[bro] as number) ?? null) : null);
    else text = plan.video[i] === 1 && i > oddFrom && !plan.deleted[i] && i % 3 === 0 ? (oddText(odd++) ?? rootText(random, video.topic, true)) : rootText(random, video.topic, plan.video[i] === 1);
    const created = plan.created[i] as number;
    // A comment whose thread was deleted never exists: plans only answer published roots.
    put.run(
      i + 1, video.track, user, parent >= 0 ? parent + 1 : null, bro >= 0 ? bro + 1 : null, bro >= 0 ? (plan.user[bro] as number) : null, text, created,
      random.chance(0.03) ? Math.min(created + 600_000, now) : null, plan.deleted[i] ? 1 : 0, likes, dislikes, replies, plan.authorReplied[i] as number, popularityOf({ likes, dislikes, replies }),
    );
  }
  db.prepare("INSERT INTO pins (track_id, comment_id, pinned_ts) VALUES (?, ?, ?)").run((videos[1] as SeededVideo).track, SEED.pinnedCommentId, now - 86_400_000);
  countPerVideo(db, plan, videos);
}

function countPerVideo(db: SandboxDatabase, plan: CommentPlan, videos: readonly SeededVideo[]): void {
  const counts = new Int32Array(videos.length);
  for (let i = 0; i < plan.count; i++) if (!plan.deleted[i]) counts[plan.video[i] as number] = (counts[plan.video[i] as number] as number) + 1;
  const put = db.prepare("UPDATE videos SET comments_count = ? WHERE track_id = ?");
  counts.forEach((count, index) => {
    if (count > 0) put.run(count, (videos[index] as SeededVideo).track);
  });
}
