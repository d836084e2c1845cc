import { notFound } from "../../http/problems.ts";
import { noContent, ok, requireUser, rowId, type Handler } from "../call.ts";
import { authorOf } from "../shared/cards.ts";
import { isoTime, pageLink } from "../shared/format.ts";
import { shownName } from "../shared/removed-user.ts";

export const listBans: Handler = async (call) => {
  const { context, query } = call;
  const user = requireUser(call);
  const page = Number(query["page"] ?? 1);
  const limit = Number(query["limit"] ?? 50);
  const rows = await context.db
    .selectFrom("blocks as b")
    .innerJoin("users as u", "u.id", "b.user_id")
    .leftJoin("channels as ch", "ch.id", "u.id")
    .select(["u.id", "u.name", "u.avatar", "u.blocked_until_ts", "ch.is_official", "b.created_ts"])
    .where("b.channel_id", "=", user.id)
    .orderBy("b.created_ts", "desc")
    .orderBy("b.user_id", "desc")
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
  const hasNext = rows.length > limit;
  return ok({
    results: rows.slice(0, limit).map((row) => {
      const { name, isRemoved } = shownName(context, { name: row.name, blockedUntil: row.blocked_until_ts });
      return {
        user: authorOf(context, {
          id: row.id,
          name,
          avatar: isRemoved ? null : row.avatar,
          is_official: isRemoved ? 0 : row.is_official,
        }),
        created_ts: isoTime(row.created_ts),
      };
    }),
    has_next: hasNext,
    next: hasNext ? pageLink("/api/comments/channel/block/", { page: page + 1, limit }) : null,
    page,
    per_page: limit,
  });
};

export const liftBan: Handler = async (call) => {
  const user = requireUser(call);
  const { numDeletedRows } = await call.context.db
    .deleteFrom("blocks")
    .where("channel_id", "=", user.id)
    .where("user_id", "=", rowId(call.params["userId"]))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  return noContent();
};
