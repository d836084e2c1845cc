import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import config from "../playwright.config.ts";
import { expectToPlay, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const video = `/video/${SEED.demoVideoId}/`;
const dist = path.resolve(import.meta.dirname, "../host/dist");

/** The host's build beside a drawing that breaks on home and is never done on any other page. */
function brokenBuild(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-broken-"));
  fs.symlinkSync(dist, path.join(folder, "dist"), "junction");
  fs.mkdirSync(path.join(folder, "dist-server"));
  fs.writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  fs.writeFileSync(
    path.join(folder, "dist-server/server.js"),
    `export default (task) => {
      if (task === null) return null;
      if (task.path === "/") throw new Error("told to break");
      return new Promise(() => {});
    };`,
  );
  return path.join(folder, "dist");
}

test.use({
  sandboxOptions: ["--host-dist", brokenBuild(), "--drawing-limit", "500"],
  launchOptions: {
    ...config.use?.launchOptions,
    // A document that the test puts in place of the server's has no address, and may then ask nothing of this machine.
    args: [...(config.use?.launchOptions?.args ?? []), "--disable-features=LocalNetworkAccessChecks"],
  },
});

test("a page whose drawing breaks, or is never done, is sent undrawn, and the host draws it by itself", async ({
  page,
}) => {
  for (const address of ["/", video]) {
    const document = await page.goto(address);
    const text = (await document?.text()) ?? "";
    expect(text).toContain('id="kadr-prefetched"');
    expect(text).not.toContain('id="kadr-drawn"');
    await expect(page.locator("main article").nth(2)).toBeVisible();
    if (address === video) await expectToPlay(page);
  }
});

test(
  "the build works as files alone, with nothing of a server in its document",
  { tag: "@journey" },
  async ({ page }) => {
    await page.route(
      (url) => url.hostname.startsWith("kadr."),
      (route) =>
        route.request().resourceType() === "document"
          ? route.fulfill({ path: path.join(dist, "index.html"), contentType: "text/html; charset=utf-8" })
          : route.fallback(),
    );
    await page.goto("/");
    await page.locator("main article").first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/video\//);
    await page.goto(video);
    await expectToPlay(page);
  },
);
