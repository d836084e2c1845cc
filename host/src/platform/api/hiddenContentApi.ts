import { ApiError, type Api } from "@kadr/openapi/client";
import type { HiddenContentPorts, HideResult } from "../../stores/HiddenContentStore.ts";

function failureOf(error: unknown): HideResult {
  if (!(error instanceof ApiError) || error.kind !== "http") return { kind: "unknown" };
  if (error.status === 401) return { kind: "signedOut" };
  if (error.status === 409) return { kind: "limit" };
  if (error.status === 429) return { kind: "tooMany", retryAfterMs: (error.retryAfter ?? 5) * 1000 };
  return { kind: "failed" };
}

export const createHiddenContentApi = (api: Api): Pick<HiddenContentPorts, "write"> => ({
  async write(videoId, source, isHidden) {
    const body = { content_id: videoId, content_type: "video", source_type: source } as const;
    try {
      await api.call(isHidden ? "hideContent" : "showContent", { body });
      return { kind: "done" };
    } catch (error) {
      return failureOf(error);
    }
  },
});
