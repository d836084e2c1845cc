import { cleanup, render, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AnyCard } from "@kadr/design-system/cards";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Card } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { cardKinds, presentCard } from "./cards.ts";

const item = examples.getFeedResources.home.resources.find(({ id }) => id === "5989")?.items?.[0] as Card;

/** The card of an item as it is drawn, once what comes late is there. */
async function draw(change: Partial<Card>) {
  const card = presentCard(
    { ...item, ...change },
    {
      now: Date.parse("2026-11-21T12:00:00Z"),
      userId: null,
      studioUrl: "http://studio.kadr.localhost",
      link: (address) => (address ? anyLink(address) : null),
      mediaUrl: anyMedia,
      frameAddress: anyMedia,
    },
    { index: 0 },
  );
  if (card === null) throw new Error("nothing is drawn");
  const { container } = render(<AnyCard {...card} />);
  await waitFor(() => expect(container.querySelector("[data-loading]")).toBeNull());
  return container;
}

beforeEach(() =>
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
);

describe("the content of a video by its origin", () => {
  const linkOf = (container: HTMLElement) => within(container).getAllByRole("link")[0] as HTMLElement;

  it("is shorts for rshorts: its card leads among the shorts [VIDEO-PAGE-02]", async () => {
    const link = linkOf(await draw({ card_type: "video", origin_type: "rshorts" }));
    expect(link.getAttribute("href")).toBe(`/shorts/${item.id}/`);
  });

  it("is audio for rtba: its card says so, to the eye and to who listens [VIDEO-PAGE-03]", async () => {
    const container = await draw({ card_type: "video", origin_type: "rtba", is_audio: false });
    expect(linkOf(container).getAttribute("aria-label")).toMatch(/аудио/i);
    const marks = container.querySelectorAll("svg").length;
    cleanup();
    const plain = await draw({ card_type: "video", origin_type: "rtb", is_audio: false });
    expect(marks).toBeGreaterThan(plain.querySelectorAll("svg").length);
  });

  it.each(["rtb", "rst", "ifrm", "rspa"] as const)(
    "is a video for %s: its card leads to the page of a video [VIDEO-PAGE-04]",
    async (origin) => {
      const link = linkOf(await draw({ card_type: "video", origin_type: origin, is_audio: false }));
      expect(link.getAttribute("href")).toContain(`/video/${item.id}`);
      expect(link.getAttribute("aria-label")).not.toMatch(/аудио|короткое/i);
    },
  );
});

it("the pictures of a card of every kind are asked for by a width or a height [COMMON-IMAGE-02]", async () => {
  let all = 0;
  for (const kind of Object.keys(cardKinds) as Card["card_type"][]) {
    const container = await draw({
      card_type: kind,
      name: "Орбита науки",
      videos_count: 12,
      absolute_url: "/channel/1004/",
      picture: "/media/images/avatar-1.webp",
    });
    const addresses = [...container.querySelectorAll("img, source")].flatMap((element) => [
      element.getAttribute("src") ?? "",
      ...(element.getAttribute("srcset") ?? "").split(", ").map((candidate) => candidate.split(" ")[0] ?? ""),
    ]);
    for (const address of addresses.filter((one) => one !== ""))
      expect([kind, address]).toEqual([kind, expect.stringMatching(/[?&](width|height)=\d+/)]);
    all += addresses.length;
    cleanup();
  }
  expect(all).toBeGreaterThan(Object.keys(cardKinds).length);
});
