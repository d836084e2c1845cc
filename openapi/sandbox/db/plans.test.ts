// @vitest-environment node
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answersOf, rootsOf, type CommentList } from "../operations/comment-pages.ts";
import { smallSeed } from "../testing/small-seed.ts";
import { openDatabase, type SandboxDatabase } from "./database.ts";

let database: SandboxDatabase;
beforeAll(async () => {
  database = await openDatabase(":memory:");
  await database.write(smallSeed);
});
afterAll(() => database.close());

const lists: ReadonlyArray<readonly [string, CommentList]> = [
  ["popular", rootsOf(1, "popular")],
  ["by date", rootsOf(1, "date_added_desc")],
  ["answers", answersOf(1)],
];

it.each(lists)("the list %s is read from its index in either direction, without sorting", async (_name, list) => {
  for (const { after, order } of [list.later, list.earlier]) {
    for (const place of [sql``, sql`and ${after({ popularity: 5, id: 5 })}`]) {
      const { rows } = await sql<{ detail: string }>`explain query plan select * from comments c where ${list.where} ${place} order by ${order} limit 20`.execute(database.query);
      const plan = rows.map(({ detail }) => detail).join("\n");
      expect(plan).toMatch(/SEARCH c USING INDEX comments_(popular|by_date|answers)/);
      expect(plan).not.toContain("TEMP B-TREE");
    }
  }
});

it("waits for the disk before it acknowledges", async () => {
  expect((await sql`pragma synchronous`.execute(database.query)).rows).toEqual([{ synchronous: 2 }]);
});
