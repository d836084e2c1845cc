import type { WatchVideoPorts } from "../../ports/WatchVideoPorts.ts";
import type { Clock, Dispose } from "../../stores/ports.ts";
import { readDevice } from "../device/device.ts";
import { onLeave } from "../device/leaving.ts";
import type { StreamPreload } from "./preload.ts";
import { createAutoplayCheck } from "./autoplay.ts";
import { loadHls, loadStatus, loadText } from "./mediaLoaders.ts";
import { showInSystem } from "./mediaSession.ts";
import { playTestVideo } from "./testVideo.ts";
import type { MediaCheck } from "../../links/checks.ts";

function watchHidden(listener: (isHidden: boolean) => void): Dispose {
  const notify = () => listener(document.visibilityState === "hidden");
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

export interface WatchPortsOptions {
  readonly mediaUrl: MediaCheck;
  readonly clock: Clock;
  readonly saveProgress: WatchVideoPorts["saveProgress"];
  readonly preload: Pick<StreamPreload, "take" | "playedTo" | "isSeen">;
  /** Memory of the popup about background playback. */
  readonly background: Pick<NonNullable<WatchVideoPorts["background"]>, "shows" | "remember">;
}

/** All parts of the browser that watching needs. */
export function createWatchPorts({
  clock,
  saveProgress,
  preload,
  background,
  mediaUrl,
}: WatchPortsOptions): WatchVideoPorts {
  const device = readDevice();
  return {
    clock,
    saveProgress,
    mediaUrl,
    takeMedia: preload.take,
    preloadedPosition: preload.playedTo,
    isPreloadSeen: preload.isSeen,
    loadText,
    loadStatus,
    onLeave,
    showInSystem,
    background: { ...background, now: () => clock.now(), watchHidden },
    loadHls,
    canAutoplay: createAutoplayCheck({
      isMobile: device.isIos || (device.class === "mobile" && device.isTouch),
      playTest: playTestVideo,
      after: (delayMs, task) => clock.after(delayMs, task),
      onFirstClick(listener) {
        const once = new AbortController();
        window.addEventListener("click", listener, { capture: true, once: true, signal: once.signal });
        return () => once.abort();
      },
    }),
  };
}
