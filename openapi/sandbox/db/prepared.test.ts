// @vitest-environment node
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type SandboxDatabase } from "./database.ts";
import { prepared } from "./prepared.ts";

let database: SandboxDatabase;
beforeAll(async () => {
  database = await openDatabase(":memory:");
  await database.query
    .insertInto("redirects")
    .values(["/a/", "/b/", "/c/", "/d/"].map((path) => ({ path, target: `${path}new/` })))
    .execute();
});
afterAll(() => database.close());

/** A query that counts how often it is built. */
function counted<Values extends object, Row>(build: Parameters<typeof prepared<Values, Row>>[0]) {
  let builds = 0;
  const run = prepared<Values, Row>((db, values) => {
    builds += 1;
    return build(db, values);
  });
  return { run, builds: () => builds };
}

describe("a prepared query", () => {
  it("is built once and runs with every caller's own values, in transactions and outside", async () => {
    const { run, builds } = counted((db, { path, limit }: { path: string; limit: number }) =>
      db
        .selectFrom("redirects")
        .select("target")
        .where("path", ">=", path)
        .where("target", "<>", "/x/")
        .orderBy("path")
        .limit(limit),
    );
    const targets = async (path: string, limit: number) =>
      (await database.read((db) => run(db, { path, limit }))).map(({ target }) => target);
    expect(await Promise.all([targets("/a/", 1), targets("/c/", 5), targets("/b/", 2)])).toEqual([
      ["/a/new/"],
      ["/c/new/", "/d/new/"],
      ["/b/new/", "/c/new/"],
    ]);
    expect(await run(database.query, { path: "/d/", limit: 9 })).toEqual([{ target: "/d/new/" }]);
    expect(builds()).toBe(1);
  });

  it("is built anew for lists of another length and for what is absent, and for nothing else", async () => {
    const { run, builds } = counted(
      (db, { paths, but, backwards }: { paths: string[]; but?: string | undefined; backwards: boolean }) =>
        db
          .selectFrom("redirects")
          .select("path")
          .where("path", "in", paths)
          .$if(but !== undefined, (some) => some.where("path", "<>", but ?? ""))
          .orderBy("path", backwards ? "desc" : "asc"),
    );
    const paths = async (...[values]: [Parameters<typeof run>[1]]) =>
      (await run(database.query, values)).map(({ path }) => path);
    expect(await paths({ paths: ["/a/", "/b/"], backwards: false })).toEqual(["/a/", "/b/"]);
    expect(await paths({ paths: ["/d/", "/c/"], backwards: false })).toEqual(["/c/", "/d/"]);
    expect(builds()).toBe(1);
    expect(await paths({ paths: ["/d/", "/c/", "/a/"], backwards: false })).toEqual(["/a/", "/c/", "/d/"]);
    expect(await paths({ paths: ["/d/", "/c/"], but: "/d/", backwards: false })).toEqual(["/c/"]);
    expect(await paths({ paths: ["/d/", "/c/"], but: "/c/", backwards: false })).toEqual(["/d/"]);
    expect(await paths({ paths: ["/d/", "/c/"], backwards: true })).toEqual(["/d/", "/c/"]);
    expect(await paths({ paths: [], backwards: true })).toEqual([]);
    expect(builds()).toBe(5);
  });

  it("puts values into raw SQL too, and stores none that PostgreSQL could not", async () => {
    const echo = prepared(
      (_db, { text }: { text: string }) => sql<{ text: string }>`select cast(${text} as text) as text`,
    );
    expect(await echo(database.query, { text: "'; --" })).toEqual([{ text: "'; --" }]);
    expect(await echo(database.query, { text: "a\0b" })).toEqual([{ text: "a\uFFFDb" }]);
  });

  it("cannot compute with values while it is built", async () => {
    const wrong = prepared((db, { limit }: { limit: number }) =>
      db
        .selectFrom("redirects")
        .select("path")
        .limit(limit + 1),
    );
    await expect(wrong(database.query, { limit: 1 })).rejects.toThrow(/"limit"/);
  });
});
