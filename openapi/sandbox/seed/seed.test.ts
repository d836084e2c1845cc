import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { standardCost, verifyPassword } from "../auth/passwords.ts";
import { openDatabase, type SandboxDatabase } from "../db/database.ts";
import { statement } from "../db/dialect.ts";
import { findPage, parseChapters } from "../../pages/index.ts";
import { imageCatalog, mediaCatalog, resolveMediaFile } from "../media/index.ts";
import { SEED, seedDatabase } from "./index.ts";

const now = Date.UTC(2026, 10, 21);
const tables = [
  "users",
  "channels",
  "categories",
  "videos",
  "feeds",
  "resources",
  "shelf_items",
  "playlists",
  "playlist_items",
  "comments",
  "comment_reactions",
  "pins",
  "blocks",
  "history",
  "video_reactions",
  "video_votes",
  "redirects",
  "partners",
  "links",
  "navigation",
  "settings",
];

async function seeded(options: { videos?: number; comments?: number; seed?: number }): Promise<SandboxDatabase> {
  const database = await openDatabase(":memory:");
  await database.write((db) => seedDatabase(db, { ...options, now }));
  return database;
}

async function fingerprint(database: SandboxDatabase): Promise<string> {
  const hash = createHash("sha256");
  for (const table of tables)
    for (const row of await rowsOf(database, `SELECT * FROM ${table}`)) hash.update(JSON.stringify(row));
  return hash.digest("hex");
}

const rowsOf = async ({ query }: SandboxDatabase, text: string, ...values: (string | number)[]) =>
  (await statement(text, values).execute(query)).rows;
const number = async (database: SandboxDatabase, text: string, ...values: (string | number)[]): Promise<number> =>
  Number(Object.values((await rowsOf(database, text, ...values))[0] ?? {})[0]);

describe("the seed", () => {
  let db: SandboxDatabase;
  beforeAll(async () => {
    db = await seeded({});
  }, 60_000);

  it("has at least 40 channels, 600 videos of every kind and 20,000 comments", async () => {
    expect(await number(db, "SELECT count(*) FROM channels")).toBeGreaterThanOrEqual(40);
    expect(await number(db, "SELECT count(*) FROM videos")).toBe(600);
    expect(await number(db, "SELECT count(*) FROM comments")).toBe(20_000);
    expect(await number(db, "SELECT count(DISTINCT kind) FROM videos")).toBe(5);
    expect(await number(db, "SELECT count(*) FROM (SELECT title FROM videos GROUP BY title HAVING count(*) > 1)")).toBe(
      0,
    );
  });

  it("has the big discussion: 5,000 comments, three threads of 200 answers, a pin, an answer of the author", async () => {
    const track = await number(db, "SELECT track_id FROM videos WHERE id = ?", SEED.bigDiscussionVideoId);
    expect(await number(db, "SELECT count(*) FROM comments WHERE state = 0 AND track_id = ?", track)).toBe(5000);
    expect(await number(db, "SELECT channel_id FROM videos WHERE track_id = ?", track)).toBe(SEED.author.id);
    for (const id of SEED.threadsOf200)
      expect(
        (await rowsOf(db, "SELECT track_id, replies_number, author_replied FROM comments WHERE id = ?", id))[0],
      ).toMatchObject({ track_id: track, replies_number: 200, author_replied: 1 });
    expect(await number(db, "SELECT comment_id FROM pins WHERE track_id = ?", track)).toBe(SEED.pinnedCommentId);
    expect(await number(db, "SELECT user_id FROM comments WHERE id = ?", SEED.pinnedCommentId)).toBe(SEED.author.id);
  });

  it("keeps every counter equal to the rows that it counts", async () => {
    expect(
      await number(
        db,
        "SELECT count(*) FROM videos v WHERE comments_count <> (SELECT count(*) FROM comments c WHERE c.track_id = v.track_id AND state = 0)",
      ),
    ).toBe(0);
    expect(
      await number(
        db,
        "SELECT count(*) FROM comments c WHERE parent_id IS NULL AND replies_number <> " +
          "(SELECT count(*) FROM comments a WHERE a.parent_id = c.id AND a.state = 0)",
      ),
    ).toBe(0);
    expect(
      await number(
        db,
        "SELECT count(*) FROM comments WHERE popularity <> likes_number * 2 - dislikes_number + replies_number",
      ),
    ).toBe(0);
    expect(
      await number(
        db,
        "SELECT count(*) FROM resources r WHERE items_count <> (SELECT count(*) FROM shelf_items s WHERE s.resource_id = r.id)",
      ),
    ).toBe(0);
    expect(
      await number(
        db,
        "SELECT count(*) FROM playlists p WHERE videos_count <> (SELECT count(*) FROM playlist_items i WHERE i.playlist_id = p.id)",
      ),
    ).toBe(0);
  });

  it("leads by its menus, lists of links and redirects to pages only", async () => {
    const rows = await rowsOf(
      db,
      "SELECT url FROM navigation UNION SELECT url FROM links UNION SELECT target AS url FROM redirects",
    );
    const own = rows.map(({ url }) => String(url)).filter((url) => url.startsWith("/"));
    expect(own.length).toBeGreaterThan(30);
    expect(own.filter((url) => findPage(url) === null)).toEqual([]);
  });

  it("points nowhere that is not there", async () => {
    expect(await rowsOf(db, "PRAGMA foreign_key_check")).toEqual([]);
    expect(
      await number(
        db,
        "SELECT count(*) FROM comments c WHERE parent_id IS NOT NULL AND NOT EXISTS " +
          "(SELECT 1 FROM comments p WHERE p.id = c.parent_id AND p.parent_id IS NULL AND p.state = 0 AND " +
          "p.track_id = c.track_id AND p.created_ts <= c.created_ts)",
      ),
    ).toBe(0);
    expect(
      await number(
        db,
        "SELECT count(*) FROM comments c WHERE bro_id IS NOT NULL AND NOT EXISTS " +
          "(SELECT 1 FROM comments b WHERE b.id = c.bro_id AND b.parent_id = c.parent_id AND b.user_id = " +
          "c.bro_user_id)",
      ),
    ).toBe(0);
    expect(
      await number(
        db,
        "SELECT count(*) FROM shelf_items s WHERE track_id IS NOT NULL AND NOT EXISTS " +
          "(SELECT 1 FROM videos v WHERE v.track_id = s.track_id AND state_code = 0 AND is_hidden = 0)",
      ),
    ).toBe(0);
    const media = new Set(mediaCatalog().map((item) => item.id));
    for (const row of await rowsOf(db, "SELECT DISTINCT media_id FROM videos WHERE media_id IS NOT NULL"))
      expect(media).toContain(row["media_id"]);
    for (const row of await rowsOf(
      db,
      "SELECT thumbnail AS p FROM videos WHERE thumbnail IS NOT NULL UNION SELECT preview FROM videos " +
        "WHERE preview IS NOT NULL UNION SELECT avatar FROM users WHERE avatar IS NOT NULL UNION SELECT " +
        "avatar FROM channels WHERE avatar IS NOT NULL",
    ))
      expect(resolveMediaFile(String(row["p"])), String(row["p"])).not.toBeNull();
    const named = [
      ...JSON.stringify([
        await rowsOf(db, "SELECT carousel_json FROM feeds"),
        await rowsOf(db, "SELECT payload_json FROM shelf_items WHERE payload_json IS NOT NULL"),
      ]).matchAll(/\/images\/([\w-]+)\.webp/g),
    ];
    const images = new Set(imageCatalog().map((image) => image.id));
    for (const [, id] of named) expect(images).toContain(id);
  });

  it("never dates a thing after now, and comments after their video", async () => {
    expect(
      await number(db, "SELECT count(*) FROM videos WHERE publication_ts > ? AND future_publication = 0", now),
    ).toBe(0);
    expect(
      await number(
        db,
        "SELECT count(*) FROM comments c JOIN videos v USING (track_id) WHERE c.created_ts > ? OR c.created_ts < v.publication_ts",
        now,
      ),
    ).toBe(0);
    expect(
      await number(
        db,
        "SELECT count(*) FROM (SELECT created_ts, lag(created_ts) OVER (PARTITION BY track_id ORDER BY id) AS before FROM comments) WHERE created_ts < before",
      ),
    ).toBe(0);
  });

  it("has a home of at least fourteen shelves, none of them empty", async () => {
    expect(await number(db, "SELECT count(*) FROM resources WHERE feed_slug = 'home'")).toBeGreaterThanOrEqual(14);
    expect(
      await number(
        db,
        "SELECT count(*) FROM resources WHERE items_count < 5 AND object_id IS NOT 'continue-watching' AND name <> 'Блог'",
      ),
    ).toBe(0);
    expect(await number(db, "SELECT is_logged_in FROM resources WHERE object_id = 'continue-watching'")).toBe(1);
  });

  it("lets the demo accounts in, gives the viewer a history and keeps the banned one out", async () => {
    for (const who of [SEED.viewer, SEED.banned, SEED.author]) {
      const row = (await rowsOf(db, "SELECT id, password_hash FROM users WHERE email = ?", who.email))[0];
      expect(row?.["id"]).toBe(who.id);
      expect(await verifyPassword(SEED.password, String(row?.["password_hash"]), "", standardCost)).toBe(true);
    }
    expect(await number(db, "SELECT count(*) FROM history WHERE user_id = ?", SEED.viewer.id)).toBe(12);
    expect(
      await number(
        db,
        "SELECT count(*) FROM blocks WHERE channel_id = ? AND user_id = ?",
        SEED.author.id,
        SEED.banned.id,
      ),
    ).toBe(1);
  });

  it("keeps every fixed id", async () => {
    const code = (id: string): Promise<number> => number(db, "SELECT state_code FROM videos WHERE id = ?", id);
    for (const [state, id] of Object.entries(SEED.unavailable)) expect(await code(id)).toBe(Number(state));
    expect(await code(SEED.movedId)).toBe(410);
    expect((await rowsOf(db, "SELECT pepper, is_hidden FROM videos WHERE id = ?", SEED.privateId))[0]).toMatchObject({
      pepper: SEED.pepper,
      is_hidden: 1,
    });
    expect(
      await number(
        db,
        "SELECT position FROM playlist_items JOIN videos USING (track_id) WHERE playlist_id = ? AND id = ?",
        SEED.playlistId,
        SEED.demoVideoId,
      ),
    ).toBe(2);
    expect(await number(db, "SELECT comments_count FROM videos WHERE id = ?", SEED.withoutCommentsId)).toBe(0);
    expect(await number(db, "SELECT comments_count FROM videos WHERE id = ?", SEED.demoVideoId)).toBeGreaterThan(20);
    for (const id of [
      SEED.longVideoId,
      SEED.shortId,
      SEED.audioId,
      SEED.livestreamId,
      SEED.tvId,
      SEED.adultId,
      SEED.paidId,
      SEED.subscriptionId,
      SEED.futureId,
      SEED.missingImageId,
      SEED.longTitleId,
      SEED.commentsHiddenId,
      SEED.unknownCodeId,
    ])
      expect(await number(db, "SELECT count(*) FROM videos WHERE id = ?", id)).toBe(1);
  });

  it("says in each video's description only chapters that lie within it and are read as such", async () => {
    for (const row of await rowsOf(db, "SELECT description, duration FROM videos WHERE duration > 0")) {
      const description = String(row["description"]);
      const lines = description.match(/^\d+:\d\d /gm) ?? [];
      expect(parseChapters(description, Number(row["duration"]))).toHaveLength(lines.length);
    }
  });
});

describe("the seed's repeatability", () => {
  it("gives the same content for the same seed and other content for another", async () => {
    const small = { videos: 120, comments: 1500 };
    const print = async (seed: number): Promise<string> => fingerprint(await seeded({ ...small, seed }));
    const first = await print(1);
    expect(await print(1)).toBe(first);
    expect(await print(2)).not.toBe(first);
  }, 60_000);
});
