import "@kadr/design-system/global.ts";
import { createRoot } from "react-dom/client";
import { historyEntryOf } from "../platform/storage/sessionHistory.ts";
import { createStorage } from "../platform/storage/storage.ts";
import { createThemePort } from "../platform/theme/themeDocument.ts";
import { OfflineApp } from "./OfflineApp.tsx";

/** Page of the service worker without a network: kept on the device, with all that it needs. */
const place = document.getElementById("root") ?? document.body;
const theme = createThemePort();
theme.show(theme.stored());

/** The address is that of the page which could not be had; only who comes here by its own address has nowhere to go but home. */
const goOn = (): void => {
  if (window.location.pathname.startsWith("/offline/")) window.location.replace("/");
  else window.location.reload();
};

createRoot(place).render(
  <OfflineApp history={(createStorage().get("session-history") ?? []).flatMap(historyEntryOf)} goOn={goOn} />,
);
