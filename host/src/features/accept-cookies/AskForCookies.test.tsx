import { render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AskForCookies } from "./AskForCookies.tsx";

afterEach(() => vi.restoreAllMocks());

test("what is reached by Tab is scrolled to a place above the notice and the menu below it, as long as it is there", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ height: 105.4 } as DOMRect);
  const root = document.documentElement.style;
  const { unmount } = render(<AskForCookies onAccept={vi.fn()} />);
  expect(root.scrollPaddingBlockEnd).toBe("calc(198px)");
  unmount();
  expect(root.scrollPaddingBlockEnd).toBe("");
});
