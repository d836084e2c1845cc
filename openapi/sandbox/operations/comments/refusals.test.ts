// @vitest-environment node
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";

let sandbox: Sandbox;
let viewer: Visitor;
let author: Visitor;
let banned: Visitor;
beforeAll(async () => {
  sandbox = await startSmall();
  [viewer, author, banned] = (await Promise.all(
    [small.viewer, small.author, small.banned].map(({ email }) => new Visitor(sandbox).signIn(email)),
  )) as [Visitor, Visitor, Visitor];
});
afterAll(() => sandbox.close());

const comments = `/api/comments/video/${small.quietVideo}/`;
const post = async (visitor: Visitor, path: string, body: Record<string, string>) => {
  const reply = await visitor.call(path, { method: "POST", body });
  return [reply.status, reply.json()];
};
const write = async (text: string, more: Record<string, string> = {}) => {
  const reply = await viewer.call(comments, { method: "POST", body: { text, ...more } });
  return reply.json<{ id: string }>().id;
};

it("a banned person is told what they may not, why, and where the rules are", async () => {
  const text = "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила Кадра";
  const info = {
    rule_link: "/info/agreement/",
    selected_text: "нарушили правила",
    message: text,
    toast_message: text,
  };
  expect(await post(banned, comments, { text: "Пустите" })).toEqual([
    403,
    expect.objectContaining({
      code: "forbidden",
      detail: "Комментарии ограничены",
      toast_message: text,
      banned_info: info,
    }),
  ]);
  const block = `/api/comments/blocked/video/${small.quietVideo}`;
  expect((await banned.call(block)).json()).toEqual({ is_banned: true, banned_info: info });
  for (const visitor of [viewer, new Visitor(sandbox)])
    expect((await visitor.call(block)).json()).toEqual({ is_banned: false, banned_info: null });
});

it("each refusal of what is written, pinned or banned says in words why", async () => {
  const [one, two] = [await write("Один"), await write("Два")];
  const inTwo = await write("Во втором", { parent_id: two });
  expect(await post(viewer, comments, { text: "Поздно", parent_id: "987654" })).toEqual([
    404,
    expect.objectContaining({ code: "parent_deleted", detail: "Комментарий удалён" }),
  ]);
  expect(await post(viewer, comments, { text: "Не туда", parent_id: one, bro_id: inTwo })).toEqual([
    400,
    expect.objectContaining({ fields: { bro_id: "Ответ из другой ветки" } }),
  ]);
  expect(await post(author, `${comments}pin/`, { comment_id: inTwo })).toEqual([
    400,
    expect.objectContaining({ fields: { comment_id: "Закрепить можно комментарий, а не ответ" } }),
  ]);
  expect(await post(author, "/api/comments/channel/block/", { user_id: String(small.author.id) })).toEqual([
    400,
    expect.objectContaining({ fields: { user_id: "Нельзя заблокировать себя" } }),
  ]);
});

it("a complaint without words has none, and the first one of a person stays", async () => {
  const id = await write("Реклама");
  for (const body of [{ reason: "spam" }, { reason: "insult", text: "Передумал" }])
    await author.call(`/api/comments/${id}/complaint/`, { method: "POST", body });
  const kept = sandbox.context.database.query.selectFrom("complaints").select(["user_id", "reason", "text"]);
  expect(await kept.where("comment_id", "=", Number(id)).execute()).toEqual([
    { user_id: small.author.id, reason: "spam", text: "" },
  ]);
});
