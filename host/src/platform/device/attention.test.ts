import { afterEach, expect, it, vi } from "vitest";
import { attention } from "./attention.ts";

afterEach(() => vi.restoreAllMocks());

it("says whether the tab is looked at and has a network, and each time that changes, until it is let go", () => {
  const heard = vi.fn();
  const stop = attention.onChange(() => heard(attention.isHere()));
  const visibility = vi.spyOn(document, "visibilityState", "get");
  const network = vi.spyOn(navigator, "onLine", "get");
  visibility.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  network.mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  network.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(heard.mock.calls).toEqual([[false], [true], [false], [true]]);
  stop();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(heard).toHaveBeenCalledTimes(4);
});
