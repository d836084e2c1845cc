import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import type { Api } from "@kadr/openapi/client";
import type { Downloads } from "../../ports/Host.ts";

/** Has the browser keep a file: the media host sends it as an attachment, so the page stays. */
function save(url: SafeMediaUrl): void {
  const link = document.createElement("a");
  link.href = url;
  link.click();
}

/** `onceStill`: does what a move of the history would call off (routes/overlayStack.ts). */
export const createDownloads = (api: Api, onceStill: (task: () => void) => void): Downloads => ({
  find: async (id) => (await api.call("getVideoDownload", { path: { id } })).url,
  save: (url) => onceStill(() => save(url)),
});
