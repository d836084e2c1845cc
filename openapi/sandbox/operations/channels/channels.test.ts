// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest";
import { insertRows } from "../../db/insert-rows.ts";
import { small } from "../../testing/small-seed.ts";
import { smallForFile } from "../../testing/small-file.ts";
import type { Visitor } from "../../testing/visitor.ts";

const world = smallForFile();
const id = small.author.id;

const profile = async (who: Visitor = world.guest) =>
  (await who.call(`/api/profile/user/${id}/`)).json<Record<string, unknown> & { tabs: Record<string, boolean> }>();
const set = (changes: object) => world.query.updateTable("channels").set(changes).where("id", "=", id).execute();
afterEach(() => set({ avatar: null, banner: null, is_official: 0, is_reborn: 0, description: "" }));

describe("a channel", () => {
  it("has a tab for what it has, and always the first and the last", async () => {
    expect((await profile()).tabs).toEqual({
      main: true,
      videos: true,
      shorts: false,
      playlists: true,
      projects: false,
      audios: false,
      about: true,
    });
    const hidden = { origin_type: "rshorts", is_hidden: 1 } as const;
    await world.query.updateTable("videos").set(hidden).where("track_id", "=", 5).execute();
    await world.query.updateTable("videos").set({ origin_type: "rtba" }).where("track_id", "=", 6).execute();
    const author = await world.signIn(small.author.email);
    expect([(await profile()).tabs["shorts"], (await profile()).tabs["audios"]]).toEqual([false, true]);
    expect((await profile(author)).tabs["shorts"]).toBe(true);
    await world.query.updateTable("videos").set({ is_hidden: 0 }).where("track_id", "=", 5).execute();
    expect((await profile()).tabs["shorts"]).toBe(true);
  });

  it("has its pictures and marks where it has them", async () => {
    const bare = await profile();
    expect(bare).toMatchObject({ avatar_url: null, is_official: false, is_reborn_channel: false, description: "" });
    for (const name of ["icon", "picture"]) expect(bare).not.toHaveProperty(name);
    await set({
      avatar: "/images/a.webp",
      banner: "/images/b.webp",
      is_official: 1,
      is_reborn: 1,
      description: "О нас",
    });
    const { media } = world.sandbox.context.origins;
    expect(await profile()).toMatchObject({
      avatar_url: `${media}/images/a.webp`,
      icon: `${media}/images/a.webp`,
      picture: `${media}/images/b.webp`,
      is_official: true,
      is_reborn_channel: true,
      description: "О нас",
    });
  });

  it("says in the head of its page what it is, with its own picture alone", async () => {
    const meta = async (query = "") =>
      (await world.guest.call(`/page_options/page_meta/catalog/user/${id}/${query}`)).json<Record<string, unknown>>();
    const bare = await meta();
    expect(bare).toMatchObject({ title: "Автор — Кадр", description: "Канал «Автор»", og_type: "profile" });
    expect(bare).not.toHaveProperty("og_image");
    await set({ avatar: "/images/a.webp", description: "О нас" });
    expect(await meta("?section=videos")).toMatchObject({
      description: "О нас",
      og_image: `${world.sandbox.context.origins.media}/images/a.webp`,
      canonical_url: expect.stringContaining("/videos/") as string,
    });
  });
});

describe("the people whom an author has banned", () => {
  const page = async (who: Visitor, query: string) =>
    (await who.call(`/api/comments/channel/block/${query}`)).json<{
      results: Array<{ user: { id: string; name: string }; created_ts: string }>;
      has_next: boolean;
      next: string | null;
    }>();

  it("come the last one first, page by page", async () => {
    const author = await world.signIn(small.author.email);
    const later = Date.UTC(2027, 0, 1);
    await insertRows(world.query, "blocks", [
      { channel_id: id, user_id: small.other.id, created_ts: later },
      { channel_id: id, user_id: small.viewer.id, created_ts: later },
    ]);
    const [first, second, whole] = [
      await page(author, "?limit=2"),
      await page(author, "?limit=2&page=2"),
      await page(author, "?limit=3"),
    ];
    expect(first.results.map(({ user }) => user.id)).toEqual([small.other.id, small.viewer.id].map(String));
    expect(second.results.map(({ user }) => user.id)).toEqual([String(small.banned.id)]);
    expect([first.has_next, second.has_next, whole.has_next]).toEqual([true, false, false]);
    expect([first.next, second.next]).toEqual([expect.stringContaining("page=2"), null]);
    expect(first.results[0]?.created_ts).toBe(new Date(later).toISOString());
  });
});
