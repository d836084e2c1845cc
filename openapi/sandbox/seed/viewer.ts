import type { SandboxDatabase } from "../db/database.ts";
import { SEED } from "./constants.ts";
import type { Random } from "./random.ts";
import type { SeededVideo } from "./videos.ts";

const hour = 3_600_000;

/** What the demo viewer has done before: twelve videos half watched, some reactions, three comments; and the one ban of the author. */
export function seedViewer(db: SandboxDatabase, random: Random, now: number, videos: readonly SeededVideo[]): void {
  const { viewer, banned, author } = SEED;
  const big = videos[1] as SeededVideo;
  const history = db.prepare("INSERT INTO history (user_id, track_id, position, watched_ts) VALUES (?, ?, ?, ?)");
  const reaction = db.prepare("INSERT INTO video_reactions (user_id, track_id, reaction, created_ts) VALUES (?, ?, ?, ?)");
  const watchable = videos.filter((video) => video.listed && !video.adult && (video.kind === "video" || video.kind === "audio") && video.track > 3 && video.duration > 30);
  const watched = [videos[2] as SeededVideo, ...random.shuffle(watchable).slice(0, 11)];
  watched.forEach((video, i) => {
    // Two of them to the end: they are history, and not something to go on with.
    const share = i >= 10 ? 1 : random.range(0.12, 0.88);
    history.run(viewer.id, video.track, Math.floor(video.duration * share), now - (i * 7 + 1) * hour);
    if (i % 3 === 0) reaction.run(viewer.id, video.track, i === 6 ? -1 : 1, now - (i * 7 + 1) * hour);
  });
  db.prepare("INSERT INTO blocks (channel_id, user_id, created_ts) VALUES (?, ?, ?)").run(author.id, banned.id, now - 30 * 24 * hour);

  const count = Number(db.prepare("SELECT count(*) AS n FROM comments").get()?.["n"] ?? 0);
  if (count < 100) return;
  // Three comments of the big discussion become the viewer's own, so that editing and deleting can be tried at once.
  const own = db.prepare("SELECT id FROM comments WHERE track_id = ? AND parent_id IS NULL AND state = 0 AND replies_number = 0 ORDER BY id DESC LIMIT 3 OFFSET 2").all(big.track);
  const take = db.prepare("UPDATE comments SET user_id = ?, text = ? WHERE id = ?");
  const texts = ["Мой — Новоладожский, он совсем маленький, зато рядом рынок с копчёной рыбой.", "Пересматриваю третий вечер подряд. Спасибо за тишину.", "А можно выпуск про смотрителей? Хочется узнать, как они зимуют."];
  own.forEach((row, i) => take.run(viewer.id, texts[i] as string, Number(row["id"])));
  // Reactions of the viewer are already within the comments' counters.
  const liked = db.prepare("SELECT id FROM comments WHERE track_id = ? AND parent_id IS NULL AND state = 0 AND likes_number > 3 AND user_id <> ? ORDER BY popularity DESC LIMIT 4").all(big.track, viewer.id);
  const like = db.prepare("INSERT INTO comment_reactions (user_id, comment_id, reaction) VALUES (?, ?, 1)");
  for (const row of liked) like.run(viewer.id, Number(row["id"]));
}
