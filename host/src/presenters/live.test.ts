import { expect, it } from "vitest";
import type { VideoPage } from "@kadr/openapi/client";
import { livePartsOf, takesDonations } from "./live.ts";

const page = (video: object, schedule: readonly object[] = [], isChannelDonateAllowed = false) =>
  ({ video, schedule, isChannelDonateAllowed }) as unknown as VideoPage;
const stream = { is_livestream: true, hide_chat: false };
const channel = { is_livestream: true, hide_chat: true, origin_type: "rst", topics: [{}] };

it("a stream has its chat while nobody has hidden it, a channel its programme of today", () => {
  expect(livePartsOf(page(stream), false)).toEqual({ chat: "stream", hasProgramme: false });
  expect(livePartsOf(page(stream), true)).toBeNull();
  expect(livePartsOf(page({ ...stream, hide_chat: true }), false)).toBeNull();
  expect(livePartsOf(page({ is_livestream: false, hide_chat: false }), false)).toBeNull();
  expect(livePartsOf(page(channel, [{}]), false)).toEqual({ chat: "none", hasProgramme: true });
  expect(livePartsOf(page(channel), false)).toBeNull();
});

it("a stream takes donations by its own property, anything else by its channel's setting", () => {
  const allowed = { properties: { is_donate_allowed: true } };
  expect(takesDonations(page({ ...stream, ...allowed }))).toBe(true);
  expect(takesDonations(page({ ...stream, properties: { is_donate_allowed: false } }, [], true))).toBe(false);
  expect(takesDonations(page(stream, [], true))).toBe(false);
  expect(takesDonations(page({ is_livestream: false, ...allowed }))).toBe(false);
  expect(takesDonations(page({ is_livestream: false }, [], true))).toBe(true);
});
