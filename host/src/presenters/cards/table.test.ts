import { expect, it } from "vitest";
import type { Card, CardKind } from "@kadr/openapi/client";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import { drawingOf, presentCard, presentCards } from "./table.ts";

const context = { now: 0, userId: null, studioUrl: "", link: anyLink, mediaUrl: anyMedia };
const item = (card_type: CardKind) => ({ id: "1", card_type, title: "Лес", name: "Имя" }) as Card;

/** As its skeleton is composed, how wide it is in a shelf, and whether it lies. */
const drawn: Readonly<Record<CardKind, readonly [type: string, size: string, layout?: "row"]>> = {
  video: ["video", "video"],
  "video-compact": ["video", "compact"],
  "video-horizontal": ["video", "row", "row"],
  "top-video": ["video", "top"],
  "top-video-layout": ["video", "top"],
  "live-video-preview": ["video", "video"],
  "live-video-preview-popup": ["video", "video"],
  shorts: ["shorts", "shorts"],
  vertical: ["poster", "poster"],
  film: ["poster", "poster"],
  "tv-show": ["poster", "poster"],
  playlist: ["playlist", "playlist"],
  userchannel: ["circle", "circle"],
  person: ["circle", "circle"],
  bloggers: ["circle", "circle"],
  circle: ["circle", "circle"],
  "circle-compact": ["circle", "circleCompact"],
  "person-case": ["circle", "circle"],
  category: ["category", "category"],
  "for-you-web": ["video", "video"],
  "playlist-videos": ["video", "video"],
  "video-timeline": ["video", "video", "row"],
  "video-schedule": ["video", "video"],
  "video-timetable": ["video", "video", "row"],
  "tv-program": ["video", "video", "row"],
  podcasts: ["video", "compact"],
  ruts: ["category", "video"],
  "player-carousel": ["video", "video"],
  "social-vertical": ["shorts", "shorts"],
  "person-tvs": ["poster", "poster"],
  cardgroup: ["video", "video", "row"],
  blog: ["category", "video"],
  "fast-links": ["category", "compact"],
  promogroup: ["category", "video"],
  iframe: ["video", "video"],
  "premier-banner": ["category", "video"],
  bubble: ["circle", "circleCompact"],
};

it.each(Object.entries(drawn))("%s is drawn as %j", (kind, [type, size, layout]) => {
  expect(drawingOf(kind)).toMatchObject({ type, size });
  expect(drawingOf(kind)?.layout === "row").toBe(layout === "row");
  const card = presentCard(item(kind as CardKind), context);
  if (card?.type !== "rare") expect(card?.type).toBe(type);
});

it("a person is of the regular size, a programme has its own look, and none is drawn without a name or a title", () => {
  expect(presentCard(item("person"), context)).toMatchObject({ size: "regular" });
  expect(presentCard(item("tv-program"), context)).toMatchObject({ look: "programme" });
  expect(presentCard({ ...item("tv-program"), title: " " }, context)).toBeNull();
});

it("the cards of a list have its places, from where it goes on, and what its shelf says", () => {
  const items = [item("top-video"), item("top-video")];
  const ranks = (from?: number) =>
    presentCards(items, context, { hidesAs: "s1" }, from).map((card) => (card.type === "video" ? card.rank : null));
  expect([ranks(), ranks(10)]).toEqual([
    [1, 2],
    [11, 12],
  ]);
  expect(presentCards(items, context, { hidesAs: "s1" })[0]?.menu?.some(({ id }) => id === "hide s1")).toBe(true);
});
