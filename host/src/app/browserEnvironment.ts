import { firstScreen } from "@kadr/design-system/primitives/hydration";
import { whenIdle } from "@kadr/design-system/primitives/schedule";
import { systemClock } from "../platform/clock/clock.ts";
import { createAppBannerPort } from "../platform/device/appBanner.ts";
import { readDevice } from "../platform/device/device.ts";
import type { DrawnFor } from "../ports/DrawnFor.ts";
import { timeZone } from "../platform/device/view.ts";
import { createStreamPreload } from "../platform/player/preload.ts";
import { createStorage } from "../platform/storage/storage.ts";
import { createThemePort } from "../platform/theme/themeDocument.ts";
import { writeMomentsIn } from "../presenters/zone.ts";
import type { Environment } from "./Environment.ts";

export function browserEnvironment(drawnFor: DrawnFor | null): Environment {
  let isReleased = drawnFor === null;
  firstScreen.isDrawn = drawnFor !== null;
  writeMomentsIn(drawnFor?.timeZone);
  const appBanner = createAppBannerPort();
  return {
    origin: window.location.origin,
    place: { path: window.location.pathname, search: window.location.search },
    drawnFor,
    now: () => (isReleased || drawnFor === null ? Date.now() : drawnFor.now),
    clock: systemClock,
    device: (width) => readDevice(window, width),
    storage: createStorage(),
    theme: createThemePort(),
    appBanner: drawnFor === null ? appBanner : { ...appBanner, isWanted: () => drawnFor.isAppOffered },
    preload: createStreamPreload(),
    isServer: false,
    onListening: () => void document.dispatchEvent(new Event("kadr-listening")),
    onAlive: () => void document.dispatchEvent(new Event("kadr-alive")),
    release: (readAgain) => {
      const wasDrawn = !isReleased;
      isReleased = true;
      firstScreen.isDrawn = false;
      writeMomentsIn(undefined);
      // Which zone this is a browser needs 15 ms to say for the first time, and here a press may wait.
      if (wasDrawn && drawnFor !== null)
        whenIdle(() => {
          if (drawnFor.timeZone !== timeZone()) readAgain();
        }, "screen");
    },
  };
}
