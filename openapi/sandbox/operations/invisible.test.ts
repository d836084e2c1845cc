// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor, type Reply } from "../testing/visitor.ts";

let sandbox: Sandbox;
let author: Visitor;
beforeAll(async () => {
  sandbox = await startSmall();
  author = await new Visitor(sandbox).signIn(small.author.email);
});
afterAll(() => sandbox.close());

/** A form of the studio, with the token that its page has. */
async function studio(page: string, fields: Record<string, string>): Promise<Reply> {
  const { text } = await author.request(page, { host: "studio" });
  const token = /name="_token" value="([^"]+)"/.exec(text)?.[1] ?? "";
  return author.request(page, { host: "studio", method: "POST", form: { _token: token, ...fields } });
}

/** The kinds: `hasVisible` has the table of all (openapi/pages/visible.test.ts). */
describe.each([
  ["a zero-width space", "\u200B"],
  ["a word joiner", "\u2060"],
  ["an empty braille pattern", "\u2800"],
  ["a filler of Hangul", "\u3164"],
  ["a lone combining mark", "\u0301"],
  ["several of them among blanks", " \u200B\u2060 \u2800\u3164\u0301 "],
])("a text of %s", (_what, unseen) => {
  const comments = `/api/comments/video/${small.video}/`;
  const refused = (field: string) => ({ code: "validation", fields: { [field]: expect.any(String) as unknown } });

  it("is no comment, also not one that is changed", async () => {
    expect((await author.call(comments, { method: "POST", body: { text: unseen } })).json()).toMatchObject(
      refused("text"),
    );
    const { id } = (await author.call(comments, { method: "POST", body: { text: `${unseen}Видно` } })).json<{
      id: string;
    }>();
    expect(
      (await author.call(`/api/comments/${id}/`, { method: "PATCH", body: { text: unseen } })).json(),
    ).toMatchObject(refused("text"));
  });

  it("is no name, at registering and in the profile", async () => {
    expect(
      (await author.call("/api/profile/user/", { method: "PATCH", body: { first_name: unseen } })).json(),
    ).toMatchObject(refused("first_name"));
    const page = await new Visitor(sandbox).sendForm("/multipass/register/", {
      name: unseen,
      email: "unseen@kadr.example",
      password: "длинный пароль",
    });
    expect([page.headers.location, /id="name-error"/.test(page.text)]).toEqual([undefined, true]);
  });

  it("is nothing to say in a chat, or of a problem", async () => {
    expect((await author.call("/api/forms/problem/", { method: "POST", body: { text: unseen } })).json()).toMatchObject(
      refused("text"),
    );
    expect(
      (await author.call(`/api/livestream/chat/${small.video}/`, { method: "POST", body: { text: unseen } })).json(),
    ).toMatchObject(refused("text"));
  });

  it("is no title of a playlist", async () => {
    const page = await studio("/playlist/new/", { title: unseen, description: "" });
    expect([page.headers.location, page.text.includes('id="title-error"')]).toEqual([undefined, true]);
  });
});
