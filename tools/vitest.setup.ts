// A test that logs an error has failed, even when its assertions hold (house style, "Stories and tests").
import { afterEach, beforeEach, vi, expect } from "vitest";
import { maxWait } from "./test/maxWait.mjs";

const errors: unknown[][] = [];

// A busy machine takes its time: what is waited for is waited for long enough, and comes at once otherwise.
if (typeof document !== "undefined")
  (await import("@testing-library/react")).configure({ asyncUtilTimeout: maxWait(5000) });

// jsdom opens no dialogs; theirs are only seen to be open here, and tried in a browser.
if (typeof HTMLDialogElement !== "undefined" && typeof HTMLDialogElement.prototype.show !== "function") {
  const opens = (isOpen: boolean) =>
    function (this: HTMLDialogElement): void {
      this.open = isOpen;
    };
  Object.assign(HTMLDialogElement.prototype, { show: opens(true), showModal: opens(true), close: opens(false) });
}

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => void errors.push(args));
});

afterEach(async () => {
  if (typeof document !== "undefined") (await import("@testing-library/react")).cleanup();
  const seen = errors.map((args) => args.map(String).join(" "));
  vi.restoreAllMocks();
  expect(seen, "console.error was called").toEqual([]);
});
