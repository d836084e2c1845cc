import { notFound } from "../../http/problems.ts";
import { isSold } from "../../payment/index.ts";
import { createRandom } from "../../random.ts";
import { isShort, listedVideos, pageParams, pagingOf } from "../shared/card-lists.ts";
import { videoCard } from "../shared/cards.ts";
import { noContent, ok, rowId, type Call, type Handler } from "../call.ts";
import { notHidden } from "../shared/hidden-rows.ts";
import { playbackOf } from "../video/playback.ts";

/** Shorts of one page; what a seed draws from, and how many it gives. */
const perPage = 10;
const drawnFrom = 200;
const atOnce = 20;

const shortColumns = [
  "v.track_id",
  "v.description",
  "v.media_id",
  "v.likes_count",
  "v.dislikes_count",
  "v.comments_count",
] as const;

/** Shorts that suit the call's filters, the most viewed first. */
function shortsFor(call: Call) {
  const { query } = call;
  const wanted = (name: string): number | undefined => (query[name] === undefined ? undefined : rowId(query[name]));
  const [category, channel, show] = [wanted("categoryId"), wanted("channelId"), wanted("tvShowId")];
  return listedVideos(call.context.db)
    .select(shortColumns)
    .where(isShort)
    .where("v.future_publication", "=", 0)
    .where(notHidden(call.user?.id))
    .$if(category !== undefined, (all) => all.where("v.category_id", "=", category as number))
    .$if(channel !== undefined, (all) => all.where("v.channel_id", "=", channel as number))
    .$if(show !== undefined, (all) => all.where("v.tv_show_id", "=", show as number))
    .orderBy("v.hits", "desc")
    .orderBy("v.track_id");
}

async function reactionsOf(call: Call, trackIds: readonly number[]): Promise<Map<number, "like" | "dislike">> {
  if (!call.user || trackIds.length === 0) return new Map();
  const rows = await call.context.db
    .selectFrom("video_reactions")
    .select(["track_id", "reaction"])
    .where("user_id", "=", call.user.id)
    .where("track_id", "in", [...trackIds])
    .execute();
  return new Map(rows.map((row) => [row.track_id, row.reaction === 1 ? "like" : "dislike"]));
}

type ShortRow = Awaited<ReturnType<ReturnType<typeof shortsFor>["execute"]>>[number];

/** In the shape of the spec's Short. */
async function readyToPlay(call: Call, rows: readonly ShortRow[]): Promise<unknown[]> {
  const { context } = call;
  const reactions = await reactionsOf(
    call,
    rows.map((row) => row.track_id),
  );
  return rows.map((row) => ({
    video: videoCard(context, row, "shorts"),
    description: row.description,
    playback: playbackOf(context, row, !isSold(row)),
    likes_number: row.likes_count,
    dislikes_number: row.dislikes_count,
    comments_count: row.comments_count,
    reaction: reactions.get(row.track_id) ?? null,
  }));
}

export const listShorts: Handler = async (call) => {
  const { context, query } = call;
  const { page } = pageParams(call);
  const firstId = query["videoId"] as string | undefined;
  const first =
    firstId === undefined
      ? undefined
      : await listedVideos(context.db)
          .select(shortColumns)
          .where(isShort)
          .where("v.id", "=", firstId)
          .executeTakeFirst();
  if (firstId !== undefined && !first) throw notFound();
  // The short to begin with takes the first place of the first page.
  const ahead = first && page === 1 ? [first] : [];
  const offset = (page - 1) * perPage - (first && page > 1 ? 1 : 0);
  const others = await shortsFor(call)
    .$if(first !== undefined, (all) => all.where("v.id", "<>", firstId as string))
    .limit(perPage - ahead.length + 1)
    .offset(offset)
    .execute();
  const rows = [...ahead, ...others];
  const shown = rows.slice(0, perPage);
  const filters = Object.fromEntries(
    ["videoId", "categoryId", "channelId", "tvShowId", "source"].map((name) => [
      name,
      query[name] as string | undefined,
    ]),
  );
  return ok({
    results: await readyToPlay(call, shown),
    ...pagingOf("/yappy/v4/yappypage/", { page, limit: perPage, offset }, rows, filters),
  });
};

export const listShortsCategory: Handler = async (call) => {
  const rows = await shortsFor(call).limit(drawnFrom).execute();
  if (rows.length === 0) return noContent();
  const order = createRandom(Number(call.query["seed"] ?? 1)).shuffle(rows);
  return ok({ results: await readyToPlay(call, order.slice(0, atOnce)) });
};
