import { noContent, type Call, type Handler } from "../call.ts";

/** Keeps a ping once it is answered: nobody waits for it (a failed one is silent and not repeated). How long: schedule/retention.ts. */
function ping(kind: "events" | "stat_reg" | "playlist"): Handler {
  return (call: Call) => ({
    ...noContent(),
    async afterwards({ db, now }) {
      await db
        .insertInto("log_pings")
        .values({ kind, payload_json: JSON.stringify(call.query), user_id: call.user?.id ?? null, created_ts: now() })
        .execute();
    },
  });
}

export const logEvent: Handler = ping("events");
export const logStatReg: Handler = ping("stat_reg");
export const logPlaylist: Handler = ping("playlist");
