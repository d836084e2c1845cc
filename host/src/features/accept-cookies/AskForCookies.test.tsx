import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AskForCookies } from "./AskForCookies.tsx";

afterEach(() => vi.unstubAllGlobals());

test("what is reached by Tab is scrolled to a place above the notice and the menu below it, as long as it is there", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #notify: (entries: object[]) => void;
      constructor(notify: (entries: object[]) => void) {
        this.#notify = notify;
      }
      observe = () => this.#notify([{ borderBoxSize: [{ blockSize: 105.4, inlineSize: 720 }] }]);
      disconnect() {}
    },
  );
  const root = document.documentElement.style;
  const { unmount } = render(<AskForCookies onAccept={vi.fn()} />);
  expect(root.scrollPaddingBlockEnd).toBe("calc(198px)");
  unmount();
  expect(root.scrollPaddingBlockEnd).toBe("");
});
