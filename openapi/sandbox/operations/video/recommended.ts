import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import { listedVideos } from "../shared/card-lists.ts";
import { cardColumns, type CardRow } from "../shared/cards.ts";
import type { Call } from "../call.ts";
import { notHidden } from "../shared/hidden-rows.ts";
import type { VideoRow } from "./video-rows.ts";

/** So many topics and so many channels of a person's own choice give a video each, before the others. */
const ofEach = 3;

interface Taste {
  readonly userId: number;
  /** Video that is being watched, and its topic. */
  readonly trackId: number;
  readonly topic: number;
}

/** Videos that suit a person beside the one that is watched, as n. */
const suitable = (db: Db, { userId, trackId }: Taste) =>
  db
    .selectFrom("videos as n")
    .select("n.track_id")
    .where(sql<boolean>`n.state_code = 0 and n.is_hidden = 0`)
    .where("n.track_id", "<>", trackId)
    .where("n.kind", "<>", "shorts")
    .where("n.is_adult", "=", 0)
    .where("n.future_publication", "=", 0)
    .where(notHidden(userId, "n"))
    .limit(1);

/** The newest video of each of the followed channels that published last, unless the person wants to hear nothing of them. */
const ofChannels = prepared((db, taste: Taste) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom("subscriptions as s")
        .innerJoin("channels as fc", "fc.id", "s.object_id")
        .select(["fc.id", "fc.last_update_ts"])
        .where("s.user_id", "=", taste.userId)
        .where("s.model", "=", "userchannel")
        .where("s.subscription_type", "<>", "without")
        .orderBy("fc.last_update_ts", "desc")
        .orderBy("fc.id")
        .limit(ofEach)
        .as("f"),
    )
    .innerJoin("videos as v", (join) =>
      join.on(
        "v.track_id",
        "=",
        suitable(db, taste)
          .where("n.channel_id", "=", sql<number>`f.id`)
          .orderBy("n.publication_ts", "desc")
          .orderBy("n.track_id"),
      ),
    )
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .orderBy("f.last_update_ts", "desc")
    .orderBy("f.id"),
);

/** The most watched video of each of the first chosen topics, but for the topic that is watched anyway. */
const ofTopics = prepared((db, taste: Taste) =>
  db
    .selectFrom(({ selectFrom }) =>
      selectFrom("user_interests as i")
        .innerJoin("interest_tags as t", "t.id", "i.tag_id")
        .select(({ fn }) => ["t.category_id as id", fn.min("i.position").as("place")])
        .where("i.user_id", "=", taste.userId)
        .where("t.category_id", "<>", taste.topic)
        .groupBy("t.category_id")
        .orderBy("place")
        .limit(ofEach)
        .as("f"),
    )
    .innerJoin("videos as v", (join) =>
      join.on(
        "v.track_id",
        "=",
        suitable(db, taste)
          .where("n.category_id", "=", sql<number>`f.id`)
          .orderBy("n.hits", "desc")
          .orderBy("n.track_id"),
      ),
    )
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .orderBy("f.place"),
);

/** The newest video of followed channels and the most watched of chosen topics; each a short look into an index. */
async function ofOwnTaste({ context, user }: Call, video: VideoRow): Promise<CardRow[]> {
  if (!user) return [];
  const taste = { userId: user.id, trackId: video.track_id, topic: video.category_id };
  const rows = [...(await ofChannels(context.db, taste)), ...(await ofTopics(context.db, taste))];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

interface OfTopic {
  readonly topic: number;
  readonly trackId: number;
  readonly userId: number | undefined;
  /** Ids of videos that are there already. */
  readonly but: readonly string[];
  readonly count: number;
  readonly offset: number;
}

const byViews = prepared((db, { topic, trackId, userId, but, count, offset }: OfTopic) =>
  listedVideos(db)
    .where("v.category_id", "=", topic)
    .where("v.track_id", "<>", trackId)
    .where("v.kind", "<>", "shorts")
    .where(notHidden(userId))
    .$if(but.length > 0, (videos) => videos.where("v.id", "not in", but))
    .orderBy("v.hits", "desc")
    .orderBy("v.track_id", "desc")
    .limit(count)
    .offset(offset),
);

/** Videos to go on with after a video: those of the person's own taste first, then its topic by views. Each once, whatever the page. */
export async function recommendedFor(call: Call, video: VideoRow, offset: number, count: number): Promise<CardRow[]> {
  const own = await ofOwnTaste(call, video);
  const before = own.slice(offset, offset + count);
  const left = count - before.length;
  if (left === 0) return before;
  const others = await byViews(call.context.db, {
    topic: video.category_id,
    trackId: video.track_id,
    userId: call.user?.id,
    but: own.map(({ id }) => id),
    count: left,
    offset: Math.max(0, offset - own.length),
  });
  return [...before, ...others];
}
