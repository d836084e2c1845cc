import { sql } from "kysely";
import { ok, type Handler } from "../call.ts";
import { isoTime, mediaUrl } from "../shared/format.ts";

export const getBranding: Handler = async (call) => {
  const { context, query } = call;
  const now = context.now();
  const showcase = query["showcase"] as string | undefined;
  const row = await context.db
    .selectFrom("brandings")
    .selectAll()
    .where("type", "=", String(query["type"] ?? "catalog"))
    .where((eb) =>
      eb.or([eb("showcase", "is", null), ...(showcase === undefined ? [] : [eb("showcase", "=", showcase)])]),
    )
    .where("start_ts", "<=", now)
    .where((eb) => eb.or([eb("end_ts", "is", null), eb("end_ts", ">", now)]))
    // The showcase's own one before the one of every showcase.
    .orderBy(sql`case when showcase is null then 1 else 0 end`)
    .orderBy("order_number")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!row) return ok({ result: null });
  return ok({
    result: {
      id: String(row.id),
      type: row.type,
      showcase: row.showcase,
      title: row.title,
      picture: mediaUrl(context, row.picture),
      ...(row.picture_mobile === null ? {} : { picture_mobile: mediaUrl(context, row.picture_mobile) }),
      background_color: row.background_color,
      text_color: row.text_color,
      url: row.url,
      target_blank: row.target_blank === 1,
      end_ts: row.end_ts === null ? null : isoTime(row.end_ts),
    },
  });
};
