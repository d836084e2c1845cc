// @vitest-environment node
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { findPage } from "@kadr/openapi/pages";

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

const files = path.resolve(import.meta.dirname, "../../public");
const manifest = JSON.parse(fs.readFileSync(path.join(files, "site.webmanifest"), "utf8")) as Manifest;

it("says what browsers ask of a site to be installed: name, first page, icons, one of which may be cut to any shape", () => {
  expect(manifest).toMatchObject({ name: "Кадр — смотрите видео", start_url: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

it("has icons that are as large as it says", async () => {
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(path.join(files, src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

it("has short ways into pages that there are", () => {
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  for (const { url } of manifest.shortcuts) expect([url, findPage(url)?.name]).not.toEqual([url, undefined]);
});
