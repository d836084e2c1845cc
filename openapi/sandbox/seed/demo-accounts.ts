import { hashPassword, standardCost, verifyPassword } from "../auth/passwords.ts";
import type { SandboxDatabase } from "../db/database.ts";
import { SEED } from "./constants.ts";

/** The accounts that come with the content: their password stands in the README. */
const demoIds = [SEED.viewer.id, SEED.banned.id, SEED.author.id];

/**
 * Before others are served: a demo account that still has the published password gets `password`, or none and is closed. So does one that
 * was closed once a password is given. Sessions that the published password began end; a password that somebody chose stays.
 */
export async function closeDemoAccounts(
  { query, write }: SandboxDatabase,
  password?: string,
  cost = standardCost,
): Promise<void> {
  const accounts = await query.selectFrom("users").select(["id", "password_hash"]).where("id", "in", demoIds).execute();
  const known: number[] = [];
  for (const { id, password_hash: hash } of accounts) {
    if (hash === null ? password !== undefined : await verifyPassword(SEED.password, hash, "", cost)) known.push(id);
  }
  if (known.length === 0) return;
  const hash = password === undefined ? null : await hashPassword(password, "", cost);
  await write(async (db) => {
    await db.updateTable("users").set({ password_hash: hash }).where("id", "in", known).execute();
    await db.deleteFrom("sessions").where("user_id", "in", known).execute();
  });
}
