// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { keepView, timeZone } from "./view.ts";

afterEach(() => vi.unstubAllGlobals());

test("the zone is asked for without a format where a browser can say it", () => {
  const format = vi.fn();
  vi.stubGlobal("Intl", { ...Intl, DateTimeFormat: format });
  vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "Asia/Vladivostok" } });
  expect(timeZone()).toBe("Asia/Vladivostok");
  expect(format).not.toHaveBeenCalled();
});

test("elsewhere a format says it", () => {
  vi.stubGlobal("Temporal", undefined);
  expect(timeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test("the next document is told the window's width, the system's theme and the zone", () => {
  vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "Asia/Vladivostok" } });
  const page = { cookie: "" } as Document;
  const view = (isDark: boolean, protocol: string) =>
    ({ innerWidth: 390, matchMedia: () => ({ matches: isDark }), location: { protocol } }) as unknown as Window;
  keepView(page, view(true, "https:"));
  expect(page.cookie).toBe("view=390.dark.Asia/Vladivostok; Path=/; Max-Age=2592000; SameSite=Lax; Secure");
  keepView(page, view(false, "http:"));
  expect(page.cookie).toBe("view=390.light.Asia/Vladivostok; Path=/; Max-Age=2592000; SameSite=Lax");
});
