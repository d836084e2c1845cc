// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type SandboxDatabase } from "../../db/database.ts";
import { statement } from "../../db/dialect.ts";
import { resolveMediaFile } from "../../media/index.ts";
import { dayAt, schedulesOf } from "../../operations/tv/tv-schedule.ts";
import { SEED, seedDatabase } from "../index.ts";
import { createRandom } from "../../random.ts";
import { catalogue } from "./catalogue.ts";

const now = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

let database: SandboxDatabase;
beforeAll(async () => {
  database = await openDatabase(":memory:");
  await database.write((db) => seedDatabase(db, { videos: 100, comments: 1000, now }));
  await database.write((db) => catalogue.run(db, { random: createRandom(5), now }));
}, 60_000);
afterAll(() => database?.close());

const rowsOf = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await statement(text).execute(database.query)).rows;
const number = async (text: string): Promise<number> => Number(Object.values((await rowsOf(text))[0] ?? {})[0]);

describe("the catalogue's content", () => {
  it("keeps every counter equal to the rows that it counts", async () => {
    expect(
      await number(
        "SELECT count(*) FROM resources r WHERE items_count <> (SELECT count(*) FROM shelf_items s WHERE s.resource_id = r.id)",
      ),
    ).toBe(0);
    expect(
      await number(
        "SELECT count(*) FROM persons p WHERE videos_count <> (SELECT count(*) FROM person_videos v WHERE v.person_id = p.id)",
      ),
    ).toBe(0);
    expect(
      await number(
        "SELECT count(*) FROM channels c WHERE videos_count <> " +
          "(SELECT count(*) FROM videos v WHERE v.channel_id = c.id AND v.state_code = 0 AND v.is_hidden = 0 " +
          "AND v.future_publication = 0)",
      ),
    ).toBe(0);
  });

  it("points nowhere that is not there", async () => {
    expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);
    for (const { p } of await rowsOf(
      "SELECT thumbnail AS p FROM videos WHERE thumbnail IS NOT NULL UNION SELECT picture FROM tv_shows " +
        "UNION SELECT poster FROM tv_shows UNION SELECT picture FROM persons WHERE picture IS NOT NULL UNION " +
        "SELECT picture FROM brandings UNION SELECT picture_mobile FROM brandings WHERE picture_mobile IS " +
        "NOT NULL",
    )) {
      expect(resolveMediaFile(String(p)), String(p)).not.toBeNull();
    }
    const named = JSON.stringify(
      await rowsOf(
        "SELECT payload_json FROM shelf_items WHERE payload_json IS NOT NULL UNION SELECT carousel_json FROM feeds UNION SELECT related_tv_json FROM feeds",
      ),
    );
    for (const [path] of named.matchAll(/\/images\/[\w-]+\.webp/g)) expect(resolveMediaFile(path), path).not.toBeNull();
  });

  it("has more than sixty shorts, shows with seasons, twelve channels and streams of eight topics", async () => {
    expect(
      await number("SELECT count(*) FROM videos WHERE kind = 'shorts' AND origin_type = 'rshorts' AND state_code = 0"),
    ).toBeGreaterThanOrEqual(55);
    expect(await number("SELECT count(*) FROM tv_shows")).toBe(6);
    expect(
      await number("SELECT count(*) FROM (SELECT show_id, season FROM tv_episodes GROUP BY show_id, season)"),
    ).toBeGreaterThan(8);
    expect(await number("SELECT count(*) FROM tv_channels")).toBe(13);
    expect(
      await number("SELECT count(DISTINCT category_id) FROM videos WHERE kind = 'livestream'"),
    ).toBeGreaterThanOrEqual(8);
  });

  it("fills each day of each channel without a gap or an overlap", async () => {
    const slots = (await rowsOf(
      "SELECT track_id, weekday, start_minute, minutes FROM tv_slots ORDER BY track_id, weekday, start_minute",
    )) as { track_id: number; weekday: number; start_minute: number; minutes: number }[];
    const ends = new Map<string, number>();
    for (const slot of slots) {
      const day = `${slot.track_id}-${slot.weekday}`;
      expect(slot.start_minute).toBe(ends.get(day) ?? 0);
      expect(slot.minutes).toBeGreaterThanOrEqual(15);
      ends.set(day, slot.start_minute + slot.minutes);
    }
    expect(ends.size).toBe(13 * 7);
    expect(new Set(ends.values())).toEqual(new Set([24 * 60]));
  });
});

describe("a schedule", () => {
  const scheduleAt = async (ms: number) => {
    const { track_id: track } = await database.query
      .selectFrom("videos")
      .select("track_id")
      .where("id", "=", SEED.tvId)
      .executeTakeFirstOrThrow();
    return (await schedulesOf(database.query, [track], dayAt(ms), ms))(track);
  };

  it("moves with the clock: at the end of a programme the following one is on", async () => {
    let at = now;
    for (let turn = 0; turn < 30; turn += 1) {
      const { current, following } = await scheduleAt(at);
      expect(Date.parse(current?.start_ts ?? "")).toBeLessThanOrEqual(at);
      expect(Date.parse(current?.end_ts ?? "")).toBeGreaterThan(at);
      expect((await scheduleAt(Date.parse(current?.end_ts ?? "") - 1)).current?.id).toBe(current?.id);
      at = Date.parse(current?.end_ts ?? "");
      expect((await scheduleAt(at)).current).toMatchObject({ id: following?.id ?? "" });
    }
  });

  it("goes over midnight of Moscow, where the day's date changes", async () => {
    const midnight = Date.parse("2026-11-22T00:00:00+03:00");
    const before = await scheduleAt(midnight - minute);
    const after = await scheduleAt(midnight);
    expect(before.following?.start_ts).toBe(new Date(midnight).toISOString());
    expect(after.current?.id).toBe(before.following?.id);
    expect(after.items[0]?.id).toBe(after.current?.id);
    expect(before.items.at(-1)?.id).toBe(before.current?.id);
  });
});
