import { describe, expect, it } from "vitest";
import type { Feed, Shelf } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { presentBanners } from "./banners.ts";
import { dependsOnSession, feedRedirect, isForAge, presentCarousel, presentShelf } from "./feed.ts";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";

const guest = { isAuthorised: false };
const viewer = { isAuthorised: true };
const shelf = (more: Partial<Shelf> = {}): Shelf => {
  const { site_url: _site, ...recommended } = examples.getFeed.home.resources.find(({ id }) => id === "5989") as Shelf;
  return { ...recommended, id: "1", ...more };
};
const feed = (more: Partial<Feed> = {}): Feed => ({ ...examples.getFeed.home, carousel: null, ...more });

describe("a shelf", () => {
  it("does not repeat the heading of the page, and keeps its name for who hears it", () => {
    expect(presentShelf(shelf({ name: "Кино" }), guest, { pageTitle: "Кино " })).toMatchObject({
      title: undefined,
      label: "Кино",
    });
    expect(presentShelf(shelf({ name: "Новое" }), guest, { pageTitle: "Кино" })).toMatchObject({ title: "Новое" });
    expect(presentShelf(shelf({ extra_params: { noTitle: true } }), guest, {})).toMatchObject({
      title: undefined,
      label: "Подборка",
    });
  });

  it("is not shown against its state of sign-in or for a kind that nothing draws", () => {
    const personal = shelf({ extra_params: { is_logged_in: true } });
    expect(presentShelf(personal, guest)).toBeNull();
    expect(presentShelf(personal, viewer)).not.toBeNull();
    expect(presentShelf(shelf({ extra_params: { authorized: false } }), viewer)).toBeNull();
    expect(presentShelf(shelf({ card_type: "hologram" }), guest)).toBeNull();
  });

  it("takes its title and link from its settings first", () => {
    const plain = presentShelf(shelf({ site_url: "/feeds/a/" }), guest);
    expect(plain).toMatchObject({ title: "Рекомендуем", address: "/feeds/a/" });
    expect(
      presentShelf(shelf({ site_url: "/feeds/a/", extra_params: { name: "Новое", link: "/feeds/b/" } }), guest),
    ).toMatchObject({ title: "Новое", address: "/feeds/b/" });
    expect(presentShelf(shelf({ extra_params: { noTitle: true } }), guest)).toMatchObject({ title: undefined });
  });

  it("of the top has the title Топ-{limit}", () => {
    expect(
      presentShelf(shelf({ card_type: "top-video", name: "Топ недели", extra_params: { limit: 10 } }), guest),
    ).toMatchObject({ title: "Топ-10" });
  });

  it("of widget type live_by_topic comes in tabs", () => {
    expect(presentShelf(shelf({ extra_params: { widget_type: "live_by_topic" } }), guest)).toMatchObject({
      isTabbed: true,
    });
    expect(presentShelf(shelf({ extra_params: { widget_type: "another" } }), guest)).toMatchObject({ isTabbed: false });
  });

  it("of origin ifrm is an empty frame", () => {
    expect(presentShelf(shelf({ origin_type: "ifrm" }), guest)).toEqual({ kind: "frame", id: "1" });
  });
});

describe("a feed", () => {
  it("that belongs to a product, a TV show, a person or dom2 goes there", () => {
    expect(feedRedirect(feed())).toBeNull();
    expect(feedRedirect(feed({ product: { id: "5", url: "/premier/" } }))).toBe("/premier/");
    expect(feedRedirect(feed({ related_person: { id: "7" } } as Partial<Feed>))).toBe("/person/7");
    expect(feedRedirect(feed({ related_tv: { id: "9" } }))).toBe("/metainfo/tv/9");
    expect(feedRedirect(feed({ slug: "dom2" }))).toBe("/dom2/");
  });

  it("shows its carousel for a TV show with a description, each banner to whom it is meant", () => {
    const banner = (id: string, extra_params = {}) => ({
      id,
      target: "/",
      target_blank: false,
      title: id,
      extra_params,
    });
    const carousel = {
      carouselType: "banner" as const,
      banners: [banner("all"), banner("login", { action: "authorization" }), banner("mine", { authorized: true })],
    };
    expect(presentCarousel(feed({ carousel }), guest)).toBeNull();
    expect(presentCarousel(feed({ carousel, related_tv: { id: "9" } }), guest)).toBeNull();
    const show = feed({ carousel, related_tv: { id: "9", description: "О шоу" } });
    expect(presentCarousel(show, guest)?.banners.map(({ id }) => id)).toEqual(["all", "login"]);
    expect(presentCarousel(show, viewer)?.banners.map(({ id }) => id)).toEqual(["all", "mine"]);
    expect(presentCarousel({ ...show, carousel: { ...carousel, banners: [] } }, guest)).toBeNull();
  });

  it("draws a programme's carousel as banners under a title with a link, and one of type player as players", () => {
    const banners = [{ id: "1", target: "/video/a/", target_blank: false, title: "Выпуск" }];
    const show = feed({
      carousel: { carouselType: "banner", banners },
      related_tv: { id: "9", description: "О шоу", type: { name: "Шоу" } },
    });
    expect(presentCarousel(show, guest)).toMatchObject({
      look: "banner",
      title: "Шоу: подробнее",
      address: "/metainfo/tv/9",
    });
    expect(presentCarousel(feed({ slug: "kino", carousel: { carouselType: "player", banners } }), guest)).toMatchObject(
      { look: "player", title: "Смотреть сейчас" },
    );
    expect(presentCarousel(feed({ carousel: { carouselType: "hologram", banners } }), guest)).toBeNull();
  });

  it("leaves the avatars of banners out where the slug says so", () => {
    const carousel = {
      carouselType: "player",
      banners: [{ id: "1", target: "/video/a/", target_blank: false, title: "Выпуск" }],
    };
    expect(presentCarousel(feed({ slug: "kino", carousel }), guest)?.hasAvatars).toBe(true);
    expect(presentCarousel(feed({ slug: "kids", carousel }), guest)?.hasAvatars).toBe(false);
  });

  it("has banners with their picture, age and author; an address that no link may have takes its banner away", () => {
    const view = presentCarousel(examples.getFeed.show, guest);
    if (view === null) throw new Error("no carousel");
    const ports = { link: anyLink, mediaUrl: anyMedia };
    const [first] = view.banners;
    expect(presentBanners(view, ports)).toHaveLength(4);
    expect(presentBanners(view, ports)[0]).toEqual({
      id: "b1",
      href: first?.target,
      opensNewTab: false,
      title: "Зима на Байкале: новый сезон",
      age: "6+",
      image: { src: first?.picture },
      narrowImage: { src: first?.thumbnail_url },
      author: { name: "Северный маршрут", avatarSrc: `${first?.author?.avatar_url}?width=280` },
    });
    expect(presentBanners({ ...view, hasAvatars: false }, { ...ports, mediaUrl: () => undefined })[0]).toMatchObject({
      image: null,
      author: { name: "Северный маршрут" },
    });
    expect(
      presentBanners(view, {
        ...ports,
        link: (href: string | null | undefined) => (href === first?.target ? null : ports.link(href)),
      }).map(({ id }) => id),
    ).toEqual(["b2", "b3", "b4"]);
  });
});

describe("how a shelf is laid out", () => {
  const of = (more: Partial<Shelf>, place: Parameters<typeof presentShelf>[2] = {}) =>
    presentShelf(shelf(more), guest, place);

  it("is a row, but a grid where it says so, has several rows, or is the last one of videos", () => {
    expect(of({ extra_params: {} })).toMatchObject({ kind: "shelf", id: "1", layout: "row", size: "video" });
    expect(of({ extra_params: { display_type: "grid" } })).toMatchObject({ layout: "grid" });
    expect(of({ extra_params: { rows: 2 } })).toMatchObject({ layout: "grid" });
    expect(of({ extra_params: { rows: 1 } })).toMatchObject({ layout: "row" });
    expect(of({ extra_params: {} }, { isLast: true })).toMatchObject({ layout: "grid" });
    expect(of({ extra_params: {}, card_type: "userchannel" }, { isLast: true })).toMatchObject({ layout: "row" });
  });

  it("hands on what its settings say", () => {
    expect(
      of({ extra_params: { titleIcon: "/i.svg", text_color: "#fff", hideAuthor: true, noVideoCount: true, limit: 5 } }),
    ).toMatchObject({ icon: "/i.svg", textColor: "#fff", hidesAuthor: true, hidesVideoCount: true, limit: 5 });
    expect(of({ extra_params: {} })).toMatchObject({
      icon: undefined,
      hidesAuthor: false,
      hidesVideoCount: false,
      limit: undefined,
      maxAge: undefined,
    });
    expect(of({ extra_params: {} }, { maxAge: 12 })).toMatchObject({ maxAge: 12 });
  });

  it("hides by its object where it may, and has a section of its own unless it stands inline", () => {
    expect(of({ is_hiddable: true, object_id: "o1" })).toMatchObject({ hidesAs: "o1" });
    expect(of({ is_hiddable: false, object_id: "o1" })).toMatchObject({ hidesAs: undefined });
    expect([true, false].map((inline_widget) => of({ inline_widget }))).toMatchObject([
      { hasSection: false },
      { hasSection: true },
    ]);
  });

  it("is «Продолжить просмотр» by its object, and is called so without a name of its own", () => {
    const going = { object_id: "continue-watching", extra_params: {} };
    expect(of({ ...going, name: " " })).toMatchObject({ isContinueWatching: true, title: "Продолжить просмотр" });
    expect(of({ ...going, name: "Дальше" })).toMatchObject({ title: "Дальше" });
    expect(of({ object_id: "o1", name: " ", extra_params: {} })).toMatchObject({
      isContinueWatching: false,
      title: undefined,
      label: "Подборка",
    });
    expect(of({ object_id: "o1", name: " ", extra_params: {} }, { pageTitle: "Кино" })).toMatchObject({
      label: "Кино",
    });
  });

  it("of the top keeps a name of its own, and needs a limit to be called by it", () => {
    const top = { card_type: "top-video", name: "Топ недели" } as const;
    expect(of({ ...top, extra_params: { limit: 10, name: "Лучшее" } })).toMatchObject({ title: "Лучшее" });
    expect(of({ ...top, extra_params: {} })).toMatchObject({ title: "Топ недели" });
    expect(of({ name: "Кино", extra_params: { limit: 10 } })).toMatchObject({ title: "Кино" });
  });
});

it("a shelf that asks one to sign in is for guests, and depends on who is here", () => {
  const asking = shelf({ extra_params: { action: "authorization" } });
  expect([presentShelf(asking, guest) === null, presentShelf(asking, viewer) === null]).toEqual([false, true]);
  expect(
    [{ action: "authorization" }, { is_logged_in: false }, { authorized: true }, { action: "другое" }, {}].map(
      (extra) => dependsOnSession({ extra_params: extra as Shelf["extra_params"] }),
    ),
  ).toEqual([true, true, true, false, false]);
});

it("a card is for an age by its rating, and never where it is for adults", () => {
  const card = (more: object) => ({ id: "1", card_type: "video", title: "", ...more }) as never;
  expect([{}, { pg_rating: { age: 12 } }, { pg_rating: { age: 13 } }].map((one) => isForAge(card(one), 12))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isForAge(card({ is_adult: true, pg_rating: { age: 0 } }), 12)).toBe(false);
});

it("a programme with a description is presented by its feed, and stays there", () => {
  expect(feedRedirect(feed({ related_tv: { id: "9", description: "О шоу" } }))).toBeNull();
  const players = {
    carouselType: "player",
    banners: [{ id: "1", target: "/video/a/", target_blank: false, title: "Выпуск" }],
  };
  expect(presentCarousel(feed({ slug: "deti", carousel: players }), guest)).toMatchObject({
    hasAvatars: false,
    address: undefined,
  });
  expect(presentCarousel(feed({ carousel: players, related_tv: { id: "9", description: "О шоу" } }), guest)?.look).toBe(
    "banner",
  );
});
