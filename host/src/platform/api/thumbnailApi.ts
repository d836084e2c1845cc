import type { Api } from "@kadr/openapi/client";
import { createUploadFetch } from "./uploadFetch.ts";

/** A picture on a slow line. */
const uploadTimeoutMs = 120_000;

/** Sends the picture of a video as a form file (OWNER-TOOLS-08). `onProgress`: from 0 to 1. */
export const createThumbnailUpload =
  (api: Api) =>
  async (videoId: string, picture: File, onProgress: (part: number) => void): Promise<void> => {
    const body = new FormData();
    body.append("file", picture, picture.name);
    await api.call("uploadVideoThumbnail", {
      path: { id: videoId },
      body,
      timeoutMs: uploadTimeoutMs,
      fetch: createUploadFetch(onProgress),
    });
  };
