import type { Context } from "../../context.ts";
import { forbidden, invalid, notFound } from "../../http/problems.ts";
import { ok, requireUser, rowId, type Call, type Handler } from "../call.ts";
import { cardsPage, listedVideos, pageParams, pagingOf } from "../shared/card-lists.ts";
import { mediaUrl } from "../shared/format.ts";
import { notHidden } from "../shared/hidden-rows.ts";

/** The categories that suit a person, by the chosen topics; empty when nothing is chosen. Recommendations rank by them. */
export async function preferredCategories(context: Context, userId: number): Promise<number[]> {
  const rows = await context.db
    .selectFrom("user_interests as i")
    .innerJoin("interest_tags as t", "t.id", "i.tag_id")
    .select("t.category_id")
    .where("i.user_id", "=", userId)
    .orderBy("i.position")
    .execute();
  return [...new Set(rows.map((row) => row.category_id))];
}

export const listInterestContent: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const params = pageParams(call);
  const categories = await preferredCategories(context, user.id);
  const rows = await listedVideos(context.db)
    .where("v.is_adult", "=", 0)
    .where("v.kind", "<>", "shorts")
    .where("v.future_publication", "=", 0)
    .where(notHidden(user.id))
    .$if(categories.length > 0, (videos) => videos.where("v.category_id", "in", categories))
    .orderBy("v.hits", "desc")
    .orderBy("v.track_id")
    .limit(params.limit + 1)
    .offset(params.offset)
    .execute();
  return ok(cardsPage(context, "/preferences/content", params, rows, { limit: params.limit }));
};

export const listInterestChannels: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const params = pageParams(call);
  const categories = await preferredCategories(context, user.id);
  const rows = await context.db
    .selectFrom("channels as ch")
    .select(["ch.id", "ch.name", "ch.avatar"])
    .where("ch.id", "<>", user.id)
    .where("ch.videos_count", ">", 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("subscriptions as s")
            .select("s.user_id")
            .where("s.user_id", "=", user.id)
            .where("s.model", "=", "userchannel")
            .whereRef("s.object_id", "=", "ch.id"),
        ),
      ),
    )
    .$if(categories.length > 0, (channels) =>
      channels.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("videos as v")
            .select("v.track_id")
            .whereRef("v.channel_id", "=", "ch.id")
            .where("v.category_id", "in", categories),
        ),
      ),
    )
    .orderBy("ch.subscribers_count", "desc")
    .orderBy("ch.id")
    .limit(params.limit + 1)
    .offset(params.offset)
    .execute();
  const channels = rows.map((row) => ({
    id: String(row.id),
    name: row.name,
    icon: row.avatar === null ? null : mediaUrl(context, row.avatar),
    absolute_url: `/channel/${row.id}/`,
  }));
  return ok({
    results: channels.slice(0, params.limit),
    ...pagingOf("/preferences/channel", params, channels, { limit: params.limit }),
  });
};

async function tagsBody(
  context: Context,
  order: unknown,
  chosen: ReadonlySet<number>,
  group?: unknown,
): Promise<Record<string, unknown>> {
  const rows = await context.db
    .selectFrom("interest_tags")
    .selectAll()
    .$if(group !== undefined, (tags) => tags.where("group_id", "=", rowId(group)))
    .orderBy("id")
    .execute();
  // Russian order, which neither database's bytes are in.
  rows.sort((a, b) => a.name.localeCompare(b.name, "ru") || a.id - b.id);
  if (order === "name_desc") rows.reverse();
  return {
    results: rows.map((tag) => ({
      id: String(tag.id),
      name: tag.name,
      emoji: tag.emoji,
      active: chosen.has(tag.id),
      group_id: String(tag.group_id),
    })),
  };
}

const chosenBy = (context: Context, userId: number) =>
  context.db
    .selectFrom("user_interests as i")
    .innerJoin("interest_tags as t", "t.id", "i.tag_id")
    .select(["t.id", "t.group_id"])
    .where("i.user_id", "=", userId)
    .orderBy("i.position")
    .execute();

export const listInterestTags: Handler = async (call) => {
  const chosen = await chosenBy(call.context, requireUser(call).id);
  return ok(await tagsBody(call.context, call.query["order_by"], new Set(chosen.map(({ id }) => id))));
};

export const listGuestInterestTags: Handler = async (call) =>
  ok(await tagsBody(call.context, call.query["ordering"], new Set(), call.query["group"]));

async function interestsBody(context: Context, userId: number): Promise<Record<string, unknown>> {
  const chosen = await chosenBy(context, userId);
  return { tags: chosen.map(({ id }) => String(id)), group_id: chosen[0] ? String(chosen[0].group_id) : null };
}

/** The values of the address are not shown; topics are all that there is to choose. */
function assertTags(call: Call): void {
  if (call.params["preferenceType"] !== "tags") throw notFound();
}

export const getInterests: Handler = async (call) => {
  const user = requireUser(call);
  assertTags(call);
  const userId = call.query["userId"];
  if (userId !== undefined && userId !== String(user.id)) throw forbidden();
  return ok(await interestsBody(call.context, user.id));
};

interface Choice {
  readonly content_id: string;
  readonly group_id: string;
}

export const saveInterests: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  assertTags(call);
  const choices = call.body as unknown as readonly Choice[];
  const ids = choices.map((choice) => rowId(choice.content_id));
  const known = await context.db
    .selectFrom("interest_tags")
    .select(["id", "group_id"])
    .where("id", "in", ids)
    .execute();
  const groups = new Map(known.map((tag) => [tag.id, tag.group_id]));
  const wrong = choices.flatMap((choice, at): Array<[string, string]> => {
    const id = ids[at] as number;
    if (!groups.has(id)) return [[`${at}.content_id`, "Нет такой темы"]];
    if (ids.indexOf(id) < at) return [[`${at}.content_id`, "Тема уже выбрана"]];
    return groups.get(id) === rowId(choice.group_id) ? [] : [[`${at}.group_id`, "Тема из другой группы"]];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
  await context.db.deleteFrom("user_interests").where("user_id", "=", user.id).execute();
  await context.db
    .insertInto("user_interests")
    .values(ids.map((id, position) => ({ user_id: user.id, tag_id: id, position })))
    .execute();
  return ok(await interestsBody(context, user.id));
};
