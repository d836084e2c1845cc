import fs from "node:fs";
import path from "node:path";
import { cleanup, render, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeTestScreen } from "@kadr/design-system/primitives/near/testing";
import { AnyCard } from "@kadr/design-system/cards";
import { CommentBlocked, CommentItem } from "@kadr/design-system/comments";
import { BannerCarousel } from "@kadr/design-system/shelves";
import { cardKinds, type Card, type Comment, type Feed, type VideoPage } from "@kadr/openapi/client";
import { Description } from "../features/read-description/Description.tsx";
import { presentBanners } from "../presenters/banners.ts";
import { presentCard, type CardContext } from "../presenters/cards.ts";
import { presentBlock, presentComment } from "../presenters/comments.ts";
import { presentCarousel } from "../presenters/feed.ts";
import { playerSourceOf } from "../presenters/video.ts";
import { bannedText, commentsTexts } from "../texts/comments.ts";
import { bannerCarouselTexts } from "../texts/shelves.ts";
import type { LinkCheck, MediaCheck } from "./checks.ts";
import { ownHref } from "./ownHref.ts";
import { hostAround } from "../ports/testing/makeHost.ts";
import { safeMediaUrl, safeUrl, type LinkPolicy } from "./safeUrl.ts";

const origin = "http://kadr.localhost:4300";
const media = "http://media.kadr.localhost:4300";
const policy: LinkPolicy = { origin, ownOrigins: [media], partners: ["partner.example"] };
const mediaUrl: MediaCheck = (address) => safeMediaUrl(address, policy);
const link: LinkCheck = (address) => {
  const verdict = safeUrl(address, policy);
  if (verdict.kind === "refuse") return null;
  return verdict.kind === "internal"
    ? { href: verdict.path, isExternal: false }
    : { href: verdict.href, isExternal: true };
};
const context: CardContext = {
  now: Date.parse("2026-11-21T12:00:00Z"),
  userId: null,
  studioUrl: "http://studio.kadr.localhost:4300",
  link,
  mediaUrl,
  frameAddress: mediaUrl,
};

const hostile = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "javascript\u0000:alert(1)",
  "data:text/html,<script>1</script>",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "blob:http://kadr.localhost:4300/1",
  "vbscript:x",
  "filesystem:http://kadr.localhost:4300/x",
  "file:///etc/passwd",
  "//stranger.test/x",
  "/\\stranger.test",
  "\\\\stranger.test",
  "/..//stranger.test",
  "\t//stranger.test",
  "http:\\\\stranger.test",
  "http://kadr.localhost:4300@stranger.test/",
  "http://user:pw@kadr.localhost:4300/",
  "https://kadr\u202Etset.rgnarts/",
  "https://stranger.test/\u2066x",
  "https://stranger.test/\u0007",
  "mailto:?subject=a&body=b",
  "https://stranger.test/x",
];

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}
const spec = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, "../../../openapi/spec/kadr.bundled.json"), "utf8"),
) as { components: { schemas: Record<string, Schema> } };

/** A response by the spec with everything in it that may be in it, and this text wherever a text may be. */
function filled(schema: Schema, text: string, depth = 0): unknown {
  if (depth > 9) return undefined;
  if (schema.$ref !== undefined)
    return filled(spec.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, text, depth + 1);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return filled(choices.find(({ type }) => type !== "null") ?? {}, text, depth);
  if (schema.allOf !== undefined)
    return Object.assign(
      {},
      ...schema.allOf.map((part) => filled(part, text, depth)),
      ...(schema.properties ? [filled({ properties: schema.properties }, text, depth)] : []),
    ) as unknown;
  const type = typeof schema.type === "string" ? schema.type : schema.type?.find((name) => name !== "null");
  if (type === "array") return [filled(schema.items ?? {}, text, depth + 1)];
  if (type === "object" || schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, filled(part, text, depth + 1)]),
    );
  if (type === "string") return text;
  if (type === "boolean") return false;
  return type === "integer" || type === "number" ? 1 : undefined;
}
const response = <Body,>(schema: string, text: string): Body => filled({ $ref: schema }, text) as Body;

const nothing = (): void => undefined;

/** Components that draw responses of the server, each from one whose every text is hostile. */
const sinks: Readonly<Record<string, (text: string) => ReactNode>> = {
  ...Object.fromEntries(
    cardKinds.map((kind) => [
      `card ${kind}`,
      (text: string) => {
        const card = presentCard(
          { ...response<Card>("Card", text), id: "1", card_type: kind, title: "Название", name: "Имя" },
          context,
        );
        return card === null ? null : <AnyCard {...card} isPriority />;
      },
    ]),
  ),
  banners: (text) => {
    const feed = response<Feed>("Feed", text);
    const view = presentCarousel(
      {
        ...feed,
        slug: "kino",
        related_tv: null,
        carousel: { carouselType: "player", banners: feed.carousel?.banners ?? [] },
      } as unknown as Feed,
      { isAuthorised: false },
    );
    return view === null ? null : (
      <BannerCarousel banners={presentBanners(view, { link, mediaUrl })} texts={bannerCarouselTexts} />
    );
  },
  comment: (text) => {
    const comment = {
      ...response<Comment>("Comment", text),
      created_ts: "2026-11-21T12:00:00Z",
    } as Comment;
    const hide = { likesButton: false, dislikesButton: false, likesCount: false, dislikesCount: false };
    const look = presentComment(comment, {
      now: context.now,
      channelOwnerId: null,
      pinnedId: null,
      focusedId: null,
      hide,
      moments: null,
      hrefOf: (id) => ownHref(`/video/1/?comment_id=${encodeURIComponent(id)}`),
      link,
      mediaUrl,
    });
    return <CommentItem {...look} texts={commentsTexts.item} onReact={nothing} onReply={nothing} onMenu={nothing} />;
  },
  "rules for who may not comment": (text) => (
    <CommentBlocked
      {...presentBlock({ rule_link: text, selected_text: "правила", message: "Нарушены правила" }, bannedText, link)}
    />
  ),
  description: (text) => (
    <Description
      text={`Смотрите ${text} и https://partner.example/ и ${text}`}
      meta=""
      isOpen
      onOpenChange={nothing}
      moments={{ duration: 60, hrefOf: () => ownHref("/video/1/?t=1") }}
      onTime={nothing}
    />
  ),
};

const attributes = ["href", "src", "srcset", "poster", "action", "formaction", "data", "xlink:href"];

const wrapper = hostAround({ link, mediaUrl });

/** Addresses in the page that could run, load from a stranger, or pass for another site's. */
function dangers(page: ParentNode): string[] {
  return [...page.querySelectorAll("*")].flatMap((element) =>
    attributes.flatMap((name) => {
      const value = element.getAttribute(name);
      if (value === null) return [];
      const addresses = name === "srcset" ? value.split(", ").map((part) => part.split(" ")[0] ?? "") : [value];
      return addresses
        .filter((address) => {
          const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
          if (url === null || !["http:", "https:"].includes(url.protocol) || url.username !== "" || url.password !== "")
            return true;
          if (/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\\]/.test(address) || /^\/[/\\]/.test(address))
            return true;
          return name !== "href" && ![origin, media].includes(url.origin);
        })
        .map((address) => `${element.tagName} ${name}=${address}`);
    }),
  );
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", makeTestScreen().Observer);
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});

describe("an address out of a response", () => {
  it("that runs, deceives or leads to a stranger's picture reaches no element", () => {
    for (const address of hostile) {
      for (const [sink, draw] of Object.entries(sinks)) {
        const { container } = render(draw(address), { wrapper });
        expect([sink, address, ...dangers(container)]).toEqual([sink, address]);
        cleanup();
      }
    }
  }, 120_000);

  it("that is good reaches the same places, so that the table looks where something is", async () => {
    for (const [sink, draw] of Object.entries(sinks)) {
      const { container } = render(draw(`${media}/good`), { wrapper });
      await waitFor(() =>
        expect([sink, container.querySelector("a[href], img[src], iframe[src]") !== null]).toEqual([sink, true]),
      );
      cleanup();
    }
  }, 60_000);

  it.each(hostile)("is not played, whatever the response says: %j", (address) => {
    const source = playerSourceOf(response<VideoPage>("VideoPage", address), mediaUrl);
    expect(
      source === null
        ? []
        : [source.hls, source.poster, ...source.mp4, ...source.captions].filter((found) => found !== null),
    ).toEqual([]);
  });

  it("that is good is played", () => {
    const address = `${media}/good`;
    expect(playerSourceOf(response<VideoPage>("VideoPage", address), mediaUrl)).toMatchObject({
      hls: address,
      poster: address,
      mp4: [{ url: address }],
      captions: [{ url: address }],
    });
  });

  it("tells links of ours from all others by themselves", () => {
    expect(hostile.filter((address) => !["ask", "refuse"].includes(safeUrl(address, policy).kind))).toEqual([]);
    expect(hostile.flatMap((address) => mediaUrl(address) ?? [])).toEqual([]);
  });
});
