import type { BrowserContextOptions } from "playwright";
import type { Tab } from "./tab.ts";

/** Window and device that a page is looked at with; sizes in CSS px. */
export interface View {
  width: number;
  height: number;
  /** Device pixels to a CSS px. */
  scale: number;
  /** Held in the hand: fingers, and a browser that says so of itself. */
  isPhone: boolean;
}

export const desk: View = { width: 1280, height: 800, scale: 1, isPhone: false };
export const phone: View = { width: 360, height: 740, scale: 2, isPhone: true };

const phoneAgent =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** Where most who watch are, and what the server assumes of a first visit (openapi/sandbox/documents/drawn-for.ts). */
const timeZone = "Europe/Moscow";

/** The view as Playwright has it. */
export const contextOf = ({ width, height, scale, isPhone }: View): BrowserContextOptions => ({
  viewport: { width, height },
  deviceScaleFactor: scale,
  locale: "ru-RU",
  timezoneId: timeZone,
  ignoreHTTPSErrors: true,
  ...(isPhone && { isMobile: true, hasTouch: true, userAgent: phoneAgent }),
});

/** Gives the view to a tab. */
export async function lookWith(tab: Tab, { width, height, scale, isPhone }: View): Promise<void> {
  await tab.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: scale, mobile: isPhone });
  await tab.send("Emulation.setLocaleOverride", { locale: "ru-RU" });
  await tab.send("Emulation.setTimezoneOverride", { timezoneId: timeZone });
  if (!isPhone) return;
  await tab.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await tab.send("Emulation.setUserAgentOverride", {
    userAgent: phoneAgent,
    userAgentMetadata: {
      platform: "Android",
      platformVersion: "10.0.0",
      architecture: "",
      model: "K",
      mobile: true,
    },
  });
}
