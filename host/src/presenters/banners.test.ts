import { expect, it } from "vitest";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { presentBanners } from "./banners.ts";
import type { CarouselView } from "./feed.ts";

type Given = CarouselView["banners"][number];

const bare = { id: "1", title: "Премьера", target: "/video/1/", target_blank: false } as Given;
const present = (banner: Partial<Given>, hasAvatars = true) =>
  presentBanners({ banners: [{ ...bare, ...banner }], hasAvatars } as unknown as CarouselView, {
    link: anyLink,
    mediaUrl: anyMedia,
  });

it("has nothing that was not given", () => {
  expect(present({})).toEqual([{ id: "1", href: "/video/1/", opensNewTab: false, title: "Премьера", image: null }]);
});

it("has a wide and a narrow picture, of which the narrow one does for both", () => {
  expect(present({ picture: "/wide.webp", thumbnail_url: "/narrow.webp" })).toMatchObject([
    { image: { src: "/wide.webp" }, narrowImage: { src: "/narrow.webp" } },
  ]);
  expect(present({ thumbnail_url: "/narrow.webp" })).toMatchObject([
    { image: { src: "/narrow.webp" }, narrowImage: { src: "/narrow.webp" } },
  ]);
});

it("says its age and who it is by, with their picture only where the carousel shows pictures", () => {
  const banner = {
    labels: { pg_rating: { age: 16 } },
    author: { id: "2", name: "Кот", avatar_url: "/cat.webp" },
  } as unknown as Partial<Given>;
  expect(present(banner)).toMatchObject([{ age: "16+", author: { name: "Кот", avatarSrc: "/cat.webp?width=280" } }]);
  expect(present(banner, false)).toMatchObject([{ author: { name: "Кот" } }]);
  expect(present(banner, false)[0]?.author).not.toHaveProperty("avatarSrc");
});

it("opens another tab where it says so, and wherever it leads away", () => {
  expect(present({ target_blank: true })[0]?.opensNewTab).toBe(true);
  expect(present({ target: "https://example.ru/" })[0]?.opensNewTab).toBe(true);
});

it("is not there without an address that may be followed, and the others stay", () => {
  const banners = [
    { ...bare, target: "" },
    { ...bare, id: "2" },
  ] as Given[];
  const shown = presentBanners({ banners, hasAvatars: true } as unknown as CarouselView, {
    link: anyLink,
    mediaUrl: anyMedia,
  });
  expect(shown.map(({ id }) => id)).toEqual(["2"]);
});
