// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findPage, pathTo } from "./find.ts";
import { pages, type PageName } from "./table.ts";

interface Route {
  readonly id: string;
  readonly host: string;
  readonly path: string;
  readonly pathKnown: boolean;
  readonly proposedPath?: string;
}

const root = join(import.meta.dirname, "../..");
const catalogue = JSON.parse(readFileSync(join(root, "docs/product/routes.json"), "utf8")) as readonly Route[];

/** The page that a route of the catalogue is, where the two have other names for it. */
const names: Readonly<Record<string, PageName>> = {
  "video.private": "videoPrivate",
  "live.video": "liveVideo",
  "live.other": "live",
  "live.chat": "liveChat",
  "channel.legacy": "channelLegacy",
  "feed.single": "feedSingle",
  "feed.tab": "feedTab",
  "tvProgram.main": "tvProgram",
  tvVideo: "liveVideo",
  rules: "info",
  application: "info",
  "video.category": "categories",
  "video.tag": "videoTag",
  "news.list": "newsList",
  userVideos: "my",
  "embed.trailer": "embed",
  "embed.purchase": "purchaseEmbed",
  "profile.notification": "notificationSettings",
  paymentsHistory: "profile",
};

/** Addresses of a route: with everything that may be missing, and without. */
function samples(path: string): string[] {
  const filled = path.replace("...", "anything").replace("{page}", "agreement");
  return [filled.replace(/\{(\w+)\??\}/g, "$1-1"), filled.replace(/\{\w+\?\}\/?/g, "").replace(/\{(\w+)\}/g, "$1-1")];
}

const routes = catalogue.flatMap(({ id, host, path, proposedPath }) => {
  const written = proposedPath ?? path;
  return host === "web" && written.startsWith("/")
    ? [{ id, addresses: samples(written), name: names[id] ?? /^(my|profile)\./.exec(id)?.[1] ?? id }]
    : [];
});

it("finds every page of the product's routes, under its name", () => {
  expect(routes.length).toBeGreaterThan(40);
  for (const { addresses, name } of routes)
    for (const address of addresses) expect([address, findPage(address)?.name]).toEqual([address, name]);
});

/** The documents have the page of an expired invitation and no address of it. */
const withoutRoute = ["referral"];

it("has no page that the product's routes do not name", () => {
  const unnamed = Object.keys(pages).filter((page) => !routes.some(({ name }) => name === page));
  expect(unnamed).toEqual(withoutRoute);
});

it("leads to every page by its own name: none is hidden by one that stands before it", () => {
  for (const [name, { pattern }] of Object.entries(pages) as [PageName, { pattern: string }][]) {
    const params = Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, param]) => [param, "some-1"]));
    const [rest] = (pages[name] as { sections?: readonly string[] }).sections ?? ["some/where"];
    expect(findPage(pathTo(name, { rest, ...params } as never))?.name).toBe(name);
  }
});

it("names chunks that the host has", () => {
  const files = readdirSync(join(root, "host/src"), { recursive: true, encoding: "utf8" }).map((file) =>
    file
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.tsx?$/, ""),
  );
  const chunks = Object.values(pages).flatMap((page) => ("chunks" in page ? page.chunks : []) ?? []);
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks) expect(files).toContain(chunk);
});
