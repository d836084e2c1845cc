// Tells the journal of Jest's tests, which are the stories.
import { write } from "./writing.mjs";

export default class JestJournal {
  onTestFileStart({ path }) {
    write({ file: path, name: "", state: "begun" });
  }

  onTestCaseStart({ path }, { fullName }) {
    write({ file: path, name: fullName, state: "begun" });
  }

  onTestFileResult({ path }, { testResults, testExecError, failureMessage }) {
    for (const { fullName, status, duration, failureMessages } of testResults)
      write({
        file: path,
        name: fullName,
        state: status === "passed" || status === "failed" ? status : "skipped",
        ms: duration ?? 0,
        ...(status === "failed" ? { reason: failureMessages.join("\n") } : {}),
      });
    // a file that could not be run has no test that says so
    write({
      file: path,
      name: "",
      state: testExecError === undefined ? "passed" : "failed",
      reason: testExecError === undefined ? "" : (failureMessage ?? ""),
    });
  }
}
