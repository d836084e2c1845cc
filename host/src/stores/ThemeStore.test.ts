// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { ThemeStore, type Theme, type ThemePort } from "./ThemeStore.ts";
import { createThemePort } from "../platform/theme/themeDocument.ts";

function fakePort(stored: Theme | null, system: Theme = "light") {
  let listener: ((theme: Theme) => void) | null = null;
  const port: ThemePort = {
    stored: () => stored,
    system: () => system,
    watchSystem: (next) => {
      listener = next;
      return () => {
        listener = null;
      };
    },
    store: vi.fn(),
    show: vi.fn(),
  };
  return { port, system: (theme: Theme) => listener?.(theme), isWatched: () => listener !== null };
}

describe("ThemeStore", () => {
  it("toggles between light and dark", () => {
    const { port } = fakePort(null, "light");
    const store = new ThemeStore(port);
    store.toggle();
    expect(store.theme).toBe("dark");
    store.toggle();
    expect(store.theme).toBe("light");
    expect(port.show).toHaveBeenLastCalledWith("light");
  });

  it("follows the system while nothing is chosen, and no longer after a choice", () => {
    const fake = fakePort(null, "light");
    const store = new ThemeStore(fake.port);
    const dispose = store.connect();
    fake.system("dark");
    expect(store.theme).toBe("dark");
    store.toggle();
    fake.system("dark");
    expect(store.theme).toBe("light");
    dispose();
    expect(fake.isWatched()).toBe(false);
  });

  it("keeps the choice in a cookie for 3650 days, where the next visit finds it [THEME-TOGGLE-03]", () => {
    const written = vi.spyOn(document, "cookie", "set");
    const store = new ThemeStore(createThemePort());
    store.toggle();
    expect(written.mock.calls[0]?.[0]).toContain(`theme=${store.theme}; Path=/; Max-Age=${3650 * 86400}`);
    expect(document.documentElement.dataset["theme"]).toBe(store.theme);
    expect(createThemePort().stored()).toBe(store.theme);
    written.mockRestore();
  });
});
