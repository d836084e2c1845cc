import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceClass } from "./deviceClass.ts";
import { createWebPushDevice } from "./webPush.ts";

const asked = { permission: "default" };
beforeEach(() => {
  asked.permission = "default";
  vi.stubGlobal("Notification", asked);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", { serviceWorker: {} });
});
afterEach(() => vi.unstubAllGlobals());

const isAsked = (width: number): boolean => createWebPushDevice(() => deviceClass(width)).isAble();

it("asks about pushes on a desktop and a mobile alone [SHELL-WEBPUSH-02]", () => {
  expect([360, 800, 1280].map(isAsked)).toEqual([true, true, true]);
  expect([2700, 3840].map(isAsked)).toEqual([false, false]);
});

it("asks nobody whose browser has been answered, or has no pushes", () => {
  asked.permission = "denied";
  expect(isAsked(1280)).toBe(false);
  asked.permission = "default";
  vi.stubGlobal("navigator", {});
  expect(isAsked(1280)).toBe(false);
});
