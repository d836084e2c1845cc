// @vitest-environment node
import { describe, expect, it } from "vitest";
import { insertRows } from "../../db/insert-rows.ts";
import { smallForFile } from "../../testing/small-file.ts";

const world = smallForFile();

const query = () => world.query;
const ask = async <Shape>(path: string): Promise<Shape> => (await world.guest.call(path)).json<Shape>();

describe("what the site says of itself follows its rows", () => {
  it("hides what the client settings hide, and no more", async () => {
    const settings = () => ask<Record<string, readonly string[]>>("/api/info/client-settings/");
    expect(Object.values(await settings()).flat()).toEqual([]);
    await insertRows(query(), "settings", [
      { key: "client-settings", value_json: JSON.stringify({ hide_dislikes_count: ["wdp"] }) },
    ]);
    expect(await settings()).toMatchObject({ hide_dislikes_count: ["wdp"], hide_likes_count: [] });
    await query()
      .updateTable("settings")
      .set({ value_json: JSON.stringify({ hide_comments: ["wdp", "tv"] }) })
      .where("key", "=", "client-settings")
      .execute();
    expect(await settings()).toMatchObject({ hide_dislikes_count: [], hide_comments: ["wdp", "tv"] });
    await query().deleteFrom("settings").where("key", "=", "client-settings").execute();
    expect(Object.values(await settings()).flat()).toEqual([]);
  });

  it("knows a partner while there is a row of it, in alphabetical order", async () => {
    const hosts = async () => (await ask<{ hosts: string[] }>("/info/partners/")).hosts;
    expect(await hosts()).toEqual(["example.com"]);
    await insertRows(query(), "partners", [{ host: "partner.example" }, { host: "bank.example" }]);
    expect(await hosts()).toEqual(["bank.example", "example.com", "partner.example"]);
    await query().deleteFrom("partners").where("host", "=", "example.com").execute();
    expect(await hosts()).toEqual(["bank.example", "partner.example"]);
  });

  it("sends an old path where its row says now", async () => {
    const table = () => ask<Record<string, string>>("/redirects/");
    expect(await table()).toEqual({});
    await insertRows(query(), "redirects", [
      { path: "/old/", target: "/feeds/kino/" },
      { path: "/about/", target: "/info/about/" },
    ]);
    expect(await table()).toEqual({ "/old/": "/feeds/kino/", "/about/": "/info/about/" });
    await query().updateTable("redirects").set({ target: "/feeds/kids/" }).where("path", "=", "/old/").execute();
    await query().deleteFrom("redirects").where("path", "=", "/about/").execute();
    expect(await table()).toEqual({ "/old/": "/feeds/kids/" });
  });

  it("lists the links of a place by their numbers, and those of that place alone", async () => {
    const titles = async (place: string) =>
      (await ask<{ results: { title: string }[] }>(`/api/mainpage/linksgroup/place/${place}/`)).results.map(
        ({ title }) => title,
      );
    expect(await titles("footer")).toEqual([]);
    await insertRows(query(), "links", [
      { place: "footer", title: "Помощь", url: "/forms/problem/", order_number: 2 },
      { place: "footer", title: "О сервисе", url: "/info/about/", order_number: 1 },
      { place: "info", title: "Правообладателям", url: "/info/rights/", order_number: 1 },
    ]);
    expect(await titles("footer")).toEqual(["О сервисе", "Помощь"]);
    expect(await titles("info")).toEqual(["Правообладателям"]);
    await query()
      .updateTable("links")
      .set({ title: "Поддержка", order_number: 0 })
      .where("title", "=", "Помощь")
      .execute();
    expect(await titles("footer")).toEqual(["Поддержка", "О сервисе"]);
  });

  it("fills the sections of the menu that were asked for, each in its order", async () => {
    const sections = (keys: string) =>
      ask<Record<string, { title: string; newness?: boolean }[]>>(`/navigation/v3/${keys}`);
    expect(await sections("main")).toEqual({ main: [] });
    await insertRows(query(), "navigation", [
      { key: "main", title: "Трансляции", url: "/feed/live/", icon: "live", newness: 1, order_number: 2 },
      { key: "main", title: "Главная", url: "/", icon: "home", newness: 0, order_number: 1 },
      { key: "my", title: "История", url: "/my/history/", icon: null, newness: 0, order_number: 1 },
    ]);
    expect(await sections("main,my")).toEqual({
      main: [
        { title: "Главная", url: "/", icon: "home" },
        { title: "Трансляции", url: "/feed/live/", icon: "live", newness: true },
      ],
      my: [{ title: "История", url: "/my/history/" }],
    });
    await query()
      .updateTable("navigation")
      .set({ newness: 0, order_number: 0 })
      .where("title", "=", "Трансляции")
      .execute();
    await query().deleteFrom("navigation").where("key", "=", "my").execute();
    expect(await sections("main,my")).toEqual({
      main: [
        { title: "Трансляции", url: "/feed/live/", icon: "live" },
        { title: "Главная", url: "/", icon: "home" },
      ],
      my: [],
    });
  });
});
