// @vitest-environment node
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readings } from "../operations/comments/comment-pages.ts";
import { smallSeed } from "../testing/small-seed.ts";
import { openDatabase, type SandboxDatabase } from "./database.ts";

let database: SandboxDatabase;
beforeAll(async () => {
  database = await openDatabase(":memory:");
  await database.write(smallSeed);
});
afterAll(() => database.close());

it.each(Object.entries(readings))(
  "the list %s is read from its index in either direction, without sorting",
  async (_name, { where, later, earlier }) => {
    for (const { after, order } of [later, earlier]) {
      for (const place of [sql``, sql`and ${after({ popularity: 5, id: 5 })}`]) {
        const { rows } = await sql<{
          detail: string;
        }>`explain query plan select * from comments c where ${where(1)} ${place} order by ${order} limit 20`.execute(
          database.query,
        );
        const plan = rows.map(({ detail }) => detail).join("\n");
        expect(plan).toMatch(/SEARCH c USING INDEX comments_(popular|by_date|answers)/);
        expect(plan).not.toContain("TEMP B-TREE");
      }
    }
  },
);

it("waits for the disk before it acknowledges", async () => {
  expect((await sql`pragma synchronous`.execute(database.query)).rows).toEqual([{ synchronous: 2 }]);
});
