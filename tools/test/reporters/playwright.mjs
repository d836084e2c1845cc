// Tells the journal of Playwright's tests.
import { root } from "../../bootstrap.mjs";
import { write } from "./writing.mjs";

const states = { passed: "passed", skipped: "skipped", failed: "failed", timedOut: "failed", interrupted: "failed" };

/** The title without project and file. */
const nameOf = (test) => test.titlePath().slice(3).join(" › ");

/** @implements {import("@playwright/test/reporter").Reporter} */
export default class PlaywrightJournal {
  onTestBegin(test) {
    write({ file: test.location.file, name: nameOf(test), state: "begun" });
  }

  onTestEnd(test, { status, duration, errors, attachments }) {
    // a test that is expected to fail and does has passed
    const state = status === test.expectedStatus && status !== "skipped" ? "passed" : states[status];
    write({
      file: test.location.file,
      name: nameOf(test),
      state,
      ms: duration,
      ...(state === "failed"
        ? {
            reason: errors.map(({ stack, message }) => stack ?? message).join("\n"),
            trace: attachments.find(({ name }) => name === "trace")?.path,
          }
        : {}),
    });
  }

  onError({ stack, message }) {
    write({ file: root, name: "an error outside the tests", state: "failed", reason: stack ?? message });
  }

  printsToStdio() {
    return false;
  }
}
