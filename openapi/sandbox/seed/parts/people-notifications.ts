import type { Insertable } from "kysely";
import type { Db } from "../../db/dialect.ts";
import { insertRows } from "../../db/insert-rows.ts";
import type { NotificationsTable } from "../../db/schema.ts";
import { personAddress, showAddress } from "../../operations/shared/addresses.ts";
import { excerpt, notificationTexts as texts } from "../../operations/notifications/notification-texts.ts";
import type { StoredTarget } from "../../operations/notifications/notifications.ts";
import { SEED } from "../constants.ts";
import type { Random } from "../../random.ts";
import { serviceNews } from "../texts/people-part.ts";

type Row = Insertable<NotificationsTable>;

const hour = 3_600_000;
const day = 24 * hour;
/** The target of what has no single one (`notifications.toggleSubscription`). */
const noTarget = "55555555";

function row(
  userId: number,
  event: Omit<Row, "user_id" | "data_json" | "comment_id"> & { comment_id?: number; data: StoredTarget },
): Row {
  const { data, comment_id: commentId = null, ...rest } = event;
  return {
    user_id: userId,
    comment_id: commentId,
    data_json: JSON.stringify(data),
    events_count: 1,
    was_read: 0,
    ...rest,
  };
}

const videoColumns = [
  "v.id as video_id",
  "v.track_id",
  "v.title as video_title",
  "v.thumbnail",
  "v.kind",
  "v.channel_id",
  "v.publication_ts",
  "ch.name as channel_name",
  "ch.avatar as channel_avatar",
] as const;

interface VideoFacts {
  video_id: string;
  track_id: number;
  video_title: string;
  thumbnail: string | null;
  kind: string;
  channel_id: number;
  publication_ts: number;
  channel_name: string;
  channel_avatar: string | null;
}

const videos = (db: Db) =>
  db
    .selectFrom("videos as v")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(videoColumns)
    .where("v.state_code", "=", 0)
    .where("v.is_hidden", "=", 0)
    .where("v.future_publication", "=", 0)
    .where("v.is_adult", "=", 0);

const about = (video: VideoFacts): Pick<StoredTarget, "video_name" | "video_thumbnail"> => ({
  video_name: video.video_title,
  ...(video.thumbnail === null ? {} : { video_thumbnail: video.thumbnail }),
});
const targetType = (video: VideoFacts): "video" | "livestream" =>
  video.kind === "livestream" || video.kind === "tv" ? "livestream" : "video";
const address = (video: VideoFacts): string => `/video/${video.video_id}/`;

function ofChannel(userId: number, video: VideoFacts, now: number): Row {
  const isLive = targetType(video) === "livestream";
  return row(userId, {
    event_key: `video:${video.track_id}`,
    target_id: video.video_id,
    target_type: targetType(video),
    user_reason: "author",
    user_reason_id: String(video.channel_id),
    notification_type: "author",
    created_ts: Math.min(now - hour, video.publication_ts + 60_000),
    data: {
      name: video.channel_name,
      picture: video.channel_avatar,
      title: texts.author(video.channel_name, isLive),
      text: "",
      link: address(video),
      ...about(video),
    },
  });
}

/** The newest videos of the followed channels, and a live stream. */
async function fromChannels(db: Db, now: number, followed: readonly number[]): Promise<Row[]> {
  const fresh = await videos(db)
    .where("v.channel_id", "in", [...followed])
    .where("v.kind", "in", ["video", "audio"])
    .orderBy("v.publication_ts", "desc")
    .orderBy("v.track_id")
    .limit(16)
    .execute();
  const live = await videos(db).where("v.kind", "=", "livestream").orderBy("v.track_id").limit(1).execute();
  return [
    ...fresh.map((video) => ofChannel(SEED.viewer.id, video, now)),
    ...live.map((video) => ({ ...ofChannel(SEED.viewer.id, video, now), created_ts: now - 3 * hour })),
  ];
}

/** Some discussed comments become the viewer's own, so that there is something to be told of: answers and likes. */
async function fromComments(db: Db, random: Random, now: number): Promise<Row[]> {
  const talks = await videos(db)
    .innerJoin("comments as c", "c.track_id", "v.track_id")
    .select(["c.id", "c.text", "c.likes_number", "c.created_ts"])
    .where("c.parent_id", "is", null)
    .where("c.state", "=", 0)
    .where("c.replies_number", ">=", 2)
    .where("v.id", "<>", SEED.bigDiscussionVideoId)
    .where("c.created_ts", "<", now - 6 * hour)
    .whereRef("c.user_id", "<>", "v.channel_id")
    .orderBy("c.created_ts", "desc")
    .orderBy("c.id")
    .limit(200)
    .execute();
  // One under each video, as a person writes.
  const roots = [...new Map(talks.map((talk) => [talk.track_id, talk])).values()].slice(0, 5);
  const rows: Row[] = [];
  for (const [at, root] of roots.entries()) {
    await db.updateTable("comments").set({ user_id: SEED.viewer.id }).where("id", "=", root.id).execute();
    const common = { target_id: root.video_id, target_type: targetType(root) };
    const linkTo = (id: number): string => `${address(root)}?comment_id=${id}`;
    const replies = await db
      .selectFrom("comments as c")
      .innerJoin("users as u", "u.id", "c.user_id")
      .select(["c.id", "c.text", "c.created_ts", "u.name", "u.avatar"])
      .where("c.parent_id", "=", root.id)
      .where("c.state", "=", 0)
      .where("c.user_id", "<>", SEED.viewer.id)
      .orderBy("c.id", "desc")
      .limit(2)
      .execute();
    for (const reply of replies) {
      rows.push(
        row(SEED.viewer.id, {
          ...common,
          event_key: `answer:${reply.id}`,
          user_reason: "answer",
          user_reason_id: String(reply.id),
          notification_type: "answer",
          created_ts: Math.min(now - (at + 1) * 23 * 60_000, reply.created_ts),
          comment_id: reply.id,
          data: {
            name: reply.name,
            picture: reply.avatar,
            title: texts.answer(reply.name),
            text: excerpt(reply.text),
            link: linkTo(reply.id),
            ...about(root),
          },
        }),
      );
    }
    const fan = replies[0] ?? { name: "Пётр Ладога", avatar: null };
    const likes = Math.max(1, Math.min(root.likes_number, 12));
    rows.push(
      row(SEED.viewer.id, {
        ...common,
        event_key: `like:${root.id}`,
        user_reason: "like",
        user_reason_id: String(root.id),
        notification_type: "like",
        created_ts: Math.round(root.created_ts + (now - root.created_ts) * random.range(0.1, 0.9)),
        comment_id: root.id,
        events_count: likes,
        data: {
          name: fan.name,
          picture: fan.avatar,
          title: texts.like(fan.name, likes),
          text: excerpt(root.text),
          link: linkTo(root.id),
          ...about(root),
        },
      }),
    );
    if (at !== 1) continue;
    await db
      .insertInto("pins")
      .values({ track_id: root.track_id, comment_id: root.id, pinned_ts: root.created_ts + hour })
      .onConflict((pinned) => pinned.column("track_id").doUpdateSet({ comment_id: root.id }))
      .execute();
    rows.push(
      row(SEED.viewer.id, {
        ...common,
        event_key: `pin:${root.id}`,
        user_reason: "pin",
        user_reason_id: String(root.id),
        notification_type: "pin",
        created_ts: root.created_ts + hour,
        comment_id: root.id,
        data: {
          name: root.channel_name,
          picture: root.channel_avatar,
          title: texts.pin(root.channel_name),
          text: excerpt(root.text),
          link: linkTo(root.id),
          ...about(root),
        },
      }),
    );
  }
  return rows;
}

/** The kinds that the viewer meets seldom: a premiere, a programme, a person, the author among one's fellow commenters, news. */
async function others(db: Db, now: number): Promise<Row[]> {
  const [premiere, talk] = await videos(db)
    .where("v.kind", "=", "video")
    .orderBy("v.hits", "desc")
    .orderBy("v.track_id")
    .limit(2)
    .execute();
  const show = await db
    .selectFrom("tv_shows")
    .select(["id", "name", "picture"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  const person = await db
    .selectFrom("persons")
    .select(["id", "name", "picture"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  const rows = serviceNews.map(([title, text, link, daysAgo], at) =>
    row(SEED.viewer.id, {
      event_key: `news:${at}`,
      target_id: noTarget,
      target_type: "news",
      user_reason: "author",
      user_reason_id: String(SEED.author.id),
      notification_type: "news",
      created_ts: now - daysAgo * day,
      data: { name: "Кадр", picture: null, title, text, link },
    }),
  );
  const ofVideo = (video: VideoFacts | undefined, reason: "video" | "comment", title: string, ago: number): void => {
    if (!video) return;
    rows.push(
      row(SEED.viewer.id, {
        event_key: `${reason}:${video.track_id}`,
        target_id: video.video_id,
        target_type: "video",
        user_reason: reason,
        user_reason_id: String(video.channel_id),
        notification_type: reason,
        created_ts: now - ago,
        data: {
          name: video.channel_name,
          picture: video.channel_avatar,
          title,
          text: "",
          link: address(video),
          ...about(video),
        },
      }),
    );
  };
  const ofCard = (
    card: { id: number; name: string; picture: string | null } | undefined,
    reason: "tv" | "person",
    title: string,
    link: string,
    ago: number,
  ): void => {
    if (!card) return;
    rows.push(
      row(SEED.viewer.id, {
        event_key: `${reason}:${card.id}`,
        target_id: noTarget,
        target_type: "card",
        user_reason: reason,
        user_reason_id: String(card.id),
        notification_type: reason,
        created_ts: now - ago,
        data: { name: card.name, picture: card.picture, title, text: "", link },
      }),
    );
  };
  ofVideo(premiere, "video", "Премьера видео, о которой вы просили напомнить", 20 * hour);
  ofVideo(talk, "comment", `${talk?.channel_name ?? ""} отвечает зрителям под видео, которое вы смотрели`, 5 * day);
  ofCard(show, "tv", texts.tv(show?.name ?? ""), showAddress(show?.id ?? 0), 4 * day);
  ofCard(person, "person", texts.person(person?.name ?? ""), personAddress(person?.id ?? 0), 11 * day);
  return rows;
}

/** The author hears of comments on the channel's videos. */
async function forAuthor(db: Db, now: number): Promise<Row[]> {
  const comments = await videos(db)
    .innerJoin("comments as c", "c.track_id", "v.track_id")
    .innerJoin("users as u", "u.id", "c.user_id")
    .select(["c.id", "c.text", "c.created_ts", "u.name", "u.avatar"])
    .where("v.channel_id", "=", SEED.author.id)
    .where("c.parent_id", "is", null)
    .where("c.state", "=", 0)
    .where("c.user_id", "<>", SEED.author.id)
    .orderBy("c.id", "desc")
    .limit(6)
    .execute();
  return comments.map((comment) =>
    row(SEED.author.id, {
      event_key: `comment:${comment.track_id}:${comment.id}`,
      target_id: comment.video_id,
      target_type: targetType(comment),
      user_reason: "comment",
      user_reason_id: String(comment.id),
      notification_type: "comment",
      created_ts: Math.min(now, comment.created_ts),
      comment_id: comment.id,
      data: {
        name: comment.name,
        picture: comment.avatar,
        title: texts.comment(comment.name, 1),
        text: excerpt(comment.text),
        link: `${address(comment)}?comment_id=${comment.id}`,
        ...about(comment),
      },
    }),
  );
}

/** Some forty notifications of every kind for the viewer, a few for the author; older than four days are read. */
export async function seedNotifications(
  db: Db,
  random: Random,
  now: number,
  followed: readonly number[],
): Promise<void> {
  const rows = [
    ...(await fromChannels(db, now, followed)),
    ...(await fromComments(db, random, now)),
    ...(await others(db, now)),
    ...(await forAuthor(db, now)),
  ];
  rows.sort((a, b) => a.created_ts - b.created_ts || a.event_key.localeCompare(b.event_key));
  await insertRows(
    db,
    "notifications",
    rows.map((one) => ({ ...one, was_read: now - one.created_ts > 4 * day ? (1 as const) : (0 as const) })),
  );
  const seen = await db
    .selectFrom("notifications")
    .select("id")
    .where("user_id", "=", SEED.viewer.id)
    .orderBy("id", "desc")
    .offset(8)
    .limit(1)
    .executeTakeFirst();
  if (seen) await db.insertInto("notification_bells").values({ user_id: SEED.viewer.id, last_id: seen.id }).execute();
}
