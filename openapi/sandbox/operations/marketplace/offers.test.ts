// @vitest-environment node
import type { Insertable } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PurchasesTable } from "../../db/schema.ts";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { giveToViewer, smallShop } from "../../testing/small-shop.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";

/** A film that is sold one by one, as `small.video` is; the latter is of a show, and of a pack. */
const another = small.quietVideo;
/** A film of a subscription. */
const series = "0".repeat(31) + "3";

let sandbox: Sandbox;
let viewer: Visitor;
beforeAll(async () => {
  sandbox = await startSmall({
    async seedWith(db) {
      await smallShop(db);
      await db.updateTable("videos").set({ tv_show_id: 501 }).where("id", "=", small.video).execute();
      await db.updateTable("videos").set({ is_paid: 1, product_id: 7 }).where("id", "=", another).execute();
      await db.updateTable("videos").set({ is_paid: 1, product_id: 47 }).where("id", "=", series).execute();
      await db.deleteFrom("offer_videos").execute();
      await db.insertInto("offer_videos").values({ offer_id: 14, track_id: 1 }).execute();
    },
  });
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
});
afterAll(() => sandbox.close());

const db = () => sandbox.context.database.query;
afterEach(() => db().deleteFrom("purchases").where("user_id", "=", small.viewer.id).execute());

interface Offers {
  readonly offers: ReadonlyArray<{ readonly id: string }>;
  readonly videos: ReadonlyArray<{ readonly id: string; readonly purchased: boolean }>;
  readonly packs: ReadonlyArray<Record<string, unknown>>;
  readonly promotions: ReadonlyArray<{ readonly days_count: number }>;
  readonly name: string;
  readonly purchased: boolean;
  readonly needs_activation: boolean;
}
const ask = (method: string, ids: string) => viewer.call(`/api/marketplace/offers/${method}/?ids_list=${ids}`);
const offers = async (method: string, ids: string) => (await ask(method, ids)).json<Offers>();
const idsOf = ({ offers: all }: Offers) => all.map(({ id }) => id);
const buy = (changes: Partial<Insertable<PurchasesTable>>) => giveToViewer(db(), changes);
const isOpen = async (id: string) => (await offers("video", id)).purchased;

describe("offers", () => {
  it("are asked for by themselves, by a product, by a pack, by a film, by a show", async () => {
    expect(idsOf(await offers("offer", "12,13"))).toEqual(["13", "12"]);
    // what is not listed is sold where it is named alone
    expect(idsOf(await offers("product", "7"))).toEqual(["11", "12"]);
    expect(await offers("pack", "31")).toMatchObject({ offers: [{ id: "14" }], videos: [], name: "Большой экран" });
    expect(idsOf(await offers("video", another))).toEqual(["11", "12"]);
    expect((await offers("tv", "501")).videos.map(({ id }) => id)).toEqual([small.video]);
  });

  it("are not there for what nobody sells, nor for a word that is no number", async () => {
    for (const [method, ids] of [
      ["offer", "987654"],
      ["product", "987654"],
      ["pack", "987654"],
      ["tv", "987654"],
      ["tv", "no-number"],
      ["video", "f".repeat(32)],
    ] as const)
      expect((await ask(method, ids)).status, `${method} ${ids}`).toBe(404);
  });

  it("are none of a film that is sold nowhere, which is told all the same", async () => {
    const free = "0".repeat(31) + "4";
    expect(await offers("video", free)).toMatchObject({ offers: [], promotions: [], videos: [{ id: free }] });
  });

  it("are told with how long a coupon that anybody may use now would give them", async () => {
    const days = async (id: string) => (await offers("offer", id)).promotions.map(({ days_count: count }) => count);
    // one of four: the others are refused, or were there until yesterday
    expect([await days("1"), await days("13"), await days("12")]).toEqual([[30], [365], []]);
    const coupon = { starts_ts: Date.now() + 60_000, ends_ts: null };
    await db().updateTable("promo_codes").set(coupon).where("code", "=", "KINO").execute();
    expect(await days("13")).toEqual([]);
    await db().updateTable("promo_codes").set({ starts_ts: null }).where("code", "=", "KINO").execute();
  });

  it("name a pack with its number of films only where one is sold", async () => {
    const pack = { id: "31", name: "Большой экран", offer_ids: ["14"], videos_count: 1 };
    expect((await offers("video", small.video)).packs).toEqual([pack]);
    expect((await offers("video", another)).packs).toEqual([]);
  });
});

describe("a film is had", () => {
  it("by a purchase of it, and of no other film", async () => {
    await buy({ track_id: 1, offer_id: 12 });
    expect([await isOpen(small.video), await isOpen(another)]).toEqual([true, false]);
  });

  it("by a rental, which waits to be started until it is", async () => {
    const rental = { access_type: "tvod", track_id: 1, offer_id: 11, start_days: 30, watch_hours: 48 };
    expect((await offers("video", small.video)).needs_activation).toBe(false);
    await buy(rental);
    expect(await offers("video", small.video)).toMatchObject({ purchased: true, needs_activation: true });
    await buy({ ...rental, activated_ts: Date.now() });
    expect(await offers("video", small.video)).toMatchObject({ purchased: true, needs_activation: false });
  });

  it("by a pack that it is in", async () => {
    await buy({ pack_id: 31, offer_id: 14 });
    expect([await isOpen(small.video), await isOpen(another)]).toEqual([true, false]);
  });

  it("by the subscription that opens it: neither by another one nor where it is sold alone", async () => {
    await buy({ access_type: "svod", product_code: "RUTUBE" });
    expect(await isOpen(series)).toBe(false);
    await buy({ access_type: "svod", product_code: "PREMIER_RUTUBE_YAPPY" });
    expect([await isOpen(series), await isOpen(another)]).toEqual([true, false]);
  });

  it("not by a purchase that takes the advertising from it", async () => {
    await buy({ access_type: "noadsone", track_id: 2, offer_id: 3 });
    expect(await isOpen(another)).toBe(false);
  });
});

describe("an offer that is asked for alone is had", () => {
  const isHad = async (id: string) => (await offers("offer", id)).purchased;

  it("by its own purchase, by its pack, by its product", async () => {
    expect([await isHad("12"), await isHad("14"), await isHad("5")]).toEqual([false, false, false]);
    await buy({ track_id: 1, offer_id: 12 });
    expect([await isHad("12"), await isHad("11"), await isHad("14"), await isHad("5")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    await buy({ pack_id: 31, offer_id: 14 });
    await buy({ access_type: "svod", product_code: "PREMIER_RUTUBE_YAPPY" });
    expect([await isHad("11"), await isHad("14"), await isHad("5"), await isHad("1")]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
