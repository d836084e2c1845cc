import type { FastifyInstance } from "fastify";
import { userOfRequest } from "../auth/sessions.ts";
import { writing } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

/** Calls of the counter that come together at most. */
const maxCalls = 100;
/** Characters of one call. */
const maxCallBytes = 8192;

/**
 * The metrics counter (ANALYTICS-SEND-01), a stand-in for somebody else's: `POST /counter` with a list of its calls as plain text, as a page sends it that
 * may be gone already. They are kept as pings of the kind `counter`, each with its operation, target, record and params.
 */
export function addCounter(app: FastifyInstance, context: ServerContext): void {
  app.post("/counter", async (request, reply) => {
    reply.header("cache-control", "no-store");
    // Only our own pages count: somebody else's would count whoever they like as ours.
    if (request.headers.origin !== context.origins.shell) return reply.code(403).send();
    const calls = callsOf(request.body);
    if (calls === null) return reply.code(400).send();
    const user = await userOfRequest(context, request, Date.now());
    await writing(context, async ({ db, now }) => {
      await db
        .insertInto("log_pings")
        .values(
          calls.map((payload_json) => ({
            kind: "counter",
            payload_json,
            user_id: user?.id ?? null,
            created_ts: now(),
          })),
        )
        .execute();
    });
    return reply.code(204).send();
  });
}

/** The calls as text; null where a body is none of ours. */
function callsOf(body: unknown): string[] | null {
  let list: unknown;
  try {
    list = JSON.parse(String(body));
  } catch {
    return null;
  }
  if (!Array.isArray(list) || list.length === 0 || list.length > maxCalls) return null;
  const calls = list.filter((call) => typeof call === "object" && call !== null).map((call) => JSON.stringify(call));
  return calls.length === list.length && calls.every((call) => call.length <= maxCallBytes) ? calls : null;
}
