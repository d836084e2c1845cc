import { notFound } from "../../http/problems.ts";
import { cardsPage, listedVideos, pageParams } from "../shared/card-lists.ts";
import { ok, rowId, type Handler } from "../call.ts";
import { mediaUrl } from "../shared/format.ts";
import { notHidden } from "../shared/hidden-rows.ts";

/** "/feeds/priroda/" is the address of a category's feed, "priroda" its slug. */
const slugOf = (url: string): string => url.split("/").find((part) => part !== "" && part !== "feeds") ?? "";

export const listCategories: Handler = async ({ context }) => {
  const rows = await context.db
    .selectFrom("categories as c")
    .select(["c.id", "c.name", "c.url"])
    // The picture of the most watched, by the index of categories.
    .select(({ selectFrom }) =>
      selectFrom("videos as v")
        .select("v.thumbnail")
        .whereRef("v.category_id", "=", "c.id")
        .where("v.state_code", "=", 0)
        .where("v.is_hidden", "=", 0)
        .where("v.is_adult", "=", 0)
        .where("v.thumbnail", "is not", null)
        .orderBy("v.hits", "desc")
        .orderBy("v.track_id")
        .limit(1)
        .as("picture"),
    )
    .execute();
  // Russian order, which neither database's bytes are in.
  rows.sort((a, b) => a.name.localeCompare(b.name, "ru") || a.id - b.id);
  return ok({
    results: rows.map(({ id, name, url, picture }) => ({
      id: String(id),
      name,
      slug: slugOf(url),
      picture: picture === null ? null : mediaUrl(context, picture),
      feed_url: url,
    })),
  });
};

/** The topics of a video are its category: all that the sandbox knows of what it is about. */
export const listTagVideos: Handler = async (call) => {
  const { db } = call.context;
  const topic = await db
    .selectFrom("categories")
    .select(["id", "name"])
    .where("id", "=", rowId(call.params["id"]))
    .executeTakeFirst();
  if (!topic) throw notFound();
  const params = pageParams(call);
  const rows = await listedVideos(db)
    .where("v.category_id", "=", topic.id)
    .where("v.kind", "<>", "shorts")
    .where("v.future_publication", "=", 0)
    .where(notHidden(call.user?.id))
    .orderBy("v.publication_ts", "desc")
    .orderBy("v.track_id", "desc")
    .limit(params.limit + 1)
    .offset(params.offset)
    .execute();
  return ok({
    id: String(topic.id),
    name: topic.name,
    ...cardsPage(call.context, `/api/tags/video/${topic.id}/`, params, rows),
  });
};
