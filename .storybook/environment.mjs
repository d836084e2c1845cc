import path from "node:path";
import { getTestRunnerConfig, setupPage } from "@storybook/test-runner";
import PlaywrightEnvironment from "@storybook/test-runner/dist/jest-playwright-entries/test-environment.js";
import { closePage, endBrowser, leavePage, takePage } from "./browser.mjs";

/**
 * Jest gives each file of stories its own modules. What all files need is made here, once for all files of a worker: the hooks of the
 * test-runner with all that they import, and the browser.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = path.relative(config.globalConfig.rootDir, context.testPath);
    // modules of the app hold what is the window's: its history, what lies over its page
    this.isOfApp = /[\\/]stories[\\/](flows|pages)[\\/]/.test(context.testPath);
    this.options = config.projectConfig.testEnvironmentOptions["jest-playwright"];
  }

  async setup() {
    await super.setup();
    // Playwright notes the stack of each call, and Jest would look for a source map of each line; what is out here has none that it knows
    Error.prepareStackTrace = undefined;
    const { preVisit, postVisit } = await getTestRunnerConfig();
    // where the tests that the test-runner makes of stories look for them
    Object.assign(this.global, { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: setupPage });
    await this.openPage();
  }

  async openPage() {
    const { page, shown } = await takePage({
      ...this.options,
      isNew: this.isOfApp,
      url: process.env.TARGET_URL,
      prepare: setupPage,
    });
    this.shown = [...shown, this.file];
    this.global.page = page;
    this.global.context = this.global.page.context();
  }

  /**
   * A story that has failed may have left anything: those after it get another page. One that has exceeded its time may have met what
   * hangs in all pages of this browser: those after it get another browser. In place of the method of the environment that this one
   * extends, which would launch a browser of its own where only some stories are chosen by name.
   */
  async handleTestEvent({ name, error }) {
    if (name !== "test_fn_failure") return;
    const before = this.shown.slice(0, -1);
    if (before.length > 0) process.stderr.write(`${this.file} failed in a page that had shown ${before.join(", ")}\n`);
    // Jest fails it with these words, and no Error
    const isOverdue = String(error).startsWith("Exceeded timeout");
    await (isOverdue ? endBrowser() : closePage(this.global.page));
    await this.openPage();
  }

  async teardown() {
    const { page } = this.global;
    if (page) await (this.isOfApp ? closePage(page) : leavePage(page, this.shown));
    await super.teardown();
  }
}
