import type { Insertable } from "kysely";
import type { Db } from "../db/database.ts";
import type { PurchasesTable } from "../db/schema.ts";
import { createRandom } from "../random.ts";
import { moneyPart } from "../seed/parts/money.ts";
import { small, smallSeed } from "./small-seed.ts";

const day = 86_400_000;

/** The small seed with all that is sold: `small.video` is a film that is rented and sold (product 7). */
export async function smallShop(db: Db): Promise<void> {
  await smallSeed(db);
  await db.updateTable("videos").set({ is_paid: 1, product_id: 7 }).where("id", "=", small.video).execute();
  await moneyPart.run(db, { random: createRandom(1), now: Date.now() });
}

/** Something that the viewer has since yesterday, by default for ever; gives its id. */
export async function giveToViewer(db: Db, changes: Partial<Insertable<PurchasesTable>>): Promise<string> {
  const yesterday = Date.now() - day;
  const { id } = await db
    .insertInto("purchases")
    .values({
      user_id: small.viewer.id,
      name: "Покупка",
      access_type: "est",
      created_ts: yesterday,
      started_ts: yesterday,
      ...changes,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}
