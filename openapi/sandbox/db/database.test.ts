// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runSeedParts } from "../seed/fill.ts";
import { openDatabase, type Db, type SandboxDatabase } from "./database.ts";
import { larger, statement } from "./dialect.ts";
import { insertRows } from "./insert-rows.ts";
import { migrationsFor } from "./migrate.ts";
import { statementsOf, toPostgres } from "./translate.ts";

let database: SandboxDatabase;
beforeAll(async () => {
  database = await openDatabase(":memory:");
});
afterAll(() => database.close());

const hosts = async (db: Db): Promise<string[]> =>
  (await db.selectFrom("partners").select("host").orderBy("host").execute()).map(({ host }) => host);
const addHost = async (db: Db, host: string): Promise<void> =>
  void (await db.insertInto("partners").values({ host }).execute());

describe("a transaction", () => {
  it("that throws is undone wholly", async () => {
    const before = await hosts(database.query);
    const half = database.write(async (db) => {
      await addHost(db, "half.example");
      throw new Error("no");
    });
    await expect(half).rejects.toThrow("no");
    expect(await hosts(database.query)).toEqual(before);
  });

  it("for reading refuses to write, and the next one writes again", async () => {
    await expect(database.read((db) => addHost(db, "read.example"))).rejects.toThrow(/readonly/);
    await database.write((db) => addHost(db, "written.example"));
    expect(await hosts(database.query)).toContain("written.example");
  });

  it("is alone: others wait for its end, whatever it waits for", async () => {
    const order: string[] = [];
    const slow = database.write(async (db) => {
      await addHost(db, "slow.example");
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push("slow");
    });
    const quick = database.read(async (db) => {
      order.push("quick");
      return hosts(db);
    });
    expect(await quick).toContain("slow.example");
    await slow;
    expect(order).toEqual(["slow", "quick"]);
  });

  it("for notes is one like any other, and the next one waits for the disk again", async () => {
    await database.note((db) => addHost(db, "noted.example"));
    await expect(
      database.note(async (db) => {
        await addHost(db, "unnoted.example");
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await hosts(database.query)).toContain("noted.example");
    expect(await hosts(database.query)).not.toContain("unnoted.example");
    expect((await sql`pragma synchronous`.execute(database.query)).rows).toEqual([{ synchronous: 2 }]);
    await expect(database.note(() => hosts(database.query))).rejects.toThrow(/transaction is open/);
  });

  it("does not wait for itself: another connection is refused inside", async () => {
    await expect(database.write(() => hosts(database.query))).rejects.toThrow(/transaction is open/);
    await expect(database.read(() => database.read(hosts))).rejects.toThrow(/transaction is open/);
  });
});

describe("queries", () => {
  it("compare with an empty list like with any other", async () => {
    expect(await database.query.selectFrom("partners").select("host").where("host", "in", []).execute()).toEqual([]);
    expect(
      await database.query.selectFrom("partners").select("host").where("host", "not in", []).execute(),
    ).not.toEqual([]);
  });

  it("take values as they are, whatever they say", async () => {
    const host = "'; DROP TABLE partners; --";
    await statement("INSERT INTO partners (host) VALUES (?)", [host]).execute(database.query);
    expect((await statement("SELECT host FROM partners WHERE host = ?", [host]).execute(database.query)).rows).toEqual([
      { host },
    ]);
    expect(() => statement("SELECT ?", [])).toThrow();
  });

  it("tell capitals from small letters in LIKE, as PostgreSQL does", async () => {
    expect(
      (await sql<{ n: number }>`select 'Кадр' like 'к%' as a, 'Kadr' like 'k%' as n`.execute(database.query)).rows,
    ).toEqual([{ a: 0, n: 0 }]);
    expect((await sql<{ n: number }>`select ${larger(sql`3`, sql`5`)} as n`.execute(database.query)).rows).toEqual([
      { n: 5 },
    ]);
  });

  it("insert many rows at once, the last few too", async () => {
    const rows = Array.from({ length: 5003 }, (_, index) => ({
      path: `/many/${String(index).padStart(5, "0")}/`,
      target: index % 2 === 0 ? "/" : "/?\u0027",
    }));
    await database.write((db) => insertRows(db, "redirects", rows));
    const read = await database.query
      .selectFrom("redirects")
      .selectAll()
      .where("path", "like", "/many/%")
      .orderBy("path")
      .execute();
    expect(read.map((row) => ({ ...row }))).toEqual(rows);
  });
});

describe("migrations", () => {
  it("run once each, and the data stay", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kadr-db-"));
    const names = migrationsFor("sqlite", readdirSync(join(import.meta.dirname, "migrations")));
    for (let times = 0; times < 2; times += 1) {
      const again = await openDatabase(folder);
      const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(again.query);
      expect(rows.map(({ name }) => name)).toEqual(names);
      if (times === 0) await addHost(again.query, "kept.example");
      else expect(await hosts(again.query)).toEqual(["kept.example"]);
      await again.close();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it("are for both dialects, or for the one that their name says", () => {
    const names = ["0002-b.sqlite.sql", "0001-a.sql", "0002-b.postgres.sql", "README.md"];
    expect(migrationsFor("sqlite", names)).toEqual(["0001-a.sql", "0002-b.sqlite.sql"]);
    expect(migrationsFor("postgres", names)).toEqual(["0001-a.sql", "0002-b.postgres.sql"]);
  });

  it("are split at their semicolons and lose their comments", () => {
    expect(statementsOf("-- one; two\nCREATE TABLE a (b TEXT DEFAULT ';--');\n\nSELECT 1 - 2; -- end")).toEqual([
      "CREATE TABLE a (b TEXT DEFAULT ';--')",
      "SELECT 1 - 2",
    ]);
  });

  it("say the same to PostgreSQL in its own words", () => {
    expect(
      toPostgres(
        "CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL, share REAL, of INTEGER REFERENCES b (id)) STRICT, WITHOUT ROWID",
      ),
    ).toBe(
      'CREATE TABLE a (id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, text TEXT COLLATE "C" NOT ' +
        "NULL, share DOUBLE PRECISION, of BIGINT REFERENCES b (id))",
    );
    expect(toPostgres("CREATE INDEX i ON a (text DESC) WHERE share = 0")).toBe(
      "CREATE INDEX i ON a (text DESC) WHERE share = 0",
    );
  });
});

it("parts of the seed run once per database, each with numbers of its own", async () => {
  const drawn: Record<string, number[]> = { one: [], two: [] };
  const part = (name: string) => ({
    name,
    run: async (_db: Db, { random }: { random: { next(): number } }) => void drawn[name]?.push(random.next()),
  });
  await runSeedParts(database, [part("one")], 5);
  await runSeedParts(database, [part("one"), part("two")], 6);
  expect(drawn["one"]).toHaveLength(1);
  expect(drawn["two"]).toHaveLength(1);
  expect(drawn["one"]).not.toEqual(drawn["two"]);
});
