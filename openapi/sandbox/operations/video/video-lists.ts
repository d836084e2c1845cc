import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../http/problems.ts";
import { cardsPage, listedVideos, pageParams, videosInOrder } from "../shared/card-lists.ts";
import { videoCard } from "../shared/cards.ts";
import { ok, rowId, type Handler } from "../call.ts";
import { notHidden } from "../shared/hidden-rows.ts";
import { preferredCategories } from "../interests/interests.ts";

export const listCategoryVideos: Handler = async (call) => {
  const { db } = call.context;
  const category = await db
    .selectFrom("categories")
    .select("id")
    .where("id", "=", rowId(call.params["id"]))
    .executeTakeFirst();
  if (!category) throw notFound();
  const params = pageParams(call);
  const rows = await listedVideos(db)
    .where("v.category_id", "=", category.id)
    .where(notHidden(call.user?.id))
    .orderBy("v.hits", "desc")
    .orderBy("v.track_id")
    .limit(params.limit + 1)
    .offset(params.offset)
    .execute();
  return ok(cardsPage(call.context, `/api/video/category/${category.id}`, params, rows, { limit: params.limit }));
};

export const listPublicVideos: Handler = async (call) => {
  const ids = [...new Set(String(call.query["id_list"]).split(","))];
  const rows = await listedVideos(call.context.db).where("v.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ok({ results: ids.flatMap((id) => byId.get(id) ?? []).map((row) => videoCard(call.context, row)) });
};

/** Categories by how much the person watched of them, the most first; at most three. */
async function favouriteCategories(db: Db, userId: number | undefined): Promise<number[]> {
  if (userId === undefined) return [];
  const rows = await db
    .selectFrom("history as h")
    .innerJoin("videos as v", "v.track_id", "h.track_id")
    .select("v.category_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("h.user_id", "=", userId)
    .groupBy("v.category_id")
    .orderBy("count", "desc")
    .orderBy("v.category_id")
    .limit(3)
    .execute();
  return rows.map((row) => row.category_id);
}

/** Videos of the topics in turn, the chosen ones first, two of each favourite topic a round; each topic by views. */
export const listMainRecommendations: Handler = async (call) => {
  const { context, user } = call;
  const { db } = context;
  const params = pageParams(call);
  const chosen = user ? await preferredCategories(context, user.id) : [];
  const favourites = [...new Set([...chosen, ...(await favouriteCategories(db, user?.id))])];
  const others = await db.selectFrom("categories").select("id").orderBy("id").execute();
  const topics = [...favourites, ...others.map((row) => row.id).filter((id) => !favourites.includes(id))];
  const wanted = params.offset + params.limit + 1;
  // Enough of each topic also when some run out early.
  const perTopic = Math.ceil(wanted / Math.max(1, topics.length)) * 3 + 10;
  const queues: number[][] = [];
  for (const topic of topics) {
    const rows = await db
      .selectFrom("videos as v")
      .select("v.track_id")
      .where(sql<boolean>`v.state_code = 0 and v.is_hidden = 0`)
      .where("v.category_id", "=", topic)
      .where("v.kind", "<>", "shorts")
      .where("v.future_publication", "=", 0)
      .where(notHidden(user?.id))
      .orderBy("v.hits", "desc")
      .orderBy("v.track_id")
      .limit(perTopic)
      .execute();
    queues.push(rows.map((row) => row.track_id));
  }
  const mixed: number[] = [];
  while (mixed.length < wanted && queues.some((queue) => queue.length > 0)) {
    queues.forEach((queue, at) => mixed.push(...queue.splice(0, at < favourites.length ? 2 : 1)));
  }
  const rows = await videosInOrder(db, mixed.slice(params.offset, wanted));
  return ok(cardsPage(context, "/api/v2/video/recommendation/main", params, rows, { limit: params.limit }));
};
