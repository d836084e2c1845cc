import { confirmAddress, takeLetter } from "../auth/accounts.ts";
import formBody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { parseFault, type FaultName } from "../faults/kinds.ts";
import { addClockForms, clockSection } from "./clock-form.ts";
import { moneySection } from "../payment/sandbox-section.ts";
import { html, trusted, type Markup } from "../http/html.ts";
import { opening, table } from "../http/markup.ts";
import { isAtThisMachine } from "../http/local-peer.ts";
import { addPings, pingsSection } from "./pings.ts";
import { addOutbox, outboxSection } from "./outbox.ts";
import { assertSameOrigin } from "../http/same-origin.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { newNonce } from "../http/nonce.ts";
import type { OpenApiDocument } from "../calls/spec.ts";
import { addVisitorForms, visitorSections } from "./visitor-forms.ts";
import { writing } from "../transactions.ts";
import type { ServerContext } from "../context.ts";

const styles = `
:root{color-scheme:light dark;--line:light-dark(oklch(85% .01 270),oklch(35% .01 270));
  --muted:light-dark(oklch(48% .015 270),oklch(74% .012 270));
  --accent:light-dark(oklch(50% .21 277),oklch(74% .14 277))}
body{margin:0 auto;max-width:960px;padding:32px 24px 64px;font:16px/24px system-ui,sans-serif;
  background:light-dark(oklch(99% .002 270),oklch(17% .008 270));color:light-dark(oklch(21% .01 270),oklch(96% .004 270))}
h1{font-size:32px;line-height:40px;margin:0 0 8px}h2{font-size:20px;line-height:28px;margin:40px 0 12px}
p{margin:0 0 12px}.muted{color:var(--muted)}.scroll+.scroll,form+.scroll{margin-block-start:24px}form.clock{margin-block-start:16px}a{color:var(--accent)}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:8px 16px 8px 0;border-bottom:1px solid var(--line);vertical-align:middle}
th{font-weight:600}.scroll{overflow-x:auto}
form.row{display:flex;flex-wrap:wrap;gap:12px;align-items:end}label{display:flex;flex-direction:column;gap:4px;font-size:14px;line-height:20px}
select,input,button{font:inherit;min-height:40px;border-radius:8px;border:1px solid var(--muted);padding:0 12px;
  background:transparent;color:inherit;max-width:100%}
option{background:Canvas;color:CanvasText}
button{cursor:pointer;border-color:var(--accent);color:var(--accent);font-weight:600}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}code{font:14px/20px ui-monospace,monospace}
`;

const accounts = [
  ["zritel@kadr.example", "зритель"],
  ["avtor@kadr.example", "автор канала с 5000 комментариев"],
  ["zabanen@kadr.example", "заблокирован в этом канале"],
] as const;

const faultNames: Readonly<Record<FaultName, string>> = {
  offline: "соединение закрывается сразу",
  reset: "соединение сбрасывается",
  "no-answer": "ответа нет совсем",
  "slow-drip": "верный ответ по капле",
  "cut-body": "обрыв посреди тела",
  status: "ответ с этим кодом",
  "401": "сессии нет",
  "403": "нельзя",
  "404": "не найдено",
  "409": "конфликт",
  "410": "перемещено",
  "422": "отказано",
  "429": "слишком часто, без Retry-After",
  "429-retry-after": "слишком часто, с Retry-After",
  "500": "внутренняя ошибка",
  "503": "недоступно",
  "malformed-json": "не JSON",
  "empty-200": "пустой ответ 200",
  "html-200": "страница HTML вместо ответа",
  "wrong-shape": "JSON другой формы",
  duplicate: "запрос доставлен дважды",
  "out-of-order": "ответ обгоняет следующий",
  "commit-lost": "выполнено, ответ потерян",
  "huge-body": "20 МБ до конца ответа",
};

function operationIds(document: OpenApiDocument): string[] {
  const operations = Object.values(document.paths).flatMap(
    (methods) => Object.values(methods) as Array<{ operationId?: string }>,
  );
  return operations.flatMap((operation) => (operation.operationId === undefined ? [] : [operation.operationId])).sort();
}

const aboutTaken = "кто-то указал вашу почту: если это вы, войдите или задайте новый пароль";
const aboutReset = "код для входа или нового пароля";

async function letterRows({ database: { query } }: ServerContext): Promise<Markup[]> {
  const letters = await query
    .selectFrom("letters")
    .select(["id", "email", "kind", "code", "is_taken"])
    .where("used", "=", 0)
    .orderBy("id", "desc")
    .limit(20)
    .execute();
  return letters.map(
    ({ id, email, kind, code, is_taken: isTaken }) => html`<tr><td>${email}</td>
<td>${isTaken === 1 ? aboutTaken : kind === "reset" ? aboutReset : "подтверждение почты"}</td><td><code>${code}</code></td>
<td>${
      kind === "confirm" &&
      isTaken === 0 &&
      html`<form method="post" action="/sandbox/confirm">
<input type="hidden" name="id" value="${id}"><button>Подтвердить почту</button></form>`
    }</td></tr>`,
  );
}

function faultRows(context: ServerContext): Markup[] {
  return [...context.faults.list()].map(
    ([
      operation,
      { kind, argument, remaining },
    ]) => html`<tr><td><code>${operation}</code></td><td>${kind}${argument !== undefined && `;${argument}`}</td>
<td>${remaining === Infinity ? "пока не снят" : `ещё ${remaining}`}</td>
<td><form method="post" action="/sandbox/faults"><input type="hidden" name="operation" value="${operation}">
<button name="do" value="clear" aria-label="Снять сбой ${operation}">Снять</button></form></td></tr>`,
  );
}

async function page(context: ServerContext, operations: readonly string[], nonce: string): Promise<string> {
  const faults = faultRows(context);
  const letters = await letterRows(context);
  const money = await moneySection(context);
  const count = async (table: "videos" | "channels"): Promise<number> => {
    const { n } = await context.database.query
      .selectFrom(table)
      .select((to) => to.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    return n;
  };
  const seed = { videos: await count("videos"), channels: await count("channels") };
  return html`${opening()}
<title>Песочница Кадра</title><link rel="icon" href="data:,"><style nonce="${nonce}">${trusted(styles)}</style></head><body><main>
<h1>Песочница</h1><p><a href="/">На главную</a>${context.hasDocs && html` · <a href="${context.origins.docs}/">Описание вызовов</a>`}</p>
<h2>Учётные записи</h2><p class="muted">Пароль у всех: <code>kadr-demo</code></p>
${table(
  ["Почта", "Кто это"],
  accounts.map(([email, who]) => html`<tr><td><code>${email}</code></td><td>${who}</td></tr>`),
)}
${clockSection(context)}
${money}
${await visitorSections(context)}
<h2>Сбои</h2>
<p class="muted">Операция отвечает так, пока сбой не снят или не исчерпан. В тестах то же делает заголовок <code>x-kadr-fault: вид;число</code>.</p>
<form class="row" method="post" action="/sandbox/faults">
<label>Операция<select name="operation"><option value="*">все</option>${operations.map((id) => html`<option>${id}</option>`)}</select></label>
<label>Вид<select name="kind">${Object.entries(faultNames).map(([kind, name]) => html`<option value="${kind}">${kind}: ${name}</option>`)}</select></label>
<label>Число<input name="argument" inputmode="numeric" size="6"></label>
<label>Сколько раз<input name="times" inputmode="numeric" size="6" placeholder="всегда"></label>
<button name="do" value="set">Включить</button></form>
${faults.length > 0 && table(["Операция", "Сбой", "Сколько", "Действие"], faults)}
<h2>Письма</h2>${
    letters.length > 0 ? table(["Кому", "О чём", "Код", "Действие"], letters) : html`<p class="muted">Писем нет.</p>`
  }
${await outboxSection(context)}
${await pingsSection(context)}
<h2>Данные</h2><p>${seed.videos} видео, ${seed.channels} каналов. Папка: <code>${context.dataFolder}</code></p>
</main></body></html>`.text;
}

/** /sandbox: faults by hand, demo accounts, letters, where the data lives. */
export async function addSandboxPage(
  shell: FastifyInstance,
  context: ServerContext,
  document: OpenApiDocument,
): Promise<void> {
  if (!context.hasSandbox) return;
  const operations = operationIds(document);
  await shell.register(async (app) => {
    await app.register(formBody, { bodyLimit: 8 * 1024 });
    app.addHook("onRequest", async (request, reply) => {
      reply.headers(securityHeaders("sandboxPage", context.origins, newNonce()));
      if (!isAtThisMachine(context, request.raw))
        return reply.code(404).type("text/plain; charset=utf-8").send("Здесь ничего нет\n");
      assertSameOrigin(request.method, request.headers, context.origins.shell);
    });
    app.get("/sandbox", async (_request, reply) => {
      const nonce = newNonce();
      return reply
        .headers({ ...securityHeaders("sandboxPage", context.origins, nonce), "cache-control": "no-store" })
        .type("text/html; charset=utf-8")
        .send(await page(context, operations, nonce));
    });
    addPings(app, context);
    addOutbox(app, context);
    app.post("/sandbox/faults", (request, reply) => {
      const fields = (request.body ?? {}) as Record<string, string>;
      const operation = fields["operation"] ?? "";
      if (operation !== "*" && !operations.includes(operation))
        return reply.code(400).type("text/plain; charset=utf-8").send("Нет такой операции\n");
      const fault = parseFault(`${fields["kind"] ?? ""};${fields["argument"] ?? ""}`);
      const times = Number(fields["times"] ?? "");
      if (fields["do"] === "clear") context.faults.clear(operation);
      else if (fault) context.faults.set(operation, fault, Number.isInteger(times) && times > 0 ? times : Infinity);
      else return reply.code(400).type("text/plain; charset=utf-8").send("Нет такого сбоя\n");
      return reply.redirect("/sandbox", 303);
    });
    addClockForms(app, context);
    addVisitorForms(app, context);
    app.post("/sandbox/confirm", async (request, reply) => {
      const id = Number((request.body as Record<string, string> | null)?.["id"] ?? 0);
      await writing(context, async ({ db }) => {
        const letter = await takeLetter(db, Number.isSafeInteger(id) ? id : 0);
        if (letter?.kind === "confirm" && letter.is_taken === 0 && letter.user_id !== null)
          await confirmAddress(db, letter.user_id, letter.email);
      });
      return reply.redirect("/sandbox", 303);
    });
    app.setErrorHandler((error, _request, reply) => {
      const status =
        (error as { status?: number; statusCode?: number }).status ??
        (error as { statusCode?: number }).statusCode ??
        500;
      return reply
        .code(status)
        .type("text/plain; charset=utf-8")
        .send(status >= 500 ? "Внутренняя ошибка\n" : "Запрос отклонён\n");
    });
  });
}
