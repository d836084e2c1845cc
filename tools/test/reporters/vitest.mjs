// Tells the journal of Vitest's tests.
import { root } from "../../bootstrap.mjs";
import { write } from "./writing.mjs";

const reasonOf = (errors) => (errors ?? []).map(({ stack, message }) => stack ?? message).join("\n");

/** @implements {import("vitest/node").Reporter} */
export default class VitestJournal {
  onTestModuleQueued(module) {
    write({ file: module.moduleId, name: "", state: "begun" });
  }

  onTestCaseReady(test) {
    write({ file: test.module.moduleId, name: test.fullName, state: "begun" });
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    write({
      file: test.module.moduleId,
      name: test.fullName,
      state,
      ms: Math.round(test.diagnostic()?.duration ?? 0),
      ...(state === "failed" ? { reason: reasonOf(errors) } : {}),
    });
  }

  /** A file that could not be loaded has no test that says so. */
  onTestModuleEnd(module) {
    const reason = reasonOf([
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ]);
    write({ file: module.moduleId, name: "", state: reason === "" ? "passed" : "failed", reason });
  }

  onTestRunEnd(_modules, unhandled) {
    if (unhandled.length > 0)
      write({ file: root, name: "an error outside the tests", state: "failed", reason: reasonOf(unhandled) });
  }
}
