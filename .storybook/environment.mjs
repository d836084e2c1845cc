import CustomEnvironment from "@storybook/test-runner/playwright/custom-environment.js";
import { comparePicture, keepPicture } from "../visual-tests/pictures/comparePicture.ts";

/** Jest gives each file of stories its own modules; what compares pictures, a thread with a library of its own, is made once for all. */
export default class StoryEnvironment extends CustomEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { kadrPictures: { comparePicture, keepPicture } });
  }
}
