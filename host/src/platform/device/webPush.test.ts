import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceClass } from "../../presenters/deviceClass.ts";
import { pushBrowser } from "./pushBrowser.ts";
import { createWebPushDevice } from "./webPush.ts";

const browser = { permission: "default" };
beforeEach(() => {
  browser.permission = "default";
  vi.stubGlobal("Notification", browser);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", { serviceWorker: {} });
});
afterEach(() => vi.unstubAllGlobals());

const isAsked = (width: number): boolean => createWebPushDevice(() => deviceClass(width)).isAble();

it("asks about pushes on a desktop and a mobile alone [SHELL-WEBPUSH-02]", () => {
  expect([360, 800, 1280].map(isAsked)).toEqual([true, true, true]);
  expect([2700, 3840].map(isAsked)).toEqual([false, false]);
});

it.each([
  ["granted", "allowed"],
  ["default", "askable"],
  ["denied", "refused"],
] as const)("knows a browser that says %s as one that is %s", (permission, known) => {
  browser.permission = permission;
  expect(pushBrowser.permission()).toBe(known);
  vi.stubGlobal("navigator", {});
  expect(pushBrowser.permission()).toBe("impossible");
});

it("tells of each answer to the browser's question, and of a change in its settings", async () => {
  const status = new EventTarget();
  vi.stubGlobal("navigator", { serviceWorker: {}, permissions: { query: () => Promise.resolve(status) } });
  Object.assign(browser, { requestPermission: () => Promise.resolve("denied") });
  const listener = vi.fn();
  const stop = pushBrowser.onPermission(listener);
  await expect(pushBrowser.ask()).resolves.toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  status.dispatchEvent(new Event("change"));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  status.dispatchEvent(new Event("change"));
  await pushBrowser.ask();
  expect(listener).toHaveBeenCalledTimes(2);
});

it("asks nobody whose browser has been answered, or has no pushes", () => {
  browser.permission = "denied";
  expect(isAsked(1280)).toBe(false);
  browser.permission = "default";
  vi.stubGlobal("navigator", {});
  expect(isAsked(1280)).toBe(false);
});
