import type { FastifyInstance } from "fastify";
import { vpnSetting } from "../operations/site-checks.ts";
import { html, type Markup } from "./html.ts";
import { writing, type ServerContext } from "./options.ts";

async function isOn({ database: { query } }: ServerContext): Promise<boolean> {
  const row = await query.selectFrom("settings").select("value_json").where("key", "=", vpnSetting).executeTakeFirst();
  return row !== undefined && (JSON.parse(row.value_json) as { show_banner: boolean }).show_banner;
}

/** The part of /sandbox that says whether visitors seem to come through a VPN: nothing here can tell by their address. */
export async function vpnSection(context: ServerContext): Promise<Markup> {
  const on = await isOn(context);
  return html`<h2>VPN</h2><p>Проверка VPN отвечает, что он ${on ? "включён" : "выключен"}.</p>
<form class="row" method="post" action="/sandbox/vpn"><button name="on" value="${on ? "0" : "1"}">${on ? "Ответить, что VPN выключен" : "Ответить, что VPN включён"}</button></form>`;
}

export function addVpnForm(app: FastifyInstance, context: ServerContext): void {
  app.post("/sandbox/vpn", async (request, reply) => {
    const value = JSON.stringify({ show_banner: (request.body as Record<string, unknown> | null)?.["on"] === "1" });
    await writing(context, async ({ db }) => {
      await db.insertInto("settings").values({ key: vpnSetting, value_json: value }).onConflict((row) => row.column("key").doUpdateSet({ value_json: value })).execute();
    });
    return reply.redirect("/sandbox", 303);
  });
}
