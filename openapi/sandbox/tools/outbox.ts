import type { FastifyInstance } from "fastify";
import { isoTime } from "../operations/shared/format.ts";
import { html, type Markup } from "../http/html.ts";
import { table } from "../http/markup.ts";
import { reading } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

interface Sent {
  readonly way: string;
  readonly user_id: string;
  readonly address: string | null;
  readonly reason: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly created_ts: string;
}

const lastSent = (context: ServerContext, userId: number | undefined, count: number): Promise<Sent[]> =>
  reading(context, async ({ db }) => {
    const rows = await db
      .selectFrom("outbox")
      .select(["way", "user_id", "address", "reason", "title", "text", "link", "created_ts"])
      .$if(userId !== undefined, (all) => all.where("user_id", "=", userId ?? 0))
      .orderBy("id", "desc")
      .limit(count)
      .execute();
    return rows.map((row) => ({ ...row, user_id: String(row.user_id), created_ts: isoTime(row.created_ts) }));
  });

const wayNames: Readonly<Record<string, string>> = { email: "письмо", push: "пуш" };

/** The newest letters and pushes of notifications, for the person at /sandbox. */
export async function outboxSection(context: ServerContext): Promise<Markup> {
  const rows = (await lastSent(context, undefined, 20)).map(
    ({ way, user_id, address, title, text, link, created_ts }) =>
      html`<tr><td>${wayNames[way] ?? way}</td><td>${address ?? `человек ${user_id}`}</td><td>${title}</td>
<td><a href="${link}">${text}</a></td><td>${created_ts}</td></tr>`,
  );
  return html`<h2>Исходящие уведомления</h2>
<p class="muted">Письма и пуши, которые люди включили в настройках уведомлений.
Письма никуда не уходят, пуши уходят в браузеры, где их включили.</p>${
    rows.length > 0
      ? table(["Способ", "Кому", "О чём", "Что", "Когда"], rows)
      : html`<p class="muted">Ничего не отправлено.</p>`
  }`;
}

/** `/sandbox/outbox.json?user_id=&limit=`: the same for tests, newest first. Not in production: it holds addresses. */
export function addOutbox(app: FastifyInstance, context: ServerContext): void {
  if (context.mode === "production") return;
  app.get("/sandbox/outbox.json", async (request, reply) => {
    const { user_id: user, limit } = request.query as { user_id?: unknown; limit?: unknown };
    const count = Math.min(1000, Math.max(1, Math.floor(Number(limit ?? 100)) || 100));
    return reply.header("cache-control", "no-store").send({
      results: await lastSent(context, typeof user === "string" ? Math.floor(Number(user)) || 0 : undefined, count),
    });
  });
}
