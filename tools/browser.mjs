// Finds a Chromium for the tests, or installs one: Debian's package where apt works, else Playwright's own download.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { environment, fail, root, say } from "./bootstrap.mjs";

const known = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const onMachine = () => known.find((file) => file && fs.existsSync(file));

const hasApt = () => process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get");

/** @param {string} name of a package of Debian */
function installPackage(name) {
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet);
}

async function playwrights() {
  const { chromium } = await import("playwright");
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

/** @returns {Promise<string>} the path of a Chromium that runs */
export async function ensureBrowser() {
  const found = onMachine() ?? (await playwrights());
  if (found) return found;
  if (hasApt()) {
    say("installing Chromium (Debian's package)…");
    installPackage("chromium");
    const installed = onMachine();
    if (installed) return installed;
  }
  say("installing Chromium (Playwright's download)…");
  spawnSync(path.join(root, "node_modules/.bin/playwright"), ["install", "--with-deps", "chromium"], {
    cwd: root,
    stdio: "inherit",
    env: environment(),
  });
  return (
    (await playwrights()) ??
    fail("No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its path.", 7)
  );
}

/**
 * Chromium without its own windows, which cost as much as a page of ours: journeys take about half the time in it, and stories three
 * quarters. Where there is no such package, any Chromium does.
 * @returns {Promise<string>} the path of a Chromium that runs
 */
export async function ensureHeadlessShell() {
  const shell = "/usr/bin/chromium-headless-shell";
  if (process.env.CHROMIUM_PATH) return ensureBrowser();
  if (!fs.existsSync(shell) && hasApt()) {
    say("installing Chromium's headless shell (Debian's package)…");
    installPackage("chromium-headless-shell");
  }
  return fs.existsSync(shell) ? shell : ensureBrowser();
}
