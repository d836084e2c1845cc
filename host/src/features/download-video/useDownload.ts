import { useHost } from "../../ports/Host.ts";
import { downloadTexts } from "../../texts/download.ts";

/** Keeps the file of a video on the device; a guest signs in first. */
export function useDownload(): (videoId: string) => Promise<void> {
  const { stores, downloads, mediaUrl } = useHost();
  const { authPopup, toasts } = stores;
  return async (videoId) => {
    if (!(await authPopup.require("download-video"))) return;
    try {
      const { find, save } = await downloads.load();
      const url = mediaUrl(await find(videoId));
      if (url === undefined) throw new TypeError("not an address of our media");
      save(url);
      toasts.notify({ type: "info", text: downloadTexts.begun });
    } catch {
      toasts.notify({ type: "danger", text: downloadTexts.failed });
    }
  };
}
