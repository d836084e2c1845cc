// @vitest-environment node
import { afterAll, beforeAll, expect, it } from "vitest";
import { answersOf, rootsOf, type CommentList } from "../operations/comment-pages.ts";
import { smallSeed } from "../testing/small-seed.ts";
import { openDatabase, type SandboxDatabase } from "./database.ts";

let db: SandboxDatabase;
beforeAll(() => {
  db = openDatabase(":memory:");
  db.transaction(() => smallSeed(db));
});
afterAll(() => db.close());

const lists: ReadonlyArray<readonly [string, CommentList]> = [
  ["popular", rootsOf(1, "popular")],
  ["by date", rootsOf(1, "date_added_desc")],
  ["answers", answersOf(1)],
];

it.each(lists)("the list %s is read from its index in either direction, without sorting", (_name, list) => {
  for (const { after, order } of [list.later, list.earlier]) {
    for (const place of ["", `AND ${after}`]) {
      const sql = `EXPLAIN QUERY PLAN SELECT * FROM comments c WHERE ${list.where} ${place} ORDER BY ${order} LIMIT 20`;
      const values = [...list.values, ...(place === "" ? [] : list.key({ popularity: 5, id: 5 }))];
      const plan = db.raw.prepare(sql).all(...values).map((row) => String(row["detail"]));
      expect(plan.join("\n")).toMatch(/SEARCH c USING INDEX comments_(popular|by_date|answers)/);
      expect(plan.join("\n")).not.toContain("TEMP B-TREE");
    }
  }
});

it("applies each migration once and keeps the data", () => {
  const names = db.raw.prepare("SELECT name FROM migrations").all().map((row) => row["name"]);
  expect(names).toEqual(["0001-tables.sql"]);
  expect(db.raw.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
});

it("undoes a transaction that throws, wholly", () => {
  const count = () => db.raw.prepare("SELECT count(*) AS n FROM partners").get();
  const before = count();
  expect(() =>
    db.transaction(() => {
      db.prepare("INSERT INTO partners (host) VALUES ('half.example')").run();
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(count()).toEqual(before);
});
