import { noContent, type Call, type Handler } from "./call.ts";

/** Pings that are kept; the oldest go. */
const mostKept = 50_000;

/** Keeps a ping once it is answered: nobody waits for it (a failed one is silent and not repeated). */
function ping(kind: "events" | "stat_reg" | "playlist"): Handler {
  return (call: Call) => ({
    ...noContent(),
    async afterwards({ db, now }) {
      const { id } = await db
        .insertInto("log_pings")
        .values({ kind, payload_json: JSON.stringify(call.query), user_id: call.user?.id ?? null, created_ts: now() })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (id % 1000 === 0) await db.deleteFrom("log_pings").where("id", "<=", id - mostKept).execute();
    },
  });
}

export const logEvent: Handler = ping("events");
export const logStatReg: Handler = ping("stat_reg");
export const logPlaylist: Handler = ping("playlist");
