import { makeAutoObservable } from "mobx";
import type { Dispose } from "./ports.ts";

export type Theme = "light" | "dark";

/** Where the choice is kept and shown; the document and a cookie in the app. */
export interface ThemePort {
  stored(): Theme | null;
  system(): Theme;
  watchSystem(listener: (theme: Theme) => void): Dispose;
  /** `days` is the lifetime of the cookie. */
  store(theme: Theme, days: number): void;
  /** `null` leaves the look to the system setting. */
  show(theme: Theme | null): void;
}

/** Lifetime of the theme cookie in days (`theme.cookieDays`). */
const themeCookieDays = 3650;

export class ThemeStore {
  /** Theme that the person chose; `null` follows the system. */
  chosen: Theme | null;
  private system: Theme;
  private readonly port: ThemePort;

  constructor(port: ThemePort) {
    this.port = port;
    this.chosen = port.stored();
    this.system = port.system();
    makeAutoObservable<this, "port">(this, { port: false }, { autoBind: true });
  }

  get theme(): Theme {
    return this.chosen ?? this.system;
  }

  /** Follows the system setting until disposed. */
  connect(): Dispose {
    this.port.show(this.chosen);
    return this.port.watchSystem(this.setSystem);
  }

  toggle(): void {
    this.chosen = this.theme === "dark" ? "light" : "dark";
    this.port.store(this.chosen, themeCookieDays);
    this.port.show(this.chosen);
  }

  private setSystem(theme: Theme): void {
    this.system = theme;
  }
}
