// @vitest-environment node
import { describe, expect, it } from "vitest";
import { mediaCatalog } from "../../media/index.ts";
import { withRecordings, type Showing } from "./tv-schedule.ts";

const context = { origins: { media: "https://media.kadr.example" } } as Parameters<typeof withRecordings>[0];
const clip = mediaCatalog()[0]?.id ?? "";
const open = { media_id: clip, is_paid: 0, common_subscription_product_codes_json: "[]" } as const;
const item: Showing = {
  id: "1",
  start_ts: "2026-11-21T10:00:00.000Z",
  end_ts: "2026-11-21T10:30:00.000Z",
  is_current: false,
  has_catch_up: true,
};
const recorded = (video: Parameters<typeof withRecordings>[1], showing = item) =>
  withRecordings(context, video, [showing])[0];

describe("a programme that is over", () => {
  it("can be watched again where the guide says so: from its beginning, as long as it was", () => {
    const shown = recorded(open);
    expect(shown?.has_catch_up).toBe(true);
    expect(shown?.["catch_up_hls"]).toBe(
      `https://media.kadr.example/live/${clip}/${Date.parse(item.start_ts)}-1800/master.m3u8`,
    );
  });

  it.each([
    ["the guide does not say so", open, { ...item, has_catch_up: false }],
    ["there is no stream", { ...open, media_id: null }, item],
    ["there is no such stream", { ...open, media_id: "nothing" }, item],
    ["the channel is sold", { ...open, is_paid: 1 } as const, item],
    ["it is part of a subscription", { ...open, common_subscription_product_codes_json: '["RUTUBE"]' }, item],
  ])("cannot where %s", (_why, video, showing) => {
    expect(recorded(video, showing)).toEqual({ ...showing, has_catch_up: false, catch_up_hls: null });
  });
});
