// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { insertRows } from "../../db/insert-rows.ts";
import { news } from "../../texts/news.ts";
import { smallForFile } from "../../testing/small-file.ts";

const world = smallForFile();
const [first, second] = news;
if (first === undefined || second === undefined) throw new Error("there is no news");

beforeAll(async () => {
  await insertRows(world.query, "categories", [{ id: 9, name: first.topic, url: `/feeds/${first.category}/` }]);
  await world.query.updateTable("videos").set({ category_id: 9 }).where("track_id", "<=", 14).execute();
});

describe("news", () => {
  it("come in the order of writing, page by page, each with its page and picture", async () => {
    const list = (await world.guest.call("/api/news/")).json<{ results: Array<Record<string, unknown>> }>();
    expect(list.results[0]).toEqual({
      id: first.id,
      title: first.title,
      lead: first.text,
      category: first.topic,
      picture: `${world.sandbox.context.origins.media}${first.picture}`,
      publication_ts: new Date(Date.parse(first.published)).toISOString(),
      absolute_url: first.url,
    });
    expect(list.results.map(({ id }) => id)).toEqual(news.slice(0, list.results.length).map(({ id }) => id));
  });

  it("have their paragraphs, and twelve videos about the same at most, the most watched first", async () => {
    const one = (await world.guest.call(`/api/news/${first.category}/${first.id}/`)).json<{
      id: string;
      paragraphs: string[];
      videos: Array<{ hits: number }>;
    }>();
    expect([one.id, one.paragraphs]).toEqual([first.id, first.paragraphs]);
    expect(one.videos.map(({ hits }) => hits)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => n * 10));
  });

  it("are found by category and name together", async () => {
    const other = news.find(({ category }) => category !== first.category) ?? second;
    for (const path of [`${other.category}/${first.id}`, `${first.category}/nothing`])
      expect((await world.guest.call(`/api/news/${path}/`)).status, path).toBe(404);
  });
});
