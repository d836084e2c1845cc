import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { onAir, pageParams, pagingOf, videosInOrder } from "../shared/card-lists.ts";
import { videoCard } from "../shared/cards.ts";
import { ok, rowId, type Handler } from "../call.ts";
import { notHidden } from "../shared/hidden-rows.ts";
import { dateOfDay, requestedDay, schedulesOf, withRecordings } from "./tv-schedule.ts";
import { openVideo } from "../video/video-access.ts";

export const getTvProgram: Handler = async (call) => {
  const { db, now } = call.context;
  const day = requestedDay("programDate", call.query["programDate"], now());
  const video = await openVideo(call, call.params["videoId"] ?? "");
  const { current, following, items } = (await schedulesOf(db, [video.track_id], day, now()))(video.track_id);
  return ok({
    video_id: video.id,
    date: dateOfDay(day),
    current,
    following,
    items: withRecordings(call.context, video, items),
  });
};

/** "/feeds/priroda/" is the address of a category, "priroda" its slug. */
const slugOf = (url: string): string => url.split("/").filter(Boolean).at(-1) ?? "";

export const listLiveCategories: Handler = async (call) => {
  const rows = await call.context.db
    .selectFrom("videos as v")
    .innerJoin("categories as c", "c.id", "v.category_id")
    .select(["c.id", "c.name", "c.url"])
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(sql<boolean>`v.state_code = 0 and v.is_hidden = 0`)
    .where(onAir)
    .where(notHidden(call.user?.id))
    .groupBy(["c.id", "c.name", "c.url"])
    .orderBy("c.name")
    .orderBy("c.id")
    .execute();
  return ok({ results: rows.map(({ id, name, url, count }) => ({ id: String(id), name, slug: slugOf(url), count })) });
};

/** A category by its id or by the slug of its feed; 0, which no category has, when there is none. */
async function categoryMeant(db: Db, text: string): Promise<number> {
  const row = await db
    .selectFrom("categories")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", rowId(text)), eb("url", "=", `/feeds/${text}/`)]))
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

export const listBroadcasts: Handler = async (call) => {
  const { context, query } = call;
  const now = context.now();
  const day = requestedDay("programmDate", query["programmDate"], now);
  const params = pageParams(call, "per_page");
  const category = query["category"] as string | undefined;
  const videoId = query["video_id"] as string | undefined;
  const withItems = query["tvprogramm"] === true;
  if (videoId !== undefined) await openVideo(call, videoId);
  const categoryId = category === undefined ? undefined : await categoryMeant(context.db, category);
  // Ids first: thousands of streams are put in order, and a page of them is read.
  const rows = await context.db
    .selectFrom("videos as v")
    .leftJoin("tv_channels as t", "t.track_id", "v.track_id")
    .select(["v.track_id", "t.number"])
    .where(sql<boolean>`v.state_code = 0 and v.is_hidden = 0`)
    .where(onAir)
    .where(notHidden(call.user?.id))
    .$if(videoId !== undefined, (all) => all.where("v.id", "=", videoId as string))
    .$if(categoryId !== undefined, (all) => all.where("v.category_id", "=", categoryId as number))
    .$if(withItems, (all) => all.where("t.number", "is not", null))
    .orderBy(sql`case when t.number is null then 1 else 0 end`)
    .orderBy("t.number")
    .orderBy("v.hits", "desc")
    .orderBy("v.track_id")
    .limit(params.limit + 1)
    .offset(params.offset)
    .execute();
  const numbers = new Map(rows.map((row) => [row.track_id, row.number]));
  const shown = await videosInOrder(
    context.db,
    rows.slice(0, params.limit).map((row) => row.track_id),
  );
  const scheduleOf = await schedulesOf(
    context.db,
    shown.map((row) => row.track_id),
    day,
    now,
  );
  return ok({
    date: dateOfDay(day),
    results: shown.map((row) => {
      const { current, following, items } = scheduleOf(row.track_id);
      return {
        video: videoCard(context, row),
        number: numbers.get(row.track_id) ?? null,
        category: { id: String(row.category_id), name: row.category_name, category_url: row.category_url },
        current,
        following,
        ...(withItems ? { items } : {}),
      };
    }),
    ...pagingOf("/api/v2/video/stream/tvbroadcastinfo", params, rows, {
      per_page: params.limit,
      category,
      video_id: videoId,
      tvprogramm: withItems ? "true" : undefined,
      programmDate: query["programmDate"] as string | undefined,
    }),
  });
};
