// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";

let sandbox: Sandbox;
let guest: Visitor;
const folder = mkdtempSync(join(tmpdir(), "kadr-card-"));

beforeAll(async () => {
  for (const name of ["dist", "dist-card"]) mkdirSync(join(folder, name));
  const page = (more: string) =>
    `<!doctype html><html lang=ru><meta charset=utf-8>${more}<script type=module src=/card/card.0a1b2c3d.js></script><body><main id=root></main>`;
  writeFileSync(join(folder, "dist/index.html"), page(""));
  writeFileSync(join(folder, "dist-card/index.html"), page("<title>Данные карты</title>"));
  writeFileSync(join(folder, "dist-card/card.0a1b2c3d.js"), "export {};");
  sandbox = await startSmall({ hostDist: join(folder, "dist") });
  guest = new Visitor(sandbox);
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => guest.request(path, { host: "payment" });

it("serves the form with a nonce of its own, the flow, the theme and the shop, in a frame of the shell and nowhere else", async () => {
  const { status, headers, text } = await get("/card/?flow=flow-12345&themeId=dark&purpose=add");
  expect(status).toBe(200);
  const policy = String(headers["content-security-policy"]);
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? "";
  expect(policy).toContain(`frame-ancestors ${sandbox.context.origins.shell};`);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("form-action 'none';");
  expect(policy).not.toMatch(/unsafe/);
  expect(headers["origin-agent-cluster"]).toBe("?1");
  expect(headers["cache-control"]).toBe("no-store");
  expect(text).toContain(`<script nonce="${nonce}" type=module`);
  expect(text).toContain('<html data-theme="dark"');
  expect(text).toContain(
    `<body data-flow="flow-12345" data-shell="${sandbox.context.origins.shell}" data-shop="kadr-sandbox" data-purpose="add"`,
  );
});

it("takes nothing of its address into the page but what it knows", async () => {
  const { text } = await get('/card/?flow="><script>alert(1)</script>&themeId=x"onload=&purpose="><b>');
  expect(text).not.toMatch(/alert|onload|<b>/);
  expect(text).toContain('data-flow=""');
  expect(text).toContain('data-purpose="pay"');
});

it("gives the files of its build and no others", async () => {
  const script = await get("/card/card.0a1b2c3d.js");
  expect([script.status, script.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  for (const path of [
    "/card/index.html",
    "/card/nothing.js",
    "/card/..%2fdist%2findex.html",
    "/card/%2e%2e/index.html",
  ])
    expect((await get(path)).status, path).toBe(404);
});
