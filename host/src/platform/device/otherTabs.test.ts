import { describe, expect, it, vi } from "vitest";
import { createOtherTabs, onWake } from "./otherTabs.ts";

describe("other tabs", () => {
  it("are told who is here, and a tab does not hear itself", async () => {
    const [one, two] = [createOtherTabs(), createOtherTabs()];
    const heard = { one: vi.fn(), two: vi.fn() };
    const stops = [one.onMessage(heard.one), two.onMessage(heard.two)];
    one.notify("u1");
    one.notify(null);
    await vi.waitFor(() => expect(heard.two.mock.calls).toEqual([["u1"], [null]]));
    expect(heard.one).not.toHaveBeenCalled();
    for (const stop of stops) stop();
  });

  it.each([undefined, null, "u1", 7, {}, { userId: 7 }, { userId: undefined }])("tell nothing by %o", async (data) => {
    const tabs = createOtherTabs();
    const heard = vi.fn();
    const stop = tabs.onMessage(heard);
    const stranger = new BroadcastChannel("kadr-account");
    stranger.postMessage(data);
    stranger.postMessage({ userId: "last" });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith("last"));
    stop();
    stranger.close();
  });
});

describe("a page that wakes", () => {
  it("is told of when it was kept whole, and not when it is loaded", () => {
    const listener = vi.fn();
    const stop = onWake(listener);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
