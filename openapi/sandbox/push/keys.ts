import webPush from "web-push";
import type { Db, SandboxDatabase } from "../db/database.ts";

/** The pair by which push services know this server (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const name = "web-push-keys";

/** Makes the server's pair once per database: browsers that subscribed with it know no other. */
export async function makePushKeys({ query }: SandboxDatabase): Promise<void> {
  if (await query.selectFrom("settings").select("key").where("key", "=", name).executeTakeFirst()) return;
  await query
    .insertInto("settings")
    .values({ key: name, value_json: JSON.stringify(webPush.generateVAPIDKeys()) })
    // another process may have been quicker
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function pushKeys(db: Db): Promise<PushKeys> {
  const { value_json: text } = await db
    .selectFrom("settings")
    .select("value_json")
    .where("key", "=", name)
    .executeTakeFirstOrThrow();
  return JSON.parse(text) as PushKeys;
}
