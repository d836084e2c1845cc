import { defineConfig } from "@playwright/test";
import { maxWait } from "./tools/test/maxWait.mjs";

/**
 * Tests of features that the headless shell lacks, or has otherwise: pushes, rights of a frame of another origin without
 * a press, how far ahead pictures load, the back-forward cache.
 */
const ofWholeBrowser = ["**/web-push.e2e.ts", "**/frames.e2e.ts", "**/traffic.e2e.ts", "**/back-forward.e2e.ts"];

const launchOf = (executablePath: string | undefined) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
  ],
});

export const wholeBrowser = launchOf(process.env.CHROMIUM_FULL_PATH ?? process.env.CHROMIUM_PATH);

/** End-to-end: the real build on the real sandbox, in Chromium. Each test file starts its own server (e2e/support). */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.e2e.ts",
  fullyParallel: false,
  workers: 3,
  timeout: maxWait(60_000),
  expect: { timeout: maxWait(10_000), toPass: { timeout: maxWait(30_000) } },
  reporter: [["list"], ["./tools/test/reporters/playwright.mjs"]],
  use: {
    browserName: "chromium",
    locale: "ru-RU",
    // It would answer in place of the network, which tests play with; those that are about it let it in (web-push, installed).
    serviceWorkers: "block",
    timezoneId: "Europe/Moscow",
    // below 1434 px the burger lays the left menu over the page (e2e/left-menu.e2e.ts has the others)
    viewport: { width: 1400, height: 900 },
    // recording makes every test a third slower: what failed is recorded when it is tried again alone (tools/test/parts.mjs)
    trace: "off",
    launchOptions: launchOf(process.env.CHROMIUM_PATH),
  },
  projects: [
    { name: "shell", testIgnore: ofWholeBrowser },
    {
      name: "browser",
      testMatch: ofWholeBrowser,
      use: { launchOptions: wholeBrowser },
    },
  ],
});
