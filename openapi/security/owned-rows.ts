import { sql } from "kysely";
import type { World } from "../contract/world.ts";

/** Written because somebody did something to the owner (told, sent, counted), or without anybody's wish: when a session was last seen. */
const follows = new Set(["sessions", "letters", "notifications", "notification_actors", "outbox", "log_pings"]);
/** Of a comment what its author made; others like it and answer it. */
const columnsOf = (table: string) =>
  sql.raw(table === "comments" ? "id, text, track_id, parent_id, bro_id, state, edited_ts" : "*");

/** Reads all that is somebody's: a table that has a `user_id` is covered by being there. */
export async function ownedRows(w: World): Promise<(userId: number) => Promise<Record<string, string>>> {
  const { rows } = await sql<{
    name: string;
  }>`select t.name from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and c.name = 'user_id'`.execute(
    w.db,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !follows.has(name));
  return async (userId) => {
    const read = async (table: string, key: string): Promise<[string, string]> => {
      const found =
        await sql`select ${columnsOf(table)} from ${sql.table(table)} where ${sql.ref(key)} = ${userId}`.execute(w.db);
      return [
        table,
        JSON.stringify(found.rows, (_, value: unknown) => (value instanceof Uint8Array ? value.length : value)),
      ];
    };
    return Object.fromEntries(
      await Promise.all([
        ...tables.map((table) => read(table, "user_id")),
        read("users", "id"),
        read("channels", "id"),
      ]),
    );
  };
}
