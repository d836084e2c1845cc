import type { FastifyInstance, FastifyRequest } from "fastify";
import { jsonColumn } from "../operations/shared/format.ts";
import { vpnSetting } from "../operations/settings/site-checks.ts";
import { html, trusted, type Markup } from "../http/html.ts";
import { writing } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

const settingsKey = "client-settings";

/** Lists of the client's settings (`settings.hideList`), with what each hides. */
const hidden = {
  hide_likes_button: "кнопку «Нравится»",
  hide_dislikes_button: "кнопку «Не нравится»",
  hide_likes_count: "число отметок «Нравится»",
  hide_dislikes_count: "число отметок «Не нравится»",
  hide_comments: "комментарии",
  hide_chat: "чат",
} as const;
/** The host's own id in those lists. */
const product = "wdp";

async function settingOf<Shape>({ database: { query } }: ServerContext, key: string): Promise<Shape | undefined> {
  const row = await query.selectFrom("settings").select("value_json").where("key", "=", key).executeTakeFirst();
  return row && jsonColumn<Shape>(row.value_json);
}

async function setSetting(context: ServerContext, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await writing(context, async ({ db }) => {
    await db
      .insertInto("settings")
      .values({ key, value_json: text })
      .onConflict((row) => row.column("key").doUpdateSet({ value_json: text }))
      .execute();
  });
}

/** The parts of /sandbox that say who seems to come through a VPN (nothing here can tell by their address), and what the site hides. */
export async function visitorSections(context: ServerContext): Promise<Markup> {
  const on = (await settingOf<{ show_banner: boolean }>(context, vpnSetting))?.show_banner === true;
  const lists = (await settingOf<Record<string, readonly string[]>>(context, settingsKey)) ?? {};
  return html`<h2>VPN</h2><p>Проверка VPN отвечает, что он ${on ? "включён" : "выключен"}.</p>
<form class="row" method="post" action="/sandbox/vpn">
<button name="on" value="${on ? "0" : "1"}">Ответить, что VPN ${on ? "выключен" : "включён"}</button></form>
<h2>Настройки сайта</h2><p class="muted">Что сайт прячет на странице видео.</p>
<form class="row" method="post" action="/sandbox/hidden">${Object.entries(hidden).map(
    ([list, what]) =>
      html`<label>Прятать ${what}<select name="${list}"><option value="">нет</option>
<option value="1"${lists[list]?.includes(product) === true && trusted(" selected")}>да</option></select></label>`,
  )}<button>Сохранить</button></form>`;
}

export function addVisitorForms(app: FastifyInstance, context: ServerContext): void {
  const fieldsOf = ({ body }: FastifyRequest) => (body ?? {}) as Record<string, unknown>;
  app.post("/sandbox/vpn", async (request, reply) => {
    await setSetting(context, vpnSetting, { show_banner: fieldsOf(request)["on"] === "1" });
    return reply.redirect("/sandbox", 303);
  });
  app.post("/sandbox/hidden", async (request, reply) => {
    const before = (await settingOf<Record<string, readonly string[]>>(context, settingsKey)) ?? {};
    const fields = fieldsOf(request);
    const lists = Object.keys(hidden).map((list) => {
      const others = (before[list] ?? []).filter((id) => id !== product);
      return [list, fields[list] === "1" ? [...others, product] : others];
    });
    await setSetting(context, settingsKey, Object.fromEntries(lists));
    return reply.redirect("/sandbox", 303);
  });
}
