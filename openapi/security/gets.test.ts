// @vitest-environment node
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { goodCall } from "../contract/cases/index.ts";
import { send } from "../contract/http.ts";
import { calls } from "../contract/spec.ts";
import { startWorld, wire, type World } from "../contract/world.ts";
import { isFromOwnScript } from "../sandbox/http/same-origin.ts";
import { Visitor } from "../sandbox/testing/visitor.ts";

const reads = calls.filter(({ method }) => method === "GET" || method === "HEAD");

/** How a browser asks for what another page links to, shows or loads: the session's cookie comes along with the first, and from a neighbour with all. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a link on another site": {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "document",
    accept: "text/html,*/*;q=0.8",
  },
  "an address typed or sent in a letter": {
    "sec-fetch-site": "none",
    "sec-fetch-mode": "navigate",
    "sec-fetch-dest": "document",
    accept: "text/html,*/*;q=0.8",
  },
  "a picture on another site": {
    "sec-fetch-site": "cross-site",
    "sec-fetch-mode": "no-cors",
    "sec-fetch-dest": "image",
    accept: "image/webp,*/*;q=0.8",
  },
  "a picture on a neighbour's page": {
    "sec-fetch-site": "same-site",
    "sec-fetch-mode": "no-cors",
    "sec-fetch-dest": "image",
    accept: "image/webp,*/*;q=0.8",
  },
  "a picture in a page of ours": {
    "sec-fetch-site": "same-origin",
    "sec-fetch-mode": "no-cors",
    "sec-fetch-dest": "image",
    accept: "image/webp,*/*;q=0.8",
  },
  "a script of a neighbour": {
    "sec-fetch-site": "same-site",
    "sec-fetch-mode": "cors",
    "sec-fetch-dest": "empty",
    accept: "*/*",
    origin: "http://evil.kadr.localhost",
  },
  "a link in a browser that says nothing of it": { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
};

let world: World;
let tables: string[];
beforeAll(async () => {
  world = await startWorld();
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%_fts_%'`.execute(
    world.db,
  );
  tables = rows.map(({ name }) => name);
}, 300_000);
afterAll(() => world?.close());

/** A hash of each table's rows. When a session was last seen is not told: it is written by whatever comes first in an hour. */
async function state(): Promise<Record<string, string>> {
  const hashed = async (name: string): Promise<[string, string]> => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(world.db);
    return [name, createHash("sha256").update(JSON.stringify(rows)).digest("hex")];
  };
  return Object.fromEntries(await Promise.all(tables.filter((name) => name !== "sessions").map(hashed)));
}

describe("a GET changes nothing", () => {
  it.each(reads)("$id, whoever makes the browser ask it", async ({ id }) => {
    const call = await goodCall(world, id);
    const cookie = await world.sessionFor(id, call.as ?? "viewer");
    const before = await state();
    for (const [who, headers] of Object.entries(foreign)) {
      const { headers: own, ...sent } = wire(call, cookie);
      const { status } = await send(world.sandbox.port, { ...sent, headers: { ...own, ...headers } });
      expect(status, who).toBeLessThan(500);
    }
    expect(await state()).toEqual(before);
  });

  it("on a page, a frame or a file either", async () => {
    const viewer = await new Visitor(world.sandbox).signIn("zritel@kadr.example");
    const before = await state();
    for (const { host, method, url } of world.sandbox.routes) {
      if (method !== "GET" || url.startsWith("/backend")) continue;
      for (const value of [world.videoId, "1", "unknown"]) {
        await viewer.request(`${url.replaceAll(/:\w+\??|\*/g, value)}?q=1`, {
          host,
          headers: foreign["a link on another site"] ?? {},
        });
      }
    }
    expect(await state()).toEqual(before);
  }, 120_000);
});

it("what our own page asks is remembered as ever", async () => {
  const shell = world.sandbox.context.origins.shell;
  const own = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", accept: "application/json" };
  for (const headers of [own, { ...own, "sec-fetch-site": "same-site", origin: shell }, { accept: "*/*" }, {}])
    expect(isFromOwnScript(headers, shell)).toBe(true);
  const search = await goodCall(world, "searchVideos");
  const { headers, ...sent } = wire(
    { ...search, query: { ...search.query, query: "только что искали" } },
    await world.sessionFor("searchVideos", "viewer"),
  );
  await send(world.sandbox.port, { ...sent, headers: { ...headers, ...own } });
  expect((await world.ask({ id: "listSearchHistory" })).text).toContain("только что искали");
});
