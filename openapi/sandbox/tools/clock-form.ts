import type { FastifyInstance } from "fastify";
import { html, type Markup } from "../http/html.ts";
import type { ServerContext } from "../context.ts";

const steps = [
  ["+1h", "+1 час"],
  ["+1d", "+1 день"],
  ["+1mo", "+1 месяц"],
] as const;

const written = new Intl.DateTimeFormat("ru", { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" });

/** The part of /sandbox that moves the clock. */
export function clockSection({ clock }: ServerContext): Markup {
  const now = clock.now();
  const iso = new Date(now).toISOString();
  const isMoved = clock.offset !== 0;
  return html`<h2>Часы</h2>
<p>В песочнице <time datetime="${iso}">${written.format(now)}</time> UTC, ${isMoved ? "часы переведены" : "настоящее время"}.
<span class="muted">Аренды и подписки кончаются по этим часам; вход в аккаунт живёт по настоящим.
В тестах одному запросу часы переводит заголовок <code>x-kadr-clock: +3d</code>.</span></p>
<form class="row" method="post" action="/sandbox/clock">${steps.map(([to, name]) => html`<button name="to" value="${to}">${name}</button>`)}</form>
<form class="row clock" method="post" action="/sandbox/clock">
<label>Дата и время (UTC)<input name="date" type="datetime-local" required value="${iso.slice(0, 16)}"></label><button>Перевести</button></form>
${isMoved && html`<form class="row clock" method="post" action="/sandbox/clock"><button name="to" value="real">Вернуть настоящее время</button></form>`}`;
}

export function addClockForms(app: FastifyInstance, { clock }: ServerContext): void {
  app.post("/sandbox/clock", async (request, reply) => {
    const { to, date } = (request.body ?? {}) as Record<string, unknown>;
    const text = typeof to === "string" ? to : typeof date === "string" ? date : "";
    if (await clock.move(text === "real" ? null : text)) return reply.redirect("/sandbox", 303);
    return reply.code(400).type("text/plain; charset=utf-8").send("Это не время\n");
  });
}
