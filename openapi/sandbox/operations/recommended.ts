import type { Db } from "../db/database.ts";
import { listedVideos } from "./card-lists.ts";
import type { CardRow } from "./cards.ts";
import type { Call } from "./call.ts";
import { notHidden } from "./hidden-rows.ts";
import { preferredCategories } from "./interests.ts";
import type { VideoRow } from "./video-rows.ts";

/** So many topics and so many channels of a person's own choice give a video each, before the others. */
const ofEach = 3;

/** The followed channels that published last, unless the person wants to hear nothing of them. */
async function freshChannels(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("subscriptions as s")
    .innerJoin("channels as ch", "ch.id", "s.object_id")
    .select("ch.id")
    .where("s.user_id", "=", userId)
    .where("s.model", "=", "userchannel")
    .where("s.subscription_type", "<>", "without")
    .orderBy("ch.last_update_ts", "desc")
    .orderBy("ch.id")
    .limit(ofEach)
    .execute();
  return rows.map((row) => row.id);
}

/** The newest video of followed channels and the most watched of chosen topics; each a short look into an index. */
async function ofOwnTaste({ context, user }: Call, video: VideoRow): Promise<CardRow[]> {
  if (!user) return [];
  const { db } = context;
  const videos = () =>
    listedVideos(db).where("v.track_id", "<>", video.track_id).where("v.kind", "<>", "shorts").where("v.is_adult", "=", 0).where("v.future_publication", "=", 0).where(notHidden(user.id));
  const found = new Map<string, CardRow>();
  for (const channel of await freshChannels(db, user.id)) {
    const newest = await videos().where("v.channel_id", "=", channel).orderBy("v.publication_ts", "desc").orderBy("v.track_id").limit(1).executeTakeFirst();
    if (newest) found.set(newest.id, newest);
  }
  const topics = (await preferredCategories(context, user.id)).filter((id) => id !== video.category_id).slice(0, ofEach);
  for (const topic of topics) {
    const best = await videos().where("v.category_id", "=", topic).orderBy("v.hits", "desc").orderBy("v.track_id").limit(1).executeTakeFirst();
    if (best) found.set(best.id, best);
  }
  return [...found.values()];
}

/** What to go on with after a video: something of the person's own taste first, then its topic by views. Each once, whatever the page. */
export async function recommendedFor(call: Call, video: VideoRow, offset: number, count: number): Promise<CardRow[]> {
  const own = await ofOwnTaste(call, video);
  const before = own.slice(offset, offset + count);
  const left = count - before.length;
  if (left === 0) return before;
  const others = await listedVideos(call.context.db)
    .where("v.category_id", "=", video.category_id)
    .where("v.track_id", "<>", video.track_id)
    .where("v.kind", "<>", "shorts")
    .where(notHidden(call.user?.id))
    .$if(own.length > 0, (videos) => videos.where("v.id", "not in", own.map(({ id }) => id)))
    .orderBy("v.hits", "desc")
    .orderBy("v.track_id", "desc")
    .limit(left)
    .offset(Math.max(0, offset - own.length))
    .execute();
  return [...before, ...others];
}
