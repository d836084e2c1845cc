import { sql, type Insertable } from "kysely";
import { larger } from "../../db/dialect.ts";
import { insertRows } from "../../db/insert-rows.ts";
import type { NotificationsTable } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import { jsonColumn } from "../shared/format.ts";
import { waysOf, type EventCode } from "./notification-settings.ts";
import { excerpt, notificationTexts as texts } from "./notification-texts.ts";
import { bellOf, type StoredTarget } from "./notifications.ts";
import { post, type Message } from "./outbox.ts";

/** Facts of an event that make a notification for one person. */
interface Event {
  /** The person who is told. */
  readonly userId: number;
  /** The person who did it; they are not told of it themselves. */
  readonly actorId: number;
  readonly code: EventCode & NotificationsTable["user_reason"];
  /** Events of the same key are told together. */
  readonly key: string;
  readonly reasonId: number;
  readonly commentId: number | null;
  readonly video: VideoFacts;
  readonly target: Omit<StoredTarget, "title" | "video_name" | "video_thumbnail">;
  readonly titleOf: (count: number) => string;
}

interface VideoFacts {
  readonly id: string;
  readonly title: string;
  readonly thumbnail: string | null;
  readonly kind: string;
}

const isLive = (video: VideoFacts): boolean => video.kind === "livestream" || video.kind === "tv";
const targetType = (video: VideoFacts): "video" | "livestream" => (isLive(video) ? "livestream" : "video");
const aboutVideo = (video: VideoFacts): Pick<StoredTarget, "video_name" | "video_thumbnail"> => ({
  video_name: video.title,
  ...(video.thumbnail === null ? {} : { video_thumbnail: video.thumbnail }),
});

/** False: this person was told of this one's doing before, and is not told again. */
async function isFirst({ db }: Context, { userId, key, actorId }: Event): Promise<boolean> {
  const added = await db
    .insertInto("notification_actors")
    .values({ user_id: userId, event_key: key, actor_id: actorId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("actor_id")
    .executeTakeFirst();
  return added !== undefined;
}

const messageOf = ({ code, titleOf, target, video }: Omit<Event, "userId">): Message => ({
  reason: code,
  title: titleOf(1),
  text: target.text || video.title,
  link: target.link,
});

/** Tells one person, by the ways that they chose. Letters and pushes are for what is new to the list, or they would come by the dozen. */
async function notify(context: Context, event: Event): Promise<void> {
  if (event.userId === event.actorId) return;
  const ways = await waysOf(context, [event.userId], event.code);
  const own = ways.get(event.userId);
  // Every comment is something new; a like that is taken back and given again is not.
  if (!own || (event.code !== "comment" && !(await isFirst(context, event)))) return;
  if (own.bell && !(await addToList(context, event))) return;
  await post(context, ways, messageOf(event));
}

/** An unread notification not yet seen at the bell counts up instead of growing the list: false. */
async function addToList(context: Context, event: Event): Promise<boolean> {
  const { db } = context;
  const open = await db
    .selectFrom("notifications")
    .select(["id", "events_count", "data_json"])
    .where("user_id", "=", event.userId)
    .where("event_key", "=", event.key)
    .where("was_read", "=", 0)
    .where("id", ">", await bellOf(context, event.userId))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (open) {
    const count = open.events_count + 1;
    const data: StoredTarget = {
      ...jsonColumn<StoredTarget>(open.data_json),
      ...event.target,
      title: event.titleOf(count),
    };
    await db
      .updateTable("notifications")
      .set({ events_count: count, comment_id: event.commentId, data_json: JSON.stringify(data) })
      .where("id", "=", open.id)
      .execute();
    return false;
  }
  await db.insertInto("notifications").values(rowOf(context, event)).execute();
  return true;
}

function rowOf(context: Context, event: Event): Insertable<NotificationsTable> {
  const data: StoredTarget = { ...event.target, ...aboutVideo(event.video), title: event.titleOf(1) };
  return {
    user_id: event.userId,
    event_key: event.key,
    target_id: event.video.id,
    target_type: targetType(event.video),
    user_reason: event.code,
    user_reason_id: String(event.reasonId),
    notification_type: event.code,
    created_ts: context.now(),
    comment_id: event.commentId,
    data_json: JSON.stringify(data),
  };
}

/** A comment with its video and the people around it. */
const commentFacts = (context: Context, id: number) =>
  context.db
    .selectFrom("comments as c")
    .innerJoin("videos as v", "v.track_id", "c.track_id")
    .innerJoin("users as u", "u.id", "c.user_id")
    .leftJoin("comments as p", "p.id", "c.parent_id")
    .select([
      "c.id",
      "c.text",
      "c.user_id",
      "c.bro_user_id",
      "p.user_id as parent_user_id",
      "v.id as video_id",
      "v.track_id",
      "v.title",
      "v.thumbnail",
      "v.kind",
      "v.channel_id",
      "u.name",
      "u.avatar",
    ])
    .where("c.id", "=", id)
    .executeTakeFirst();

type CommentFacts = NonNullable<Awaited<ReturnType<typeof commentFacts>>>;

const videoOf = (comment: CommentFacts): VideoFacts => ({
  id: comment.video_id,
  title: comment.title,
  thumbnail: comment.thumbnail,
  kind: comment.kind,
});

const targetOf = (comment: CommentFacts, who: { name: string; avatar: string | null }): Event["target"] => ({
  name: who.name,
  picture: who.avatar,
  text: excerpt(comment.text),
  link: `/video/${comment.video_id}/?comment_id=${comment.id}`,
});

/** A comment or an answer was published: tells whom it answers, and the author of the video. */
export async function notifyNewComment(context: Context, commentId: number): Promise<void> {
  const comment = await commentFacts(context, commentId);
  if (!comment) return;
  const common = {
    actorId: comment.user_id,
    reasonId: comment.id,
    commentId: comment.id,
    video: videoOf(comment),
    target: targetOf(comment, comment),
  };
  const repliedTo = new Set([comment.bro_user_id ?? comment.parent_user_id].filter((id) => id !== null));
  // An answer within the thread of one's comment is told to both: whose answer it is, and whose thread.
  if (comment.parent_user_id !== null) repliedTo.add(comment.parent_user_id);
  for (const userId of repliedTo) {
    await notify(context, {
      ...common,
      userId,
      code: "answer",
      key: `answer:${comment.id}`,
      titleOf: () => texts.answer(comment.name),
    });
  }
  if (repliedTo.has(comment.channel_id)) return;
  await notify(context, {
    ...common,
    userId: comment.channel_id,
    code: "comment",
    key: `comment:${comment.track_id}`,
    titleOf: (count) => texts.comment(comment.name, count),
  });
}

/** A person likes a comment: tells its author. Likes of one comment are told together. */
export async function notifyCommentLike(context: Context, commentId: number, actorId: number): Promise<void> {
  const comment = await commentFacts(context, commentId);
  const who = await context.db
    .selectFrom("users")
    .select(["name", "avatar"])
    .where("id", "=", actorId)
    .executeTakeFirst();
  if (!comment || !who) return;
  await notify(context, {
    userId: comment.user_id,
    actorId,
    code: "like",
    key: `like:${comment.id}`,
    reasonId: comment.id,
    commentId: comment.id,
    video: videoOf(comment),
    target: targetOf(comment, who),
    titleOf: (count) => texts.like(who.name, count),
  });
}

/** The author of the video pinned a comment: tells who wrote it. */
export async function notifyCommentPin(context: Context, commentId: number): Promise<void> {
  const comment = await commentFacts(context, commentId);
  if (!comment) return;
  const channel = await context.db
    .selectFrom("channels")
    .select(["name", "avatar"])
    .where("id", "=", comment.channel_id)
    .executeTakeFirst();
  if (!channel) return;
  await notify(context, {
    userId: comment.user_id,
    actorId: comment.channel_id,
    code: "pin",
    key: `pin:${comment.id}`,
    reasonId: comment.id,
    commentId: comment.id,
    video: videoOf(comment),
    target: targetOf(comment, channel),
    titleOf: () => texts.pin(channel.name),
  });
}

/** A comment goes, and its answers with it: so does what was told of them. Called while the answers are still published. */
export async function forgetComments(context: Context, commentId: number): Promise<void> {
  const replies = await context.db
    .selectFrom("comments")
    .select("id")
    .where("parent_id", "=", commentId)
    .where(sql<boolean>`parent_id is not null and state = 0`)
    .execute();
  await context.db
    .deleteFrom("notifications")
    .where("comment_id", "in", [commentId, ...replies.map(({ id }) => id)])
    .execute();
}

/** Thing that can be followed for a video: its channel, the programme that it is an episode of, the persons in it. */
interface Source {
  readonly model: string;
  readonly id: number;
  readonly code: "author" | "tv" | "person";
  readonly name: string;
  readonly picture: string | null;
  readonly title: string;
}

const publishedVideo = ({ db }: Context, trackId: number) =>
  db
    .selectFrom("videos as v")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(["v.id", "v.title", "v.thumbnail", "v.kind", "v.channel_id", "v.publication_ts", "ch.name", "ch.avatar"])
    .where("v.track_id", "=", trackId)
    .where("v.is_hidden", "=", 0)
    .where("v.state_code", "=", 0)
    .where("v.future_publication", "=", 0)
    .executeTakeFirst();

type PublishedVideo = NonNullable<Awaited<ReturnType<typeof publishedVideo>>>;

async function sourcesOf({ db }: Context, trackId: number, video: PublishedVideo): Promise<Source[]> {
  const shows = await db
    .selectFrom("tv_episodes as e")
    .innerJoin("tv_shows as s", "s.id", "e.show_id")
    .select(["s.id", "s.name", "s.picture"])
    .where("e.track_id", "=", trackId)
    .orderBy("s.id")
    .execute();
  const persons = await db
    .selectFrom("person_videos as v")
    .innerJoin("persons as p", "p.id", "v.person_id")
    .select(["p.id", "p.name", "p.picture"])
    .where("v.track_id", "=", trackId)
    .orderBy("p.id")
    .execute();
  return [
    {
      model: "userchannel",
      id: video.channel_id,
      code: "author",
      name: video.name,
      picture: video.avatar,
      title: texts.author(video.name, isLive(video)),
    },
    ...shows.map((show): Source => ({ ...show, model: "tv", code: "tv", title: texts.tv(show.name) })),
    ...persons.map((person): Source => ({
      ...person,
      model: "person",
      code: "person",
      title: texts.person(person.name),
    })),
  ];
}

/** Tells everybody who follows the source with notices and does not know of the video yet. */
async function notifyFollowers(context: Context, source: Source, video: PublishedVideo, key: string): Promise<void> {
  const { db } = context;
  const followers = await db
    .selectFrom("subscriptions as s")
    .select("s.user_id")
    .where("s.model", "=", source.model)
    .where("s.object_id", "=", source.id)
    .where("s.subscription_type", "=", "all")
    .where("s.user_id", "<>", video.channel_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("notification_actors as a")
            .select("a.user_id")
            .whereRef("a.user_id", "=", "s.user_id")
            .where("a.event_key", "=", key),
        ),
      ),
    )
    .orderBy("s.user_id")
    .execute();
  const ways = await waysOf(
    context,
    followers.map(({ user_id: id }) => id),
    source.code,
  );
  const recipients = [...ways.keys()];
  const event = {
    actorId: video.channel_id,
    code: source.code,
    key,
    commentId: null,
    video,
    reasonId: source.id,
    titleOf: () => source.title,
    target: { name: source.name, picture: source.picture, text: "", link: `/video/${video.id}/` },
  };
  await insertRows(
    db,
    "notification_actors",
    recipients.map((userId) => ({ user_id: userId, event_key: key, actor_id: video.channel_id })),
  );
  await insertRows(
    db,
    "notifications",
    [...ways].flatMap(([userId, { bell }]) => (bell ? [rowOf(context, { ...event, userId })] : [])),
  );
  await post(context, ways, messageOf(event));
}

/**
 * A video was published: tells those who follow its channel, programme or persons with notices, each once, and its author that
 * it is ready; the badge of the channel follows. A hidden or coming one is told of when it is published. Telling again tells nobody.
 */
export async function notifyNewVideo(context: Context, trackId: number): Promise<void> {
  const video = await publishedVideo(context, trackId);
  if (!video) return;
  await context.db
    .updateTable("channels")
    .set({ last_update_ts: larger(sql<number>`last_update_ts`, sql<number>`${video.publication_ts}`) })
    .where("id", "=", video.channel_id)
    .execute();
  const key = `video:${trackId}`;
  for (const source of await sourcesOf(context, trackId, video)) await notifyFollowers(context, source, video, key);
  await notify(context, {
    // The author did not do it to oneself: it is the service that tells.
    userId: video.channel_id,
    actorId: 0,
    code: "video",
    key,
    reasonId: video.channel_id,
    commentId: null,
    video,
    target: { name: video.name, picture: video.avatar, text: "", link: `/video/${video.id}/` },
    titleOf: () => texts.video,
  });
}
