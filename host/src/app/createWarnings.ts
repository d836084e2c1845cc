import { reaction, when } from "mobx";
import { mayMeasure } from "../platform/analytics/consent.ts";
import { isAdBlocked } from "../platform/device/adBlocker.ts";
import { WarningsStore } from "../stores/WarningsStore.ts";
import type { AppParts } from "./AppParts.ts";
import { overlayTable } from "./overlayTable.tsx";

/** Warns of what slows the site down on the visitor's side, once a session, as long as the tab lives. */
export function createWarnings({
  appBanner,
  config: { metricsUrl },
  consent,
  environment: { storage },
  host: { api, stores },
  overlays,
}: Pick<AppParts, "appBanner" | "config" | "consent" | "environment" | "host" | "overlays">): void {
  const store = new WarningsStore({
    checkVpn: async () => (await api.call("checkVpn")).show_banner,
    // A visitor who is not measured is told to no ad system either.
    isAdBlocked: async () =>
      metricsUrl !== "" && mayMeasure(storage) && (await isAdBlocked(new URL("/ads.js", metricsUrl).href)),
    isFree: () =>
      overlays.opened.every(({ isOpen }) => !isOpen) &&
      stores.toasts.shown.length === 0 &&
      !appBanner.isShownAt(window.location.pathname),
    memory: { get: () => storage.get("warned"), set: (warning) => storage.set("warned", warning) },
  });
  reaction(
    () => store.shown,
    async (warning) => {
      if (warning === null) return overlays.close("warning");
      // It comes without a place kept for it: nobody waits.
      await overlayTable.warning.late.code.load().catch(() => undefined);
      overlays.open("warning", { warning, onDismiss: store.dismiss });
    },
  );
  // The cookie notice is shown until it is accepted, and only then may an ad system be asked for.
  void when(() => !consent.isAsked).then(() => store.connect());
}
