import type { Theme, ThemePort } from "../../stores/ThemeStore.ts";

/** The theme as the document and its cookie hold it (THEME-TOGGLE-03); the server reads the same cookie. */
export function createThemePort(page: Document = document, view: Window = window): ThemePort {
  const dark = view.matchMedia?.("(prefers-color-scheme: dark)");
  return {
    stored() {
      const found = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(page.cookie);
      return (found?.[1] as Theme | undefined) ?? null;
    },
    system: () => (dark?.matches ? "dark" : "light"),
    watchSystem(listener) {
      const onChange = () => listener(dark?.matches ? "dark" : "light");
      dark?.addEventListener("change", onChange);
      return () => dark?.removeEventListener("change", onChange);
    },
    store(theme, days) {
      const secure = view.location.protocol === "https:" ? "; Secure" : "";
      page.cookie = `theme=${theme}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`;
    },
    show(theme) {
      if (theme === null) delete page.documentElement.dataset["theme"];
      else page.documentElement.dataset["theme"] = theme;
    },
  };
}
