import { describe, expect, it, vi } from "vitest";
import { cardKinds as documentedKinds, type Card } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import type { CardMeta, CardPresentation, VideoCardProps } from "@kadr/design-system/cards";
import { cardKinds, drawingOf, imageAt, presentCard, presentCards, type CardContext, type CardPlace } from "./cards.ts";
import { anyLink, anyMedia, href } from "@kadr/design-system/primitives/SafeAddress/testing";

const recommended = examples.getFeedResources.home.resources.find(({ id }) => id === "5989")?.items ?? [];
const ownLink: CardContext["link"] = (address) => (/^\/(?!\/)/.test(address ?? "") ? anyLink(address) : null);
const context: CardContext = {
  now: Date.parse("2026-11-21T12:00:00Z"),
  userId: null,
  studioUrl: "http://studio.kadr.localhost:4300",
  link: ownLink,
  mediaUrl: anyMedia,
};
const item = (change: Partial<Card> = {}): Card => ({ ...(recommended[0] as Card), ...change });
/** Visible text of a quiet line. */
const plain = (text: CardMeta | undefined) =>
  (typeof text === "object"
    ? text.map((fact) => (typeof fact === "string" ? fact : fact.seen)).join(" · ")
    : text
  )?.replaceAll("\u00A0", " ");

function video(change: Partial<Card> = {}, by: Partial<CardContext> = {}, place: CardPlace = {}): VideoCardProps {
  const card = presentCard(item(change), { ...context, ...by }, place);
  if (card?.type !== "video") throw new Error("not a video card");
  return card;
}

describe("every documented kind", () => {
  it("is drawn by a card of its own, the seldom ones by a look of their own", () => {
    const drawn = documentedKinds.map((kind) =>
      presentCard(item({ card_type: kind, name: "Имя", absolute_url: "/channel/1/" }), context),
    );
    expect(drawn).not.toContain(null);
    const looks = drawn.flatMap((card) => (card?.type === "rare" ? [card.look] : []));
    expect(new Set(looks).size).toBe(looks.length);
    expect(looks).toHaveLength(17);
  });

  it("of a person is not said to be a channel", () => {
    const said = (kind: Card["card_type"]) =>
      presentCard(item({ card_type: kind, name: "Анна Соколова" }), context)?.label;
    expect([said("person"), said("person-case"), said("userchannel")].map(plain)).toEqual([
      "Анна Соколова, персона",
      "Анна Соколова, персона",
      "Анна Соколова, канал",
    ]);
  });

  it("shows the lines of a schedule that can be read, and a frame only at an address that may be framed", () => {
    const schedule = [
      { time: "19:00", title: "Новости" },
      { title: "Без времени" },
      { start_ts: "2026-11-21T16:30:00Z", title: "Кино" },
      7,
    ] as unknown as Record<string, never>[];
    expect(presentCard(item({ card_type: "video-schedule", schedule }), context)).toMatchObject({
      look: "schedule",
      lines: [{ time: "19:00", title: "Новости" }, { title: "Кино" }],
    });
    const news = item({ card_type: "iframe", iframe_url: "https://news.example/1" });
    expect(presentCard(news, context)).toMatchObject({ look: "frame", frameSrc: undefined });
    expect(presentCard(news, { ...context, frameAddress: anyMedia })).toMatchObject({
      frameSrc: "https://news.example/1",
    });
  });

  it("of «Для вас» says why it is there", () => {
    expect(video({ card_type: "for-you-web" }).note).toBe("По вашим интересам");
    expect(video({ card_type: "for-you-web", extra_params: { info: "Вы смотрели похожее" } }).label).toContain(
      "Вы смотрели похожее",
    );
  });
});

describe("a video", () => {
  it("becomes a card whose link says one sentence: title, author, official sign, length in words, age, watched share", () => {
    const card = video({}, { watchedShare: () => 0.456 });
    expect(card).toMatchObject({
      href: "/video/5f1c2a9be0d34c7f8a6b1d2e3f405162/",
      duration: "10:34",
      progress: 0.456,
      age: "6+",
    });
    expect(plain(card.label)).toBe(
      "Байкал зимой: 300 километров по льду, Северный маршрут, официальный канал, 10 минут 34 секунды, 6+, просмотрено 46 %",
    );
    expect(plain(card.meta)).toBe("184 тыс. просмотров · неделю назад");
  });

  it("asks for its share by its own id and length", () => {
    const watchedShare = vi.fn(() => 0.5);
    expect(video({}, { watchedShare }).progress).toBe(0.5);
    expect(watchedShare).toHaveBeenCalledWith(item().id, 634);
  });

  it("has no length, no share and no date while it is live, and says so", () => {
    const card = video({ is_livestream: true }, { watchedShare: () => 0.5 });
    expect(card).toMatchObject({ isLive: true, duration: undefined, progress: 0 });
    expect(plain(card.label)).toBe(
      "Байкал зимой: 300 километров по льду, Северный маршрут, официальный канал, прямой эфир, 6+",
    );
    expect(plain(card.meta)).toBe("184 тыс. просмотров");
  });

  it("says that its link opens a new tab, and names a channel once that has the name of its show", () => {
    expect(video({}, { link: () => ({ href: href("https://partner.example/"), isExternal: true }) }).label).toMatch(
      /, откроется в новой вкладке$/,
    );
    expect(plain(video({ title: "Северный маршрут" }).label)).toBe(
      "Северный маршрут, официальный канал, 10 минут 34 секунды, 6+",
    );
  });

  it("says 18+ in place of the length for adult content", () => {
    const card = video({ is_adult: true });
    expect(card.isAdult).toBe(true);
    expect(card.label).toContain("18+");
    expect(card.label).not.toContain("минут");
  });

  it("needs a subscription only while none of its products is actively held", () => {
    const codes = { common_subscription_product_codes: ["PREMIER_RUTUBE_YAPPY"] };
    expect(video(codes).needsSubscription).toBe(true);
    expect(video(codes).label).toContain("в подписке");
    expect(video(codes, { holds: (code) => code === "PREMIER_RUTUBE_YAPPY" }).needsSubscription).toBe(false);
    expect(video({ common_subscription_product_codes: [] }).needsSubscription).toBe(false);
  });

  it("offers its author alone to edit it, which opens the studio, and to share it [OWNER-TOOLS-05]", () => {
    expect(video({}, { userId: "1001" }).menu?.map(({ label, href }) => [label, href])).toEqual([
      ["Редактировать видео", `http://studio.kadr.localhost:4300/video-editor/${item().id}/`],
      ["Поделиться роликом", undefined],
      ["Смотреть позже", undefined],
    ]);
    for (const userId of ["someone else", null])
      expect(video({}, { userId }).menu?.map(({ label }) => label)).toEqual(["Смотреть позже", "Подписаться"]);
  });

  it("of a channel offers to follow it, unless it is the person's own; that of a person is no channel's", () => {
    const labels = (card_type: Card["card_type"], userId: string | null = null) =>
      presentCard(item({ card_type, id: "1004", name: "Лесная карта" }), { ...context, userId })?.menu?.map(
        ({ id, label }) => [id, label],
      );
    for (const kind of ["userchannel", "bloggers", "circle", "circle-compact"] as const) {
      expect(labels(kind), kind).toEqual([["follow 1004", "Подписаться"]]);
      expect(labels(kind, "1004"), kind).toBeUndefined();
    }
    expect(labels("person")).toBeUndefined();
  });

  it("offers Скрыть on a hiddable shelf and names the continue-watching shelf once hidden", () => {
    expect(video({}, {}, { hidesAs: "5989" }).menu?.map(({ label }) => label)).toEqual([
      "Смотреть позже",
      "Подписаться",
      "Скрыть",
    ]);
    expect(video({}, {}, { isContinueWatching: true }).menu).toBeUndefined();
    expect(video({}, {}, { isContinueWatching: true })).toMatchObject({ hiddenNote: "из «Продолжить просмотр»" });
  });

  it("is not ready before its publication", () => {
    expect(video({ future_publication: true }).isPending).toBe(true);
    expect(video({ future_publication: "2026-12-01T00:00:00Z" }).isPending).toBe(true);
    expect(video({ future_publication: "2026-01-01T00:00:00Z" }).isPending).toBe(false);
  });

  it("leads nowhere but to an address that the host allows", () => {
    expect(video({ video_url: "javascript:alert(1)" }).href).toBe(`/video/${item().id}/`);
    expect(video({ video_url: "//evil.example/" }).href).toBe(`/video/${item().id}/`);
    expect(video({ video_url: "/video/x/" }, { link: () => null }).href).toBe(`/video/${item().id}/`);
    expect(
      video(
        { video_url: "https://partner.example/" },
        { link: () => ({ href: href("https://partner.example/"), isExternal: true }) },
      ),
    ).toMatchObject({ href: "https://partner.example/", opensNewTab: true });
  });

  it("is drawn from what it has: without title, picture, author or views", () => {
    const bare = presentCard({ id: "x", card_type: "video", title: " " }, context);
    expect(bare).toMatchObject({
      title: "Без названия",
      label: "Без названия",
      image: null,
      meta: undefined,
      author: undefined,
    });
  });

  it("takes its place in a top list from its place in the response", () => {
    expect(video({ card_type: "top-video" }, {}, { index: 2 })).toMatchObject({ rank: 3 });
  });
});

describe("kinds", () => {
  it("draws each of the 33 types and 4 layouts, some by a stand-in", () => {
    expect(documentedKinds).toHaveLength(37);
    expect(Object.keys(cardKinds).sort()).toEqual([...documentedKinds].sort());
    const drawn = documentedKinds.map((kind) => presentCard(item({ card_type: kind, name: "Имя" }), context)?.type);
    expect(drawn).not.toContain(undefined);
  });

  it("draws nothing for an unknown kind, and reports it", () => {
    const onUnknownKind = vi.fn();
    expect(presentCard(item({ card_type: "hologram" }), { ...context, onUnknownKind })).toBeNull();
    expect(presentCard(item({ card_type: "toString" }), { ...context, onUnknownKind })).toBeNull();
    expect(onUnknownKind.mock.calls).toEqual([["hologram"], ["toString"]]);
    expect(drawingOf("hologram")).toBeNull();
  });

  it("leaves no gap in a list for what cannot be drawn", () => {
    const cards = presentCards([item(), item({ card_type: "hologram" }), item({ id: "2" })], context);
    expect(cards.map(({ id }) => id)).toEqual([item().id, "2"]);
  });

  it("draws no person case without a name and an address", () => {
    const person = { id: "p", card_type: "person-case", title: "" };
    expect(presentCard(person, context)).toBeNull();
    expect(presentCard({ ...person, name: "Анна" }, context)?.title).toBe("Анна");
    expect(presentCard({ ...person, absolute_url: "/person/1" }, context)?.href).toBe("/person/1");
  });

  it("draws no TV programme without a title", () => {
    expect(presentCard(item({ card_type: "tv-program", title: "" }), context)).toBeNull();
    expect(presentCard(item({ card_type: "tv-program" }), context)).not.toBeNull();
  });

  it("gives a preview in a popup after 100 ms and others after the usual time", () => {
    expect(video({ card_type: "live-video-preview-popup" }).previewDelayMs).toBe(100);
    expect(video({ card_type: "live-video-preview" }).isPreviewedInSight).toBe(true);
    expect(video().previewDelayMs).toBeUndefined();
  });

  it("presents every item of the spec's examples", () => {
    const shelves = examples.getFeedResources.home.resources;
    const shown = shelves.flatMap(({ items }) => presentCards(items, context));
    expect(shown.length).toBe(shelves.flatMap(({ items }) => items).length);
    expect(
      shown.filter((card: CardPresentation) => (card.label ?? "") === "" || !card.label?.startsWith(card.title)),
    ).toEqual([]);
  });
});

it("asks for a picture at a width", () => {
  const at = (address: string) => {
    const src = imageAt(address, context)?.src;
    return typeof src === "function" ? src(558) : src;
  };
  expect(at("http://media.kadr.localhost:4300/thumbnails/1.webp")).toBe(
    "http://media.kadr.localhost:4300/thumbnails/1.webp?width=558",
  );
  expect(at("/a.webp?v=2")).toBe("/a.webp?v=2&width=558");
  expect(imageAt("", context)).toBeNull();
});
