import { notFound } from "../http/problems.ts";
import { cardColumns, videoCard, type CardRow } from "./cards.ts";
import { noContent, ok, requireUser, type Handler } from "./call.ts";
import { isoTime, pageLink } from "./format.ts";
import { findVideo } from "./video-rows.ts";

export const listHistory: Handler = (call) => {
  const { context, query } = call;
  const user = requireUser(call);
  const page = Number(query["page"] ?? 1);
  const limit = Number(query["limit"] ?? 20);
  const only = (query["origin_type"] as string | undefined) ?? null;
  const except = (query["origin_type_exclude"] as string | undefined) ?? null;
  const rows = context.db
    .prepare(
      `SELECT ${cardColumns}, h.watched_ts, h.position FROM history h JOIN videos v ON v.track_id = h.track_id JOIN channels ch ON ch.id = v.channel_id
       WHERE h.user_id = ? AND h.is_listed = 1 AND (? IS NULL OR v.origin_type = ?) AND (? IS NULL OR v.origin_type <> ?)
       ORDER BY h.watched_ts DESC LIMIT ? OFFSET ?`,
    )
    .all(user.id, only, only, except, except, limit + 1, (page - 1) * limit) as unknown as Array<CardRow & { watched_ts: number; position: number }>;
  const hasNext = rows.length > limit;
  return ok({
    results: rows.slice(0, limit).map((row) => ({ video: videoCard(context, row), watched_ts: isoTime(row.watched_ts), position: Math.floor(row.position) })),
    has_next: hasNext,
    next: hasNext
      ? pageLink("/api/video/history/", { page: page + 1, limit, origin_type: only ?? undefined, origin_type_exclude: except ?? undefined })
      : null,
    page,
    per_page: limit,
  });
};

export const clearHistory: Handler = (call) => {
  call.context.db.prepare("UPDATE history SET is_listed = 0 WHERE user_id = ?").run(requireUser(call).id);
  return noContent();
};

export const removeFromHistory: Handler = (call) => {
  const user = requireUser(call);
  const trackId = findVideo(call.context, call.params["id"] ?? "")?.track_id ?? 0;
  const { changes } = call.context.db.prepare("UPDATE history SET is_listed = 0 WHERE user_id = ? AND track_id = ? AND is_listed = 1").run(user.id, trackId);
  if (Number(changes) === 0) throw notFound();
  return noContent();
};
