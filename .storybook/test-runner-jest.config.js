import { getJestConfig } from "@storybook/test-runner";
import { maxWait } from "../tools/test/maxWait.mjs";

const base = getJestConfig();

/** @type {import("@jest/types").Config.InitialOptions} */
export default {
  ...base,
  testEnvironment: "<rootDir>/.storybook/environment.mjs",
  globalTeardown: "<rootDir>/.storybook/browser.mjs",
  // a file of stories gets all that it needs of its environment: modules would be made anew for each
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  reporters: [...base.reporters, "<rootDir>/tools/test/reporters/jest.mjs"],
  testTimeout: maxWait(60_000),
  testEnvironmentOptions: {
    "jest-playwright": {
      ...base.testEnvironmentOptions["jest-playwright"],
      browsers: ["chromium"],
      // the environment launches it
      launchType: "LAUNCH",
      skipInitialization: true,
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
        headless: true,
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--force-color-profile=srgb",
          // the headless shell's own would be full: so letters are drawn as in a whole browser
          "--font-render-hinting=slight",
          "--disable-lcd-text",
          "--hide-scrollbars",
          // the page of the next file goes on with the code that this one has compiled
          "--process-per-site",
          // a page lives for minutes: what is compiled for hours of running costs more than it saves
          "--js-flags=--no-turbofan",
        ],
      },
      contextOptions: {
        viewport: { width: 1280, height: 720 },
        deviceScaleFactor: 1,
        reducedMotion: "reduce",
        locale: "ru-RU",
        timezoneId: "UTC",
      },
    },
  },
};
