import { examples } from "@kadr/openapi/examples";
import { describe, expect, it } from "vitest";
import type { Card } from "@kadr/openapi/client";
import { anyLink, anyMedia, href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { presentOffer, toOffer } from "./offer.ts";

const context = {
  now: Date.parse("2026-11-21T12:00:00Z"),
  userId: null,
  studioUrl: "",
  link: anyLink,
  mediaUrl: anyMedia,
};
const card = examples.getVideoPage.video.recommendedVideos[0] as Card;

describe("what the end of a video offers", () => {
  it("is named, pictured and led to, within its playlist where there is one", () => {
    const offer = presentOffer(card, context);
    expect(offer).toMatchObject({ title: card.title, author: card.author?.name, durationSeconds: card.duration });
    expect(offer.href).toContain(card.id);
    expect(offer.thumbnailUrl).toContain("width=640");
    expect(presentOffer(card, context, href("/video/b/?playlist=1")).href).toBe("/video/b/?playlist=1");
  });

  it("shows no picture that is for adults", () => {
    expect(presentOffer({ ...card, is_adult: true }, context).thumbnailUrl).toBeNull();
  });

  it("is what anybody can watch at once: not this video, none for adults, none that is still to come, no shelf of others", () => {
    const cards: Card[] = [
      { ...card, id: "this" },
      { ...card, id: "adult", is_adult: true },
      { ...card, id: "future", future_publication: "2026-12-01T00:00:00Z" },
      { ...card, id: "channel", card_type: "userchannel" },
      { ...card, id: "good" },
    ];
    expect(toOffer(cards, "this", context.now).map(({ id }) => id)).toEqual(["good"]);
    expect(toOffer([], "this", context.now)).toEqual([]);
  });
});

it("leads to the first of its addresses, or to its page; a live one and one of no length have none to show", () => {
  const bare = { id: "v1", card_type: "video", title: "Лес" } as Card;
  expect(presentOffer(bare, context)).toEqual({
    href: "/video/v1/",
    title: "Лес",
    thumbnailUrl: null,
    author: "",
    durationSeconds: null,
  });
  expect(presentOffer({ ...bare, url: "/c/" }, context).href).toBe("/c/");
  expect(presentOffer({ ...bare, absolute_url: "/b/", url: "/c/" }, context).href).toBe("/b/");
  expect(presentOffer({ ...bare, duration: 60 }, context).durationSeconds).toBe(60);
  expect(presentOffer({ ...bare, duration: 60, is_livestream: true }, context).durationSeconds).toBeNull();
  const kinds = ["video", "video-horizontal", "for-you-web", "live-video-preview", "top-video"] as const;
  const offered = toOffer(
    kinds.map((card_type) => ({ ...bare, id: card_type, card_type })),
    "this",
    context.now,
  );
  expect(offered.map(({ id }) => id)).toEqual(["video", "video-horizontal", "for-you-web"]);
});
