// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Sandbox } from "../sandbox/index.ts";
import { small } from "../sandbox/testing/small-seed.ts";
import { startSmall, Visitor } from "../sandbox/testing/visitor.ts";
import { expectRow, hostNames } from "./rows.ts";

let sandbox: Sandbox;
const dist = mkdtempSync(join(tmpdir(), "kadr-rows-"));

beforeAll(async () => {
  writeFileSync(
    join(dist, "index.html"),
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"></head><body></body></html>',
  );
  writeFileSync(join(dist, "index.0a1b2c3d.js"), "");
  sandbox = await startSmall({ hostDist: dist, mode: "development", log: "silent" });
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true });
});

/** Values that an address may have in the place of a parameter: one that is there, one that is not, one of no form. */
const fillings = [small.video, "1", "unknown", "%00", "constructor", "x".repeat(300)];
const filled = (url: string, value: string): string => url.replaceAll(/:\w+\??|\*/g, value);

/** Ends the session that the others need. */
const endsSession = /logout|\/profile\/user\/?$|\/account\//;

it.each(hostNames)(
  "every answer of every route of %s has a row of the table",
  async (host) => {
    const own = sandbox.routes.filter((route) => route.host === host);
    expect(own.length).toBeGreaterThan(0);
    const viewer = await new Visitor(sandbox).signIn(small.viewer.email);
    const guest = new Visitor(sandbox);
    for (const { method, url } of own) {
      for (const value of url.includes(":") || url.includes("*") ? fillings : [""]) {
        const address = filled(url, value);
        for (const visitor of endsSession.test(url) && method !== "GET" ? [guest] : [guest, viewer]) {
          for (const body of method === "GET" || method === "HEAD" ? [undefined] : [undefined, "{", "[]"]) {
            const reply = await visitor.request(address, {
              host,
              method,
              ...(body === undefined ? {} : { raw: body }),
            });
            expectRow(sandbox, host, reply.headers, `${method} ${address} ${reply.status}`);
            expect(reply.headers["server"] ?? reply.headers["x-powered-by"]).toBeUndefined();
            expect(reply.status, `${method} ${address}: ${reply.text}`).not.toBe(500);
          }
        }
      }
    }
  },
  300_000,
);

it.each(hostNames)("%s has a row for what it has no route for", async (host) => {
  const guest = new Visitor(sandbox);
  for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    for (const path of [
      "/",
      "/nothing",
      "/nothing.js",
      "/nothing.mp4",
      "/.env",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/index.0a1b2c3d.js",
      "/a//b",
      "/%00",
      `/${"x".repeat(5000)}`,
    ]) {
      const reply = await guest.request(path, { host, method });
      expectRow(sandbox, host, reply.headers, `${method} ${path} ${reply.status}`);
      expect(reply.status, `${method} ${path}`).toBeLessThan(500);
    }
  }
});
