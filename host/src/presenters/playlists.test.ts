import { expect, it } from "vitest";
import { pageOfLink, playlistCard, seedOf } from "./playlists.ts";

it("the number of a page is in the link that leads to it", () => {
  expect(pageOfLink("/api/playlist/custom/1/videos/?page=3")).toBe(3);
  expect(pageOfLink("http://kadr.localhost/api/?limit=2&page=12&x=1")).toBe(12);
  for (const link of [null, undefined, "", "/api/?page=0", "/api/?page=-1", "/api/?mypage=2"])
    expect(pageOfLink(link)).toBeNull();
});

it("an address that names no seed, or none that is a number, as rule.numericParser reads it, keeps the playlist's own order [COMMON-SECURITY-03]", () => {
  expect(seedOf("?playlist=1&shuffle=42")).toBe(42);
  for (const search of ["", "?shuffle=", "?shuffle=0", "?shuffle=abc", "?shuffle=1e9"])
    expect(seedOf(search)).toBeNull();
});

it("a playlist is a card of its kind, with its picture where it has one", () => {
  const bare = { id: "p1", title: "Лес", videos_count: 3 };
  expect(playlistCard(bare)).toEqual({ ...bare, card_type: "playlist" });
  expect(playlistCard({ ...bare, thumbnail_url: "/t.webp" })).toMatchObject({ thumbnail_url: "/t.webp" });
});

it("a link leads to a page by a number of its own, a seed is below a thousand", () => {
  expect([pageOfLink("/?page=12&"), pageOfLink("/?page=1234567"), pageOfLink("/?page=2a")]).toEqual([12, null, null]);
  expect([seedOf("?shuffle=999"), seedOf("?shuffle=1000")]).toEqual([999, null]);
});
