import { randomBytes } from "node:crypto";
import type { SandboxDatabase } from "../db/database.ts";

const name = "sold-media-key";

/** The secret that signs the addresses of sold films: made once per database, so that what one process signs another serves. */
export async function soldMediaKey({ query }: SandboxDatabase): Promise<Buffer> {
  const kept = () => query.selectFrom("settings").select("value_json").where("key", "=", name);
  if (!(await kept().executeTakeFirst()))
    await query
      .insertInto("settings")
      .values({ key: name, value_json: JSON.stringify(randomBytes(32).toString("base64url")) })
      // another process may have been quicker
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { value_json: text } = await kept().executeTakeFirstOrThrow();
  return Buffer.from(JSON.parse(text) as string, "base64url");
}
