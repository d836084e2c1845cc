import { getTestRunnerConfig, setupPage } from "@storybook/test-runner";
import PlaywrightEnvironment from "@storybook/test-runner/dist/jest-playwright-entries/test-environment.js";
import { closePage, freshPage } from "./browser.mjs";

/**
 * Jest gives each file of stories its own modules. What all files need is made here, once for all files of a worker: the hooks of the
 * test-runner with all that they import, and the browser.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  constructor(config, context) {
    super(config, context);
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
    const { launchOptions, contextOptions } = this.options;
    this.global.page = await freshPage(launchOptions, contextOptions, process.env.TARGET_URL);
    this.global.context = this.global.page.context();
    await setupPage(this.global.page, this.global.context);
  }

  /**
   * The page of a story that has exceeded its time may answer nothing any more: those after it get another. In place of the method of the
   * environment that this one extends, which would launch a browser of its own where only some stories are chosen by name.
   */
  async handleTestEvent({ name, error }) {
    if (name !== "test_fn_failure" || !String(error).includes("Exceeded timeout")) return;
    await closePage(this.global.page);
    await this.openPage();
  }

  async teardown() {
    if (this.global.page) await closePage(this.global.page);
    await super.teardown();
  }
}
