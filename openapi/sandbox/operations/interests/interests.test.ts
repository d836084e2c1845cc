// @vitest-environment node
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertRows } from "../../db/insert-rows.ts";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";

let sandbox: Sandbox;
let viewer: Visitor;
let guest: Visitor;
beforeAll(async () => {
  sandbox = await startSmall();
  const db = sandbox.context.database.query;
  await insertRows(db, "categories", [{ id: 2, name: "Наука", url: "/feeds/nauka/" }]);
  await insertRows(db, "users", [
    { id: 200, name: "Почему так?", email: "pochemu@kadr.example", email_confirmed: 1, created_ts: 0 },
  ]);
  await insertRows(db, "channels", [
    { id: 200, name: "Почему так?", last_update_ts: 0, videos_count: 1, subscribers_count: 5 },
  ]);
  await db.updateTable("videos").set({ category_id: 2, channel_id: 200 }).where("track_id", "=", 3).execute();
  await insertRows(
    db,
    "interest_tags",
    ["Путешествия", "Наука", "Ёлки", "Авто", "Бег", "Яхты"].map((name, at) => ({
      id: at + 1,
      name,
      emoji: "•",
      group_id: at === 5 ? 2 : 1,
      category_id: at === 1 ? 2 : 1,
    })),
  );
  guest = new Visitor(sandbox);
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
}, 60_000);
afterAll(() => sandbox.close());

interface Tags {
  results: Array<{ id: string; name: string; active: boolean }>;
}
const save = (ids: readonly string[], group = "1") =>
  viewer.call("/preferences/settings/tags", {
    method: "PUT",
    body: ids.map((id) => ({ content_id: id, group_id: group, content_type: "tag" })),
  });

it("gives a guest the topics by the open call, in Russian order, none chosen [INTEREST-PICK-09]", async () => {
  const { results } = (await guest.call("/api/open/v1/uprefs/tags?ordering=name_asc")).json<Tags>();
  expect(results.map(({ name }) => name)).toEqual(["Авто", "Бег", "Ёлки", "Наука", "Путешествия", "Яхты"]);
  expect(results.some(({ active }) => active)).toBe(false);
  for (const [who, path] of [
    [guest, "/api/open/v1/uprefs/tags?ordering=name_desc"],
    [viewer, "/preferences/tags?order_by=name_desc"],
  ] as const) {
    expect((await who.call(path)).json<Tags>().results.map(({ name }) => name)).toEqual([
      "Яхты",
      "Путешествия",
      "Наука",
      "Ёлки",
      "Бег",
      "Авто",
    ]);
  }
  expect((await guest.call("/api/open/v1/uprefs/tags?group=2")).json<Tags>().results.map(({ name }) => name)).toEqual([
    "Яхты",
  ]);
  for (const path of [
    "/preferences/tags",
    "/preferences/content",
    "/preferences/channel",
    "/preferences/settings/tags",
  ])
    expect((await guest.call(path)).status).toBe(401);
});

it("keeps a choice of up to five topics, and refuses more, unknown ones and twins", async () => {
  expect((await viewer.call("/preferences/settings/tags")).json()).toEqual({ tags: [], group_id: null });
  expect((await save(["2", "1"])).json()).toEqual({ tags: ["2", "1"], group_id: "1" });
  expect((await save(["3", "2"])).json()).toEqual({ tags: ["3", "2"], group_id: "1" });
  expect(
    (await viewer.call("/preferences/tags"))
      .json<Tags>()
      .results.filter(({ active }) => active)
      .map(({ id }) => id),
  ).toEqual(["3", "2"]);
  for (const wrong of [[], ["1", "2", "3", "4", "5", "6"], ["1", "77"], ["1", "1"], ["6"]])
    expect((await save(wrong)).status, wrong.join()).toBe(400);
  expect((await save(["77"])).json()).toMatchObject({ fields: { "0.content_id": expect.any(String) } });
  expect((await viewer.call("/preferences/settings/tags")).json()).toEqual({ tags: ["3", "2"], group_id: "1" });
});

it("reads nobody else's choice", async () => {
  expect((await viewer.call(`/preferences/settings/tags?userId=${small.viewer.id}`)).status).toBe(200);
  expect((await viewer.call(`/preferences/settings/tags?userId=${small.author.id}`)).status).toBe(403);
  expect((await viewer.call("/preferences/settings/colours")).status).toBe(404);
});

it("puts videos of the chosen topics and the followed channels before the others in recommendations, each once", async () => {
  const ids = async (who: Visitor, path: string) =>
    (await who.call(path)).json<{ results: Array<{ id: string }> }>().results.map(({ id }) => id);
  const beside = `/api/video/recommendation/${small.video}/?limit=4`;
  const science = "3".padStart(32, "0");
  await save(["2"]);
  const own = await ids(viewer, beside);
  expect([own[0], own.length]).toEqual([science, 4]);
  expect(await ids(guest, beside)).not.toContain(science);
  const second = await ids(viewer, `${beside}&page=2`);
  expect(second.filter((id) => own.includes(id))).toEqual([]);
  const main = "/api/v2/video/recommendation/main?limit=3";
  expect((await ids(viewer, main))[0]).toBe(science);
  expect((await ids(guest, main))[0]).not.toBe(science);
  await save(["1"]);
  expect(await ids(viewer, beside)).not.toContain(science);
  await viewer.call("/api/v2/subscription/card/userchannel/200", { method: "POST" });
  expect((await ids(viewer, beside))[0]).toBe(science);
  await viewer.call("/api/subscription/card/userchannel/200", { method: "DELETE" });
});

it("recommends videos and channels of the chosen topics, and no channel that is followed", async () => {
  await save(["2"]);
  const content = (await viewer.call("/preferences/content")).json<{ results: Array<{ id: string }> }>();
  expect(content.results.map(({ id }) => id)).toEqual(["3".padStart(32, "0")]);
  const channels = async () =>
    (await viewer.call("/preferences/channel?page=1&limit=6"))
      .json<{ results: Array<{ id: string }> }>()
      .results.map(({ id }) => id);
  expect(await channels()).toEqual(["200"]);
  await viewer.call("/api/v2/subscription/card/userchannel/200", { method: "POST" });
  expect(await channels()).toEqual([]);
});
