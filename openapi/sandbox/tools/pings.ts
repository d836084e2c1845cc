import type { FastifyInstance } from "fastify";
import { isoTime } from "../operations/shared/format.ts";
import { html, type Markup } from "../http/html.ts";
import { table } from "../http/markup.ts";
import { reading } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

interface Ping {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly user_id: string | null;
  readonly created_ts: string;
}

const lastPings = (context: ServerContext, kind: string | undefined, count: number): Promise<Ping[]> =>
  reading(context, async ({ db }) => {
    const rows = await db
      .selectFrom("log_pings")
      .select(["kind", "payload_json", "user_id", "created_ts"])
      .$if(kind !== undefined, (all) => all.where("kind", "=", kind ?? ""))
      .orderBy("id", "desc")
      .limit(count)
      .execute();
    return rows.map((row) => ({
      kind: row.kind,
      payload: JSON.parse(row.payload_json) as Ping["payload"],
      user_id: row.user_id === null ? null : String(row.user_id),
      created_ts: isoTime(row.created_ts),
    }));
  });

/** The newest pings of the log host and the pixel, for the person at /sandbox. */
export async function pingsSection(context: ServerContext): Promise<Markup> {
  const pings = await lastPings(context, undefined, 20);
  const rows = pings.map(
    ({ kind, payload, user_id, created_ts }) =>
      html`<tr><td><code>${kind}</code></td><td>${user_id ?? "гость"}</td><td>${created_ts}</td><td><code>${JSON.stringify(payload)}</code></td></tr>`,
  );
  return html`<h2>Журнал событий</h2>${
    rows.length > 0 ? table(["Вид", "Кто", "Когда", "Что"], rows) : html`<p class="muted">Событий нет.</p>`
  }`;
}

/** `/sandbox/pings.json?kind=&limit=`: the same for tests, newest first. Not in production: pings say what people did. */
export function addPings(app: FastifyInstance, context: ServerContext): void {
  if (context.mode === "production") return;
  app.get("/sandbox/pings.json", async (request, reply) => {
    const { kind, limit } = request.query as { kind?: string; limit?: string };
    const count = Math.min(1000, Math.max(1, Math.floor(Number(limit ?? 100)) || 100));
    return reply
      .header("cache-control", "no-store")
      .send({ results: await lastPings(context, typeof kind === "string" ? kind : undefined, count) });
  });
}
