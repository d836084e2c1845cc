// @vitest-environment node
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { insertRows } from "../sandbox/db/insert-rows.ts";
import { notePlan } from "../sandbox/clock.ts";
import type { Sandbox } from "../sandbox/index.ts";
import { indexEverything } from "../sandbox/search/documents.ts";
import { fieldTime } from "../sandbox/studio/times.ts";
import { small, smallSeed } from "../sandbox/testing/small-seed.ts";
import type { Visitor } from "../sandbox/testing/visitor.ts";
import { startSmallWorld, type SmallWorld } from "./small.ts";

const hour = 3_600_000;

interface Notification {
  readonly target_id: string;
  readonly user_reason: string;
  readonly created_ts: string;
}

/** Events that the clock brings about; on PostgreSQL with three servers on one database. */
let world: SmallWorld;
let first: Sandbox;
let author: Visitor;
let viewers: Visitor[];

beforeAll(async () => {
  world = await startSmallWorld({
    servers: 3,
    async seedWith(db) {
      await smallSeed(db);
      await indexEverything(db);
    },
  });
  first = world.sandbox;
  author = await world.signIn(small.author.email);
  viewers = world.everywhere(await world.signIn(small.viewer.email));
  expect(
    (await viewer().call(`/api/v2/subscription/card/userchannel/${small.author.id}`, { method: "POST" })).status,
  ).toBeLessThan(300);
  expect(
    (await viewer().call("/api/v5/notifications/settings/", { method: "PATCH", body: { email: true, push: true } }))
      .status,
  ).toBe(200);
}, 120_000);
afterAll(() => world?.close(), 30_000);
afterEach(async () => {
  await move(null);
  await viewer().call("/api/v5/notifications/", { method: "DELETE" });
  await world.db.deleteFrom("outbox").execute();
});

/** Moves the clock for every server: the others look at it four times a second. */
async function move(to: string | null): Promise<void> {
  await first.context.clock.move(to);
  await wait(300);
}
const viewer = (): Visitor => viewers[0] as Visitor;
const notifications = async (who = viewer()): Promise<Notification[]> =>
  (await who.call("/api/v5/notifications/")).json<{ results: Notification[] }>().results;
const outbox = async (): Promise<string[]> =>
  (await viewer().request(`/sandbox/outbox.json?user_id=${small.viewer.id}`))
    .json<{ results: { way: string; link: string }[] }>()
    .results.map(({ way, link }) => `${way} ${link}`);
const find = async (query: string): Promise<string[]> =>
  (await viewer().call(`/api/search/video/?query=${encodeURIComponent(query)}`))
    .json<{ results: { id: string }[] }>()
    .results.map(({ id }) => id);
const ofChannel = async (): Promise<string[]> =>
  (await viewer().call(`/api/video/person/${small.author.id}`))
    .json<{ results: { id: string }[] }>()
    .results.map(({ id }) => id);

describe("videos whose time is still to come", () => {
  const id = (n: number): string => String(n).padStart(32, "7");
  const plan = async (n: number, time: number, more: object = {}) => {
    await insertRows(world.db, "videos", [
      {
        id: id(n),
        channel_id: small.author.id,
        category_id: 1,
        kind: "video",
        origin_type: "rtb",
        title: `Премьера ${n}`,
        duration: 60,
        media_id: "gory-rassvet",
        created_ts: Date.now(),
        publication_ts: time,
        last_update_ts: Date.now(),
        future_publication: 1,
        ...more,
      },
    ]);
    await notePlan(world.db);
  };

  it("come out by the clock: told once to who follows then, in the order and with the time of coming out, and found everywhere", async () => {
    const now = Date.now();
    // Not in the order of their times, one by its link only, one far away.
    await plan(2, now + 2 * hour);
    await plan(3, now + 3 * hour);
    await plan(1, now + hour);
    await plan(4, now + 2 * hour, { is_hidden: 1, pepper: "secret-word" });
    await plan(5, now + 9 * 24 * hour);
    const counted = async (): Promise<number> =>
      (
        await world.db
          .selectFrom("channels")
          .select("videos_count")
          .where("id", "=", small.author.id)
          .executeTakeFirstOrThrow()
      ).videos_count;
    const before = await counted();
    await wait(300);
    expect([await notifications(), await find("премьера"), (await ofChannel()).includes(id(1))]).toEqual([
      [],
      [],
      false,
    ]);
    expect((await viewer().call(`/video/${id(1)}/`)).json()).toMatchObject({ playback: null });

    await move("+1d");
    // All viewers ask at once, of every server.
    await Promise.all(Array.from({ length: 12 }, (_, index) => notifications(viewers[index % viewers.length])));
    const notified = await notifications();
    expect(
      notified.map(({ target_id, user_reason, created_ts }) => [target_id, user_reason, Date.parse(created_ts)]),
    ).toEqual([
      [id(3), "author", now + 3 * hour],
      [id(2), "author", now + 2 * hour],
      [id(1), "author", now + hour],
    ]);
    // A letter and a push of each, written with it.
    expect(await outbox()).toEqual([3, 2, 1].flatMap((n) => [`push /video/${id(n)}/`, `email /video/${id(n)}/`]));
    expect((await find("премьера")).sort()).toEqual([id(1), id(2), id(3)]);
    expect((await ofChannel()).slice(0, 3)).toEqual([id(3), id(2), id(1)]);
    expect((await viewer().call(`/video/${id(1)}/`)).json()).toMatchObject({ playback: { hls: expect.any(String) } });
    expect(await counted()).toBe(before + 3);

    // Back and forth again: nobody is told twice.
    await move(null);
    await move("+2d");
    expect(await notifications()).toHaveLength(3);
    await move("+10d");
    expect((await notifications()).map(({ target_id }) => target_id)).toEqual([id(5), id(3), id(2), id(1)]);
  }, 60_000);
});

describe("a stream of the studio", () => {
  const studio = async (path: string, form: Record<string, string>, action = path) => {
    const page = await author.request(path, { host: "studio" });
    const token = /name="_token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
    return author.request(action, { host: "studio", method: "POST", form: { _token: token, ...form } });
  };
  const stateOf = async (id: string): Promise<string> =>
    /<p class="lead">([^<]*)/.exec((await author.request(`/video-editor/${id}/`, { host: "studio" })).text)?.[1] ?? "";
  const create = async (form: Record<string, string>): Promise<string> => {
    const reply = await studio("/create-stream/", {
      title: "Прямо с перевала",
      description: "",
      category: "1",
      age: "0",
      ...form,
    });
    expect(reply.status, reply.text).toBe(303);
    return /[0-9a-f]{32}/.exec(String(reply.headers.location))?.[0] ?? "";
  };
  const page = async (id: string) =>
    (await viewer().call(`/video/${id}/`)).json<{
      video: { is_livestream: boolean; stream_type: string | null; duration: number };
      playback: null | { hls: string | null; mp4: unknown[] };
    }>();
  const media = (address: string, headers: Record<string, string> = {}) =>
    viewer().request(new URL(address, first.context.origins.media).pathname, { host: "media", headers });
  const isFree = async (): Promise<unknown> =>
    (await author.call("/api/video/stream/owner")).json<{ slots_used: number }>().slots_used;

  it("is planned, then on air, then over and a recording: each by the clock, its followers told when it begins", async () => {
    const begins = Math.ceil(Date.now() / 60_000) * 60_000 + hour;
    const id = await create({ when: fieldTime(begins), minutes: "30" });
    expect(await page(id)).toMatchObject({ video: { is_livestream: true }, playback: null });
    expect([await stateOf(id), await isFree(), await notifications()]).toEqual([
      expect.stringMatching(/^Начнётся /),
      1,
      [],
    ]);

    await move("+70m");
    expect((await notifications()).map(({ target_id, created_ts }) => [target_id, Date.parse(created_ts)])).toEqual([
      [id, begins],
    ]);
    const onAir = await page(id);
    expect(onAir).toMatchObject({
      video: { is_livestream: true, stream_type: "stream_push", duration: 0 },
      playback: { mp4: [] },
    });
    expect(await stateOf(id)).toMatch(/^В эфире с /);

    // The playback is real: a main playlist, one for each quality, without an end, and pieces that exist.
    const address = onAir.playback?.hls ?? "";
    const main = await media(address);
    expect([main.status, main.headers["content-type"]]).toEqual([200, "application/vnd.apple.mpegurl"]);
    const names = [...main.text.matchAll(/^(v\d+\.m3u8)$|URI="(audio\.m3u8)"/gm)].map(
      ([, pictures, sound]) => pictures ?? sound ?? "",
    );
    expect(names).toHaveLength(2);
    for (const name of names) {
      const { text, headers } = await media(address.replace("master.m3u8", name));
      expect(headers["cache-control"]).toBe("no-cache");
      expect(text).not.toMatch(/EXT-X-ENDLIST|PLAYLIST-TYPE/);
      const [, from = "", file = "", first = "", last = ""] =
        /#EXT-X-PROGRAM-DATE-TIME:(\S+)\n#EXTINF\S+\n(\S+\/(\d+)-(\d+)\.m4s)/.exec(text) ?? [];
      expect(Math.abs(Date.parse(from) - Date.now())).toBeLessThan(60_000);
      const piece = await media(file);
      expect([piece.status, piece.headers["content-length"]]).toEqual([200, String(Number(last) - Number(first) + 1)]);
    }

    await move("+2h");
    const over = await page(id);
    expect(over).toMatchObject({
      video: { is_livestream: false, stream_type: null, duration: 20 },
      playback: { hls: expect.stringContaining("/clips/") },
    });
    expect([await stateOf(id), await isFree(), (await notifications()).length]).toEqual([
      expect.stringMatching(/^Эфир завершён /),
      0,
      1,
    ]);
  }, 60_000);

  it("that one server planned is told of by another, which asks for its time once and no more", async () => {
    const other = world.servers.at(-1) as Sandbox;
    const id = await create({ when: fieldTime(Date.now() + 2 * hour), minutes: "30" });
    const who = viewers.at(-1) as Visitor;
    await wait(300);
    expect(await notifications(who)).toEqual([]);
    const selectFrom = vi.spyOn(other.context.database.query, "selectFrom");
    const times = (): number => selectFrom.mock.calls.filter(([table]) => (table as unknown) === "videos").length;
    for (let round = 0; round < 3; round += 1) {
      await wait(300);
      expect(await notifications(who)).toEqual([]);
    }
    expect([times(), selectFrom.mock.calls.filter(([table]) => (table as unknown) === "settings").length > 2]).toEqual([
      0,
      true,
    ]);
    await move("+3h");
    // The first to be asked since then.
    expect((await notifications(who)).map(({ target_id }) => target_id)).toEqual([id]);
    selectFrom.mockRestore();
  }, 60_000);

  it("begins at once without a time, and ends when its author says so", async () => {
    const id = await create({});
    expect(await page(id)).toMatchObject({
      video: { is_livestream: true },
      playback: { hls: expect.stringContaining("/live/") },
    });
    expect((await studio(`/video-editor/${id}/`, {}, `/video-editor/${id}/end/`)).headers.location).toBe(
      `/video-editor/${id}/?done=ended`,
    );
    expect(await page(id)).toMatchObject({ video: { is_livestream: false } });
    expect((await studio(`/video-editor/${id}/`, {}, `/video-editor/${id}/end/`)).headers.location).toBe(
      `/video-editor/${id}/`,
    );
  }, 30_000);

  it("takes no time that is past, and no length that is none", async () => {
    for (const form of [
      { when: "2020-01-01T10:00" },
      { when: "завтра" },
      { when: "2999-01-01T10:00" },
      { minutes: "0" },
      { minutes: "100000" },
      { minutes: "1e3" },
    ]) {
      expect(
        (await studio("/create-stream/", { title: "Нет", description: "", category: "1", age: "0", ...form })).status,
        JSON.stringify(form),
      ).toBe(422);
    }
  });
});
