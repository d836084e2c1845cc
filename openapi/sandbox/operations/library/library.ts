import type { OriginType } from "../../db/schema.ts";
import { notFound } from "../../http/problems.ts";
import { cardColumns, videoCard } from "../shared/cards.ts";
import { noContent, ok, requireUser, type Call, type Handler, type OperationResponse } from "../call.ts";
import { isoTime, pageLink } from "../shared/format.ts";
import { listedFor } from "../video/video-access.ts";

export const listHistory: Handler = async (call) => {
  const { context, query } = call;
  const user = requireUser(call);
  const page = Number(query["page"] ?? 1);
  const limit = Number(query["limit"] ?? 20);
  const only = query["origin_type"] as OriginType | undefined;
  const except = query["origin_type_exclude"] as OriginType | undefined;
  const rows = await context.db
    .selectFrom("history as h")
    .innerJoin("videos as v", "v.track_id", "h.track_id")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select([...cardColumns, "h.watched_ts", "h.position"])
    .where("h.user_id", "=", user.id)
    .where("h.is_listed", "=", 1)
    .where(listedFor(user.id))
    .$if(only !== undefined, (rows) => rows.where("v.origin_type", "=", only as OriginType))
    .$if(except !== undefined, (rows) => rows.where("v.origin_type", "<>", except as OriginType))
    .orderBy("h.watched_ts", "desc")
    .orderBy("h.track_id")
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
  const hasNext = rows.length > limit;
  return ok({
    results: rows.slice(0, limit).map((row) => ({
      video: videoCard(context, row),
      watched_ts: isoTime(row.watched_ts),
      position: Math.floor(row.position),
    })),
    has_next: hasNext,
    next: hasNext
      ? pageLink("/api/video/history/", { page: page + 1, limit, origin_type: only, origin_type_exclude: except })
      : null,
    page,
    per_page: limit,
  });
};

export const clearHistory: Handler = async (call) => {
  await call.context.db
    .updateTable("history")
    .set({ is_listed: 0 })
    .where("user_id", "=", requireUser(call).id)
    .execute();
  return noContent();
};

/** Lists one watched video or takes it off the list. The row stays, with its moment and position, so that a removal can be undone. */
async function list(call: Call, isListed: 0 | 1, before: readonly (0 | 1)[]): Promise<OperationResponse> {
  const user = requireUser(call);
  const { numUpdatedRows } = await call.context.db
    .updateTable("history")
    .set({ is_listed: isListed })
    .where("user_id", "=", user.id)
    .where("track_id", "=", (from) =>
      from
        .selectFrom("videos")
        .select("track_id")
        .where("id", "=", call.params["id"] ?? ""),
    )
    .where("is_listed", "in", before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  return noContent();
}

export const removeFromHistory: Handler = (call) => list(call, 0, [1]);

export const restoreToHistory: Handler = (call) => list(call, 1, [0, 1]);
