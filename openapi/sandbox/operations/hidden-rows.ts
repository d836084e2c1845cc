import { sql, type RawBuilder, type SqlBool } from "kysely";

/**
 * For queries that join videos as v and offer them to somebody (feeds, recommendations, search): leaves out what this person
 * hid. Lists that a person made (history, watch later, liked) keep everything.
 */
export function notHidden(userId: number | undefined): RawBuilder<SqlBool> {
  if (userId === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`not exists (select 1 from hidden_videos hv where hv.user_id = ${userId} and hv.track_id = ${sql.ref("v.track_id")})`;
}
