// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { soldMediaKey } from "../sandbox/media/sold-key.ts";
import { Visitor } from "../sandbox/testing/visitor.ts";
import { clear, film, purchase, rental } from "./cases/money-world.ts";
import { startWorld, type TestCall, type World } from "./world.ts";

interface Playback {
  readonly hls: string | null;
  readonly mp4: ReadonlyArray<{ readonly height: number; readonly url: string }>;
  readonly captions: ReadonlyArray<{ readonly url: string }>;
  readonly storyboard: { readonly vtt: string } | null;
}

let w: World;
beforeAll(async () => {
  w = await startWorld();
}, 120_000);
afterAll(() => w?.close());
beforeEach(() => clear(w).then(() => undefined));
afterEach(() => void vi.useRealTimers());

const playbackOf = async (id: string, as: TestCall["as"] = "viewer"): Promise<Playback | null> =>
  ((await w.ask({ id: "getVideoPage", path: { id }, as })).body as { playback: Playback | null }).playback;

/** As whoever found the address asks: without a session. */
const get = (path: string) => new Visitor(w.sandbox).request(path, { host: "media" });
const statusOf = async (path: string): Promise<number> => (await get(path)).status;
const pathOf = (address: string | null | undefined): string => new URL(address ?? "").pathname;

/** Every address that a player comes by: what the page names, then what the playlists and the storyboard name in it. */
async function addressesOf({ hls, mp4, captions, storyboard }: Playback): Promise<string[]> {
  const found = [hls, ...mp4.map(({ url }) => url), ...captions.map(({ url }) => url), storyboard?.vtt].flatMap(
    (address) => (address ? [address] : []),
  );
  for (const address of found) {
    const { pathname } = new URL(address);
    if (!/\.(?:m3u8|vtt)$/.test(pathname)) continue;
    const { text } = await get(pathname);
    const named = [...text.matchAll(/^(?!#)\S+\.(?:m3u8|m4s|webp)\b|(?<=URI=")[^"]+/gm)].map(([name]) => name);
    for (const name of named) {
      const next = new URL(name, address).href;
      if (!found.includes(next)) found.push(next);
    }
  }
  return found;
}

/** Buys the sold film of the seed; what then plays it. */
async function bought(): Promise<{ id: string; track: number; playback: Playback }> {
  const { id, track } = await film(w);
  await purchase(w, { access_type: "once", product_code: null, track_id: track, first_days: null, period_days: null });
  const playback = await playbackOf(id);
  if (playback === null) throw new Error("The buyer got nothing to play");
  return { id, track, playback };
}

/** Another sold film. */
const another = async (id: string): Promise<string> =>
  (
    await w.db
      .selectFrom("videos")
      .select("id")
      .where("is_paid", "=", 1)
      .where("state_code", "=", 0)
      .where("id", "<>", id)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;

describe("the film that a person bought", () => {
  it("plays: every playlist, piece, caption and picture of it is there, and none at an address that is not signed", async () => {
    const { id, playback } = await bought();
    const addresses = await addressesOf(playback);
    expect(addresses.filter((address) => address.endsWith(".m4s")).length).toBeGreaterThan(2);
    expect(addresses.some((address) => address.endsWith("storyboard.webp"))).toBe(true);
    for (const path of addresses.map(pathOf)) {
      expect(path).toMatch(new RegExp(String.raw`^/sold/${id}/\d+\.[\w-]{43}/`));
      const { status, headers } = await get(path);
      expect([path, status, headers["cache-control"]]).toEqual([path, 200, "private, max-age=3600"]);
    }
  });

  it("is served to nobody whose address is not signed, changed, or another film's", async () => {
    const { id, playback } = await bought();
    const other = await another(id);
    const [, signed = "", file = ""] = /^\/sold\/[^/]+\/([^/]+)\/(.+)$/.exec(pathOf(playback.mp4[0]?.url)) ?? [];
    const [expiry = "", signature = ""] = signed.split(".");
    expect(await statusOf(`/sold/${id}/${signed}/${file}`)).toBe(200);
    for (const path of [
      `/sold/${id}/${file}`,
      `/sold/${file}`,
      `/sold/${other}/${signed}/${file}`,
      `/sold/${id}/${Number(expiry) + 1}.${signature}/${file}`,
      `/sold/${id}/0${expiry}.${signature}/${file}`,
      `/sold/${id}/${expiry}.${"A".repeat(43)}/${file}`,
      `/sold/${id}/${expiry}.${signature.slice(0, -1)}/${file}`,
      `/sold/${id}/${expiry}./${file}`,
      `/sold/${id}/${expiry}/${file}`,
      `/sold/${id}/${signed}/../../${other}/${signed}/${file}`,
      `/sold/${id}/${signed}/`,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 403]);
    // Every sign of the signature counts, the spare bits of the last one too.
    for (const at of [0, 20, 42]) {
      const sign = signature[at] === "B" ? "C" : "B";
      expect(
        await statusOf(`/sold/${id}/${expiry}.${signature.slice(0, at)}${sign}${signature.slice(at + 1)}/${file}`),
      ).toBe(403);
    }
  });

  it("opens no file that is not its own", async () => {
    const { playback } = await bought();
    const folder = pathOf(playback.hls).replace("master.m3u8", "");
    for (const name of ["../planety/master.m3u8", "%2e%2e/planety/master.m3u8", "..%2fplanety%2fmaster.m3u8", ".env"])
      expect([name, await statusOf(folder + name)]).toEqual([name, 403]);
    for (const name of ["nothing.mp4", "images/sea-1.webp", "clips/planety/master.m3u8", "1-2/master.m3u8"])
      expect([name, await statusOf(folder + name)]).toEqual([name, 404]);
  });

  it("plays for its length and half a day at the least, and a day later no more", async () => {
    const { id, playback } = await bought();
    const path = pathOf(playback.hls);
    const { duration } = await w.db
      .selectFrom("videos")
      .select("duration")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const start = Date.now();
    const hours = (count: number): number => start + (count * 3600 + duration) * 1000;
    const piece = pathOf((await addressesOf(playback)).find((address) => address.endsWith(".m4s")));
    vi.useFakeTimers({ toFake: ["Date"], now: hours(12) });
    expect([await statusOf(path), await statusOf(piece)]).toEqual([200, 200]);
    vi.setSystemTime(hours(24) + 1000);
    expect([await statusOf(path), await statusOf(piece)]).toEqual([403, 403]);
  });

  it("keeps its address when its page is asked for again, so that nothing that plays begins anew", async () => {
    // Not at the change of a step.
    vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 86_400_000) * 86_400_000 + 3_600_000 });
    const { id, playback } = await bought();
    vi.setSystemTime(Date.now() + 5 * 3_600_000);
    expect(await playbackOf(id)).toEqual(playback);
  });

  it("is gone with the video", async () => {
    const { id, playback } = await bought();
    const state = (state_code: number) => w.db.updateTable("videos").set({ state_code }).where("id", "=", id).execute();
    await state(2042001);
    expect(await statusOf(pathOf(playback.hls))).toBe(404);
    await state(0);
    expect(await statusOf(pathOf(playback.hls))).toBe(200);
  });

  it("is downloaded by its author by a signed address", async () => {
    const { id } = await film(w);
    const { channel_id } = await w.db
      .selectFrom("videos")
      .select("channel_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const own = (channel: number) =>
      w.db.updateTable("videos").set({ channel_id: channel }).where("id", "=", id).execute();
    await own(w.idOf("author"));
    const { body } = await w.ask({ id: "getVideoDownload", path: { id }, as: "author" });
    await own(channel_id);
    const { pathname, search } = new URL((body as { url: string }).url);
    const file = await get(pathname + search);
    expect([pathname.startsWith(`/sold/${id}/`), file.status, file.headers["content-disposition"]]).toEqual([
      true,
      200,
      expect.stringContaining("attachment"),
    ]);
  });
});

it("a rental that has begun, and a subscription, play by signed addresses as well", async () => {
  const { id, track } = await film(w);
  expect(await playbackOf(id)).toBeNull();
  await rental(w, track, { started_ts: Date.now(), activated_ts: Date.now() });
  expect(pathOf((await playbackOf(id))?.hls)).toMatch(new RegExp(`^/sold/${id}/`));
  await clear(w);
  const { id: series } = await w.db
    .selectFrom("videos")
    .select("id")
    .where("common_subscription_product_codes_json", "like", "%PREMIER_RUTUBE_YAPPY%")
    .where("state_code", "=", 0)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(await playbackOf(series)).toBeNull();
  await purchase(w, { access_type: "svod", product_code: "PREMIER_RUTUBE_YAPPY" });
  const path = pathOf((await playbackOf(series))?.hls);
  expect([path.startsWith(`/sold/${series}/`), await statusOf(path)]).toEqual([true, 200]);
});

it("a stream that is sold plays by signed addresses, its pieces too", async () => {
  const { id, playback } = await bought();
  await w.db
    .updateTable("videos")
    .set({ kind: "livestream", stream_type: "stream_push" })
    .where("id", "=", id)
    .execute();
  const live = await playbackOf(id);
  const addresses = await addressesOf(live as Playback);
  await w.db.updateTable("videos").set({ kind: "video", stream_type: null }).where("id", "=", id).execute();
  expect(live?.hls).toBe(playback.hls);
  expect(addresses.some((address) => address.endsWith(".m4s"))).toBe(true);
  for (const path of addresses.map(pathOf)) expect(path).toMatch(new RegExp(`^/sold/${id}/`));
  expect(await statusOf(pathOf(addresses.find((address) => address.endsWith(".m4s"))))).toBe(200);
});

it("a free film needs no signature", async () => {
  const playback = await playbackOf(w.videoId, "guest");
  const addresses = await addressesOf(playback as Playback);
  expect(addresses.length).toBeGreaterThan(5);
  for (const path of addresses.map(pathOf)) {
    expect(path).toMatch(/^\/clips\//);
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  }
});

it("the secret is the database's: every process that opens it has the same", async () => {
  expect(await soldMediaKey(w.sandbox.context.database)).toEqual(w.sandbox.context.soldMediaKey);
  expect(w.sandbox.context.soldMediaKey).toHaveLength(32);
});
