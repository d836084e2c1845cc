// @vitest-environment node
import type { Insertable } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../db/database.ts";
import type { PurchasesTable } from "../db/schema.ts";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall } from "../testing/visitor.ts";
import { videoAccess } from "./access.ts";
import { day, hour } from "./lapse.ts";

/** A guest owns nothing, so that nothing is looked up. */
const noDatabase = undefined as unknown as Db;
const stubOf = async (video: { is_paid: 0 | 1; product_id: number | null; codes: readonly string[] }) =>
  (
    await videoAccess(
      noDatabase,
      {
        track_id: 1,
        channel_id: 2,
        is_paid: video.is_paid,
        product_id: video.product_id,
        common_subscription_product_codes_json: JSON.stringify(video.codes),
      },
      undefined,
      0,
    )
  ).stub;

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

describe("somebody who has bought something", () => {
  const bought = Date.UTC(2027, 0, 1);
  const iso = (ms: number) => new Date(ms).toISOString();
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSmall();
  });
  afterAll(() => sandbox.close());
  afterEach(() => sandbox.context.database.query.deleteFrom("purchases").execute());

  const own = (purchase: Partial<Insertable<PurchasesTable>>) =>
    sandbox.context.database.query
      .insertInto("purchases")
      .values({
        user_id: small.viewer.id,
        name: "Покупка",
        access_type: "est",
        created_ts: bought,
        started_ts: bought,
        ...purchase,
      })
      .execute();
  const look = async ({
    codes = [] as string[],
    at = bought + day,
    track = 1,
    userId = small.viewer.id as number,
  } = {}) =>
    videoAccess(
      sandbox.context.database.query,
      {
        track_id: track,
        channel_id: small.author.id,
        is_paid: codes.length > 0 ? 0 : 1,
        product_id: 7,
        common_subscription_product_codes_json: JSON.stringify(codes),
      },
      userId,
      at,
    );

  it("watches that film, and no other; nobody else does, but its author", async () => {
    await own({ track_id: 1 });
    expect(await look()).toMatchObject({ granted: true, stub: null });
    expect(await look({ track: 2 })).toEqual({ granted: false, stub: "buy" });
    expect(await look({ userId: small.other.id })).toEqual({ granted: false, stub: "buy" });
    expect(await look({ userId: small.author.id })).toEqual({ granted: true, stub: null });
    expect(await look({ at: bought - 1 })).toEqual({ granted: false, stub: "buy" });
  });

  it.each(["noads", "noadsone", "noads_one"])(
    "without advertising (%s) still has to buy the film",
    async (access_type) => {
      await own({ access_type, track_id: 1 });
      expect(await look()).toEqual({ granted: false, stub: "buy" });
    },
  );

  it("watches by any one of several products of the video, also by the second, also beside one that has ended", async () => {
    const codes = ["PREMIUM", "SPORT"];
    await own({ access_type: "svod", product_code: "CINEMA" });
    expect(await look({ codes })).toEqual({ granted: false, stub: "sub" });
    await own({ access_type: "svod", product_code: "PREMIUM", first_days: 1 });
    expect(await look({ codes, at: bought + day - 1 })).toMatchObject({ granted: true, expires_ts: iso(bought + day) });
    expect(await look({ codes })).toEqual({ granted: false, stub: "sub-over" });
    await own({ access_type: "svod", product_code: "SPORT" });
    expect(await look({ codes })).toEqual({ granted: true, stub: null });
  });

  it("is told that the card could not pay for the next period", async () => {
    await own({ access_type: "svod", product_code: "PREMIUM", first_days: 1, period_days: 30, pays_by_card: 1 });
    expect(await look({ codes: ["PREMIUM"], at: bought + 2 * day })).toEqual({
      granted: false,
      stub: "sub_renew_fail",
    });
  });

  it("starts a rental in its days, watches it in its hours, and then has to rent again", async () => {
    const rental = { access_type: "tvod", track_id: 1, start_days: 30, watch_hours: 48 };
    await own(rental);
    const waits = await look();
    expect(waits).toEqual({
      granted: false,
      stub: "rent",
      purchase_id: expect.any(String),
      starts_before_ts: iso(bought + 30 * day),
      watch_hours: 48,
    });
    expect(await look({ at: bought + 30 * day })).toEqual({ granted: false, stub: "rent-over" });
    const activated_ts = bought + 2 * day;
    await sandbox.context.database.query.updateTable("purchases").set({ activated_ts }).execute();
    const end = activated_ts + 48 * hour;
    expect(await look({ at: end - 1 })).toEqual({
      granted: true,
      stub: null,
      expires_ts: iso(end),
      purchase_id: waits.purchase_id,
    });
    expect(await look({ at: end })).toEqual({ granted: false, stub: "rent-over" });
    await own(rental);
    expect(await look({ at: end })).toMatchObject({ stub: "rent" });
  });

  it("is led to the rental that waits rather than to the subscription that ran out", async () => {
    await own({ access_type: "svod", product_code: "PREMIUM", first_days: 1 });
    await own({ access_type: "tvod", track_id: 1, start_days: 30, watch_hours: 48 });
    expect(await look({ codes: ["PREMIUM"], at: bought + 2 * day })).toMatchObject({ stub: "rent" });
  });
});
