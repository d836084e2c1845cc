import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import type { MediaGate } from "../../links/gates.ts";
import { useStores } from "../../stores/StoresContext.ts";
import type { Late } from "../../stores/ports.ts";
import { downloadTexts } from "../../texts/download.ts";

export interface Downloads {
  /** Where the file of a video is; rejects with the client's `ApiError`. */
  readonly find: (videoId: string) => Promise<string>;
  readonly save: (url: SafeMediaUrl) => void;
}

/** Keeps the file of a video on the device; a guest signs in first. */
export function useDownload(late: Late<Downloads>, mediaUrl: MediaGate): (videoId: string) => Promise<void> {
  const { authPopup, toasts } = useStores();
  return async (videoId) => {
    if (!(await authPopup.require("download-video"))) return;
    try {
      const { find, save } = await late.load();
      const url = mediaUrl(await find(videoId));
      if (url === undefined) throw new TypeError("not an address of our media");
      save(url);
      toasts.notify({ type: "info", text: downloadTexts.begun });
    } catch {
      toasts.notify({ type: "danger", text: downloadTexts.failed });
    }
  };
}
