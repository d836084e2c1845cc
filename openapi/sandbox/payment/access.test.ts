// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Db } from "../db/database.ts";
import { videoAccess } from "./access.ts";

/** A guest owns nothing, so that nothing is looked up. */
const noDatabase = undefined as unknown as Db;
const stubOf = async (video: { is_paid: 0 | 1; product_id: number | null; codes: readonly string[] }) =>
  (await videoAccess(noDatabase, { track_id: 1, channel_id: 2, is_paid: video.is_paid, product_id: video.product_id, common_subscription_product_codes_json: JSON.stringify(video.codes) }, undefined, 0)).stub;

describe("somebody who has not paid", () => {
  it("sees play, sub or buy, by how the video is sold [STUB-LABEL-13]", async () => {
    expect(await stubOf({ is_paid: 1, product_id: 7, codes: [] })).toBe("buy");
    expect(await stubOf({ is_paid: 0, product_id: null, codes: ["PREMIUM"] })).toBe("sub");
    expect(await stubOf({ is_paid: 0, product_id: null, codes: [] })).toBeNull();
  });

  it("sees the play stub for product 47 [STUB-LABEL-14]", async () => {
    expect(await stubOf({ is_paid: 1, product_id: 47, codes: [] })).toBe("play");
  });
});
