export { useHoverPreview } from "./useHoverPreview.ts";
export type { HoverPreview, HoverPreviewOptions } from "./useHoverPreview.ts";
