export { useSeenPreview } from "./useSeenPreview.ts";
export type { SeenPreview, SeenPreviewOptions } from "./useSeenPreview.ts";
