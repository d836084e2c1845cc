import type { AppBannerPort } from "../platform/device/appBanner.ts";
import type { DrawnFor } from "../ports/DrawnFor.ts";
import type { Device } from "../platform/device/device.ts";
import type { StreamPreload } from "../platform/player/preload.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import type { Clock } from "../stores/ports.ts";
import type { ThemePort } from "../stores/ThemeStore.ts";

/** Place where the app runs, as it asks before the page is drawn: a browser, or a server that draws for one. */
export interface Environment {
  /** The shell's own origin. */
  readonly origin: string;
  /** The address that is opened. */
  readonly place: { readonly path: string; readonly search: string };
  /** The server's assumptions about the device; null where it did not draw the page. */
  readonly drawnFor: DrawnFor | null;
  /** ms since the epoch; the server's clock until its drawing was taken over. */
  readonly now: () => number;
  /** Timers of the stores. */
  readonly clock: Clock;
  /** `width` of the window, CSS px. Default: its own. */
  readonly device: (width?: number) => Device;
  readonly storage: AppStorage;
  readonly theme: ThemePort;
  readonly appBanner: AppBannerPort;
  readonly preload: StreamPreload;
  /** The drawing of the server was taken over: from now on the device is asked. `readAgain` is called where moments read differently then. */
  readonly release: (readAgain: () => void) => void;
  /** React hears presses now: those on buttons of the server's drawing are its own (openapi/sandbox/documents/early-input.ts). */
  readonly onListening: () => void;
  /** All of the page answers: keys that were pressed before are given again. */
  readonly onAlive: () => void;
  /** From 0 to 1, for the pauses between tries of a call. Default Math.random. */
  readonly random?: () => number;
  /** Default: the global one. */
  readonly fetch?: typeof fetch;
  /** Drawing only: no player is made and nothing is kept. */
  readonly isServer: boolean;
}
