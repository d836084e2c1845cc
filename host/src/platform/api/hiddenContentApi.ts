import type { Api } from "@kadr/openapi/client";
import type { HiddenContentPorts } from "../../stores/HiddenContentStore.ts";

export const createHiddenContentApi = (api: Api): Pick<HiddenContentPorts, "write"> => ({
  async write(videoId, source, isHidden, signal) {
    const body = { content_id: videoId, content_type: "video", source_type: source } as const;
    await api.call(isHidden ? "hideContent" : "showContent", { body, signal });
  },
});
