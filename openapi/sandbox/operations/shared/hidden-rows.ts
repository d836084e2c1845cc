import { sql, type RawBuilder, type SqlBool } from "kysely";

/**
 * For queries that join videos as v (or another name) and offer them to somebody (feeds, recommendations, search): leaves out what
 * this person hid. Lists that a person made (history, watch later, liked) keep everything.
 */
export function notHidden(userId: number | undefined, videos = "v"): RawBuilder<SqlBool> {
  if (userId === undefined) return sql<SqlBool>`1 = 1`;
  // Read once a query, at most a thousand ids; a look for each row would be dear where many are put in order.
  return sql<SqlBool>`${sql.ref(`${videos}.track_id`)} not in (select hv.track_id from hidden_videos hv where hv.user_id = ${userId})`;
}
