import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectToPlay, SEED } from "./support/people.ts";
import { Sandbox } from "./support/sandbox.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

test.use({ serviceWorkers: "allow" });

/** The worker answers for the page from now on, and has what it needs where there is no network. */
const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => (await caches.match("/offline/")) !== undefined);
};

test(
  "without a network a page of ours says so, with what was watched in this tab, and goes on by itself",
  { tag: "@journey" },
  async ({ page, context }) => {
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expectToPlay(page);
    await ready(page);
    await context.setOffline(true);
    await page.goto(`/video/${SEED.longVideoId}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Нет связи с интернетом");
    await expect(page).toHaveURL(new RegExp(SEED.longVideoId));
    await expect(page.getByRole("link", { name: /Рассвет в горах/ })).toHaveAttribute(
      "href",
      `/video/${SEED.demoVideoId}/`,
    );
    await page.getByRole("button", { name: "Повторить" }).press("Enter");
    await expect(page.getByRole("status")).toHaveText("Ждём связь");
    await context.setOffline(false);
    // Where one was going to, without a press.
    await expect(page.getByRole("region", { name: /^Видеоплеер/ })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(SEED.longVideoId));
  },
);

test("after a deployment the next page is the new one, and a video goes on where it was", async ({ page }) => {
  test.setTimeout(maxWait(120_000));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-deployed-"));
  const dist = path.join(folder, "dist");
  for (const name of ["dist", "dist-server", "dist-offline"])
    fs.cpSync(path.resolve("host", name), path.join(folder, name), { recursive: true });
  const sandbox = new Sandbox(Number(process.env["KADR_E2E_PORT"] ?? 4410) + 70, undefined, ["--host-dist", dist]);
  await sandbox.start();
  try {
    await page.goto(`${sandbox.url}/video/${SEED.longVideoId}/?t=60`);
    await expectToPlay(page);
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/site.webmanifest");
    await ready(page);
    const before = await page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
    const index = path.join(dist, "index.html");
    fs.writeFileSync(
      index,
      fs.readFileSync(index, "utf8").replace(/<meta charset[^>]*>/, '$&<meta name="build" content="2">'),
    );
    await page.goto(`${sandbox.url}/video/${SEED.longVideoId}/`);
    await expect(page.locator("meta[name=build]")).toHaveAttribute("content", "2");
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await expectToPlay(page);
    expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(
      before - 5,
    );
  } finally {
    await sandbox.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
