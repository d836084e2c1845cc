import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** Where a test keeps its data: a folder of its own, and on PostgreSQL (`KADR_TEST_DATABASE`) a schema of its own. */
export interface Place {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function newPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "kadr-contract-"));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  const server = process.env["KADR_TEST_DATABASE"];
  if (!server) return { folder, databaseUrl: undefined, remove: async () => removeFolder() };
  const schema = `kadr_test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `CREATE SCHEMA ${schema}`);
  const url = new URL(server);
  url.searchParams.set("options", `-csearch_path=${schema}`);
  return {
    folder,
    databaseUrl: url.href,
    async remove() {
      removeFolder();
      await onServer(server, `DROP SCHEMA ${schema} CASCADE`);
    },
  };
}
