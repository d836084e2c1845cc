// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertRows } from "../../db/insert-rows.ts";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";
import { notifyNewVideo } from "./notifications-create.ts";
import { writing } from "../../transactions.ts";

interface Notification {
  task_id: string;
  target_id: string;
  user_reason: string;
  was_read: boolean;
  count: number;
  target_data: { title: string; text: string; link: string };
}
interface Page {
  results: Notification[];
  has_next: boolean;
  next: string | null;
}

let sandbox: Sandbox;
let viewer: Visitor;
let author: Visitor;
let other: Visitor;
beforeAll(async () => {
  sandbox = await startSmall();
  [viewer, author, other] = (await Promise.all(
    [small.viewer, small.author, small.other].map(({ email }) => new Visitor(sandbox).signIn(email)),
  )) as [Visitor, Visitor, Visitor];
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  for (const who of [viewer, author, other]) await who.call("/api/v5/notifications/", { method: "DELETE" });
});

const page = async (who: Visitor, query = ""): Promise<Page> =>
  (await who.call(`/api/v5/notifications/${query}`)).json<Page>();
const list = async (who: Visitor): Promise<Notification[]> => (await page(who)).results;
const bell = async (who: Visitor): Promise<number> =>
  (await who.call("/api/v5/notifications/count/")).json<{ count: number }>().count;
const write = async (who: Visitor, body: Record<string, string>): Promise<string> => {
  const reply = await who.call(`/api/comments/video/${small.quietVideo}/`, { method: "POST", body });
  expect(reply.status, reply.text).toBe(201);
  return reply.json<{ id: string }>().id;
};
const like = (who: Visitor, id: string) =>
  who.call(`/api/comments/${id}/reactions/`, { method: "PUT", body: { reaction: "like" } });
const settings = (who: Visitor, version: "v4" | "v5", body: Record<string, boolean>) =>
  who.call(`/api/${version}/notifications/settings/`, { method: "PATCH", body });
const read = (who: Visitor, { task_id: task, target_id: target }: Notification) =>
  who.call(`/api/v5/notifications/${task}/${target}/read/`, { method: "PATCH" });

describe("what people are told of", () => {
  it("an answer, once, with a way to it; not of one's own", async () => {
    const root = await write(viewer, { text: "Кто-нибудь был там в октябре?" });
    const answer = await write(other, { text: "Был. Берите тёплые вещи.", parent_id: root });
    await write(viewer, { text: "Спасибо!", parent_id: root });
    const [first, ...rest] = await list(viewer);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      user_reason: "answer",
      target_id: small.quietVideo,
      was_read: false,
      count: 1,
      target_data: {
        title: "Другой отвечает на ваш комментарий",
        text: "Был. Берите тёплые вещи.",
        link: `/video/${small.quietVideo}/?comment_id=${answer}`,
      },
    });
    await other.call(`/api/comments/${answer}/`, { method: "DELETE" });
    expect(await list(viewer)).toEqual([]);
  });

  it("an answer to one's answer, beside the one whose thread it is", async () => {
    const root = await write(viewer, { text: "Вопрос" });
    const first = await write(other, { text: "Ответ", parent_id: root });
    await write(author, { text: "Уточнение", parent_id: root, bro_id: first, bro_user_id: String(small.other.id) });
    expect((await list(other)).map((one) => one.user_reason)).toEqual(["answer"]);
    expect((await list(viewer)).map((one) => one.target_data.text)).toEqual(["Уточнение", "Ответ"]);
  });

  it("likes of a comment, told together, each person's once; never a dislike", async () => {
    const id = await write(viewer, { text: "Нравится?" });
    await like(other, id);
    await other.call(`/api/comments/${id}/reactions/`, { method: "DELETE" });
    await like(other, id);
    expect((await list(viewer)).map(({ count }) => count)).toEqual([1]);
    await like(author, id);
    expect(await list(viewer)).toMatchObject([
      { user_reason: "like", count: 2, target_data: { title: "Ваш комментарий нравится: Автор и ещё 1" } },
    ]);
    await like(viewer, id);
    expect((await list(viewer))[0]?.count).toBe(2);
    const second = await write(viewer, { text: "А это?" });
    await other.call(`/api/comments/${second}/reactions/`, { method: "PUT", body: { reaction: "dislike" } });
    expect(await list(viewer)).toHaveLength(1);
  });

  it("a pin of one's comment, and comments on one's video", async () => {
    const id = await write(viewer, { text: "Закрепите" });
    expect((await list(author)).map((one) => [one.user_reason, one.target_data.title])).toEqual([
      ["comment", "Зритель комментирует ваше видео"],
    ]);
    await write(viewer, { text: "И это" });
    expect(await list(author)).toMatchObject([
      { count: 2, target_data: { title: "Новых комментариев к вашему видео: 2", text: "И это" } },
    ]);
    await author.call(`/api/comments/video/${small.quietVideo}/pin/`, { method: "POST", body: { comment_id: id } });
    expect((await list(viewer)).map((one) => one.user_reason)).toEqual(["pin"]);
  });

  it("a new video of a followed channel, unless the bell is off", async () => {
    const follow = (who: Visitor) =>
      who.call(`/api/v2/subscription/card/userchannel/${small.author.id}`, { method: "POST" });
    await follow(viewer);
    await follow(other);
    await other.call(`/api/subscription/card/userchannel/${small.author.id}/notices/`, {
      method: "POST",
      body: { type: "without" },
    });
    for (let i = 0; i < 2; i++) await writing(sandbox.context, (context) => notifyNewVideo(context, 5));
    expect(await list(viewer)).toMatchObject([
      {
        user_reason: "author",
        target_id: "5".padStart(32, "0"),
        target_data: { title: "Новое видео на канале «Автор»" },
      },
    ]);
    expect(await list(other)).toEqual([]);
    expect((await list(author)).map((one) => one.user_reason)).toEqual(["video"]);
  });

  it("a new episode of a followed programme, once, whatever else they follow of it", async () => {
    const db = sandbox.context.database.query;
    await insertRows(db, "tv_shows", [
      {
        id: 7,
        name: "Маяки",
        kind_id: 1,
        kind_name: "Сериал",
        description: "",
        picture: "/images/sea-1.webp",
        pg_age: 0,
        genres_json: "[]",
        countries_json: "[]",
        year_start: 2026,
        channel_id: small.author.id,
      },
    ]);
    await insertRows(db, "tv_episodes", [{ show_id: 7, type_id: 16, season: 1, episode: 1, track_id: 6 }]);
    const follow = (who: Visitor, kind: string, id: number) =>
      who.call(`/api/v2/subscription/card/${kind}/${id}`, { method: "POST" });
    expect((await follow(other, "tv", 7)).json()).toMatchObject({
      object: { title: "Маяки", url: "/metainfo/tv/7", subscribers_count: 1, video_count: 1 },
      content_type: { model: "tv" },
    });
    await follow(viewer, "userchannel", small.author.id);
    await follow(viewer, "tv", 7);
    await writing(sandbox.context, (context) => notifyNewVideo(context, 6));
    expect((await list(other)).map((one) => [one.user_reason, one.target_data.title])).toEqual([
      ["tv", "Новая серия: «Маяки»"],
    ]);
    expect((await list(viewer)).map((one) => one.user_reason)).toEqual(["author"]);
  });

  it("what they have not switched off; the switches of events and of ways are read back as they were left, each person's own", async () => {
    const read = async (who: Visitor, version: "v4" | "v5") =>
      (await who.call(`/api/${version}/notifications/settings/`)).json<Record<string, boolean>>();
    const [events, ways] = [await read(viewer, "v4"), await read(viewer, "v5")];
    expect(events).toMatchObject({ like: true, answer: true });
    expect(ways).toEqual({ bell: true, email: false, push: false });
    await settings(viewer, "v4", { like: false });
    await settings(viewer, "v5", { push: true });
    expect([await read(viewer, "v4"), await read(viewer, "v5")]).toEqual([
      { ...events, like: false },
      { ...ways, push: true },
    ]);
    expect([await read(other, "v4"), await read(other, "v5")]).toEqual([events, ways]);
    await settings(viewer, "v4", { like: true });
    await settings(viewer, "v5", { push: false });
    expect([await read(viewer, "v4"), await read(viewer, "v5")]).toEqual([events, ways]);
  });

  it("nothing that they have switched off", async () => {
    const id = await write(viewer, { text: "Тише" });
    expect((await settings(viewer, "v4", { like: false })).json()).toMatchObject({ like: false, answer: true });
    await like(other, id);
    expect(await list(viewer)).toEqual([]);
    await settings(viewer, "v5", { bell: false });
    await write(other, { text: "Слышно?", parent_id: id });
    expect(await list(viewer)).toEqual([]);
    await settings(viewer, "v4", { like: true });
    await settings(viewer, "v5", { bell: true });
    await write(other, { text: "А теперь?", parent_id: id });
    expect(await list(viewer)).toHaveLength(1);
    expect((await settings(viewer, "v4", { телепатия: true })).json()).toMatchObject({
      fields: { телепатия: expect.any(String) },
    });
  });
});

describe("letters and pushes", () => {
  interface Sent {
    way: string;
    address: string | null;
    reason: string;
    title: string;
    text: string;
    link: string;
    created_ts: string;
  }
  const outbox = async (id: number): Promise<Sent[]> =>
    (await viewer.request(`/sandbox/outbox.json?user_id=${id}`)).json<{ results: Sent[] }>().results;
  const ways = (who: Visitor, body: Record<string, boolean>) => settings(who, "v5", body);
  beforeEach(async () => {
    await sandbox.context.database.query.deleteFrom("outbox").execute();
    await ways(viewer, { bell: true, email: true, push: true });
  });
  afterAll(async () => {
    await ways(viewer, { email: false, push: false });
  });

  it("go out by the ways that are on, with what the list says; nobody has them on at first", async () => {
    const root = await write(viewer, { text: "Кто здесь?" });
    const answer = await write(other, { text: "Я здесь.", parent_id: root });
    const message = {
      reason: "answer",
      title: "Другой отвечает на ваш комментарий",
      text: "Я здесь.",
      link: `/video/${small.quietVideo}/?comment_id=${answer}`,
    };
    expect(await outbox(small.viewer.id)).toMatchObject([
      { ...message, way: "push", address: null },
      { ...message, way: "email", address: small.viewer.email },
    ]);
    expect(await outbox(small.author.id)).toEqual([]);
    const page = await viewer.request("/sandbox");
    expect(page.text).toContain("Исходящие уведомления");
    expect(page.text).toContain(small.viewer.email);
  });

  it("respect the switch of the event, of each way, and of the channel", async () => {
    const root = await write(viewer, { text: "Вопрос" });
    await settings(viewer, "v4", { answer: false });
    await write(other, { text: "Не скажут", parent_id: root });
    await settings(viewer, "v4", { answer: true });
    expect(await outbox(small.viewer.id)).toEqual([]);
    await ways(viewer, { bell: false, push: false });
    await write(other, { text: "Только письмо", parent_id: root });
    expect([(await outbox(small.viewer.id)).map(({ way, text }) => [way, text]), await list(viewer)]).toEqual([
      [["email", "Только письмо"]],
      [],
    ]);

    const follow = (type: string) =>
      viewer.call(`/api/subscription/card/userchannel/${small.author.id}/notices/`, { method: "POST", body: { type } });
    await viewer.call(`/api/v2/subscription/card/userchannel/${small.author.id}`, { method: "POST" });
    await follow("without");
    await writing(sandbox.context, (context) => notifyNewVideo(context, 7));
    expect(await outbox(small.viewer.id)).toHaveLength(1);
    await follow("all");
    await writing(sandbox.context, (context) => notifyNewVideo(context, 8));
    await writing(sandbox.context, (context) => notifyNewVideo(context, 8));
    expect((await outbox(small.viewer.id)).map(({ reason, link }) => [reason, link])).toEqual([
      ["author", `/video/${"8".padStart(32, "0")}/`],
      ["answer", expect.any(String)],
    ]);
  });

  it("come once for what is told together, and no letter to an address that is not confirmed", async () => {
    const id = await write(viewer, { text: "Нравится?" });
    await like(other, id);
    await like(author, id);
    expect((await outbox(small.viewer.id)).map(({ way }) => way)).toEqual(["push", "email"]);
    const people = sandbox.context.database.query.updateTable("users").where("id", "=", small.viewer.id);
    await people.set({ email_confirmed: 0 }).execute();
    await like(other, await write(viewer, { text: "А это?" }));
    await people.set({ email_confirmed: 1 }).execute();
    expect((await outbox(small.viewer.id)).map(({ way }) => way)).toEqual(["push", "push", "email"]);
  });

  it("are written with what they tell, or not at all", async () => {
    const notified = writing(sandbox.context, async (context) => {
      await notifyNewVideo(context, 9);
      throw new Error("undone");
    });
    await expect(notified).rejects.toThrow("undone");
    expect([await outbox(small.viewer.id), await list(viewer)]).toEqual([[], []]);
  });
});

describe("the list and the bell", () => {
  const answers = async (count: number): Promise<void> => {
    const root = await write(viewer, { text: "Перекличка" });
    for (let i = 1; i <= count; i++) await write(other, { text: `Здесь ${i}`, parent_id: root });
  };

  it("pages by a cursor, each once [NOTIF-LIST-05]", async () => {
    await answers(5);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const one: Page = await page(viewer, `?limit=2${cursor === null ? "" : `&cursor=${cursor}`}`);
      seen.push(...one.results.map((notice) => notice.target_data.text));
      cursor = one.next;
    } while (cursor !== null);
    expect(seen).toEqual(["Здесь 5", "Здесь 4", "Здесь 3", "Здесь 2", "Здесь 1"]);
    expect(await page(viewer, "?cursor=none-of-ours")).toEqual({ results: [], has_next: false, next: null });
  });

  it("counts what is unread and new since the bell was touched, and never below 0", async () => {
    await answers(2);
    const [newest] = (await list(viewer)) as [Notification];
    expect(await bell(viewer)).toBe(2);
    await read(viewer, newest);
    await read(viewer, newest);
    expect(await bell(viewer)).toBe(1);
    expect((await viewer.call("/api/v5/notifications/touch-bell/", { method: "POST" })).status).toBe(204);
    expect(await bell(viewer)).toBe(0);
    expect((await list(viewer)).filter((one) => !one.was_read)).toHaveLength(1);
    await answers(1);
    expect(await bell(viewer)).toBe(1);
    await viewer.call("/api/v5/notifications/read-all/", { method: "POST" });
    expect([await bell(viewer), (await list(viewer)).every((one) => one.was_read)]).toEqual([0, true]);
  });

  it("tells of likes anew once the bell was touched", async () => {
    const id = await write(viewer, { text: "Снова" });
    await like(other, id);
    await viewer.call("/api/v5/notifications/touch-bell/", { method: "POST" });
    await like(author, id);
    expect([await bell(viewer), (await list(viewer)).map(({ count }) => count)]).toEqual([1, [1, 1]]);
  });

  it("names one by both of its ids, and only one's own", async () => {
    await answers(2);
    const [first, second] = (await list(viewer)) as [Notification, Notification];
    expect((await read(viewer, { ...first, target_id: "55555555" })).status).toBe(404);
    expect((await read(other, first)).status).toBe(404);
    const hide = (who: Visitor) =>
      who.call(`/api/v5/notifications/${first.task_id}/${first.target_id}/`, { method: "DELETE" });
    expect((await hide(other)).status).toBe(404);
    expect([(await hide(viewer)).status, (await hide(viewer)).status]).toEqual([204, 404]);
    expect((await list(viewer)).map((one) => one.task_id)).toEqual([second.task_id]);
  });

  it("follows and stops following by the reason of a notification [NOTIF-LIST-07]", async () => {
    const toggle = (id: string, type = "userchannel") =>
      other.call(`/api/v5/notifications/subscription/${type}/${id}/`, { method: "POST" });
    await other.call(`/api/subscription/card/userchannel/${small.author.id}`, { method: "DELETE" });
    expect((await toggle(String(small.author.id))).json()).toEqual({ is_subscribed: true, subscription_type: "all" });
    expect((await toggle(String(small.author.id))).json()).toEqual({ is_subscribed: false, subscription_type: null });
    expect([(await toggle("424242")).status, (await toggle(String(small.author.id), "weather")).status]).toEqual([
      404, 404,
    ]);
  });
});
